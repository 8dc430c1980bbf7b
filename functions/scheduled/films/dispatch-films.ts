import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Clock } from '#functions/domain/request/ports.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { giveSlots, type SlotPorts } from '#functions/services/videos/give-slots.ts';

interface Ports extends SlotPorts {
  readonly now: Clock;
}

/** Far more than the number of films that a single run can start. */
const MOST = 10_000;
const MS_PER_SECOND = 1000;

const countsOf = async (queue: FilmQueue, now: Date): Promise<Counts> => {
  const { accounts, oldest, slotsUsed } = await queue.figures();
  const waited = oldest === undefined ? 0 : now.getTime() - Date.parse(oldest);
  return {
    [METRICS.queuedPaid]: accounts.paid,
    [METRICS.queuedTrial]: accounts.trial,
    [METRICS.queuedFree]: accounts.free,
    [METRICS.queueWait]: Math.max(0, Math.round(waited / MS_PER_SECOND)),
    [METRICS.filmSlotsUsed]: slotsUsed,
  };
};

/**
 * Gives all free slots to the films whose turn it is. Runs when an execution ends, and also once a minute, in case a
 * call was lost.
 */
export const dispatchFilms = ({ now, ...ports }: Ports) => ({
  name: 'DispatchFilms',
  due: () => ['queue'],
  about: () => ({}),
  tend: async (): Promise<'given' | 'left'> => ((await giveSlots(ports, now(), MOST)) > 0 ? 'given' : 'left'),
  counts: () => countsOf(ports.filmQueue(), now()),
});
