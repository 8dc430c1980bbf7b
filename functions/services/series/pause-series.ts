import type { PAUSED_BECAUSE } from '#contract/schemas/series/series.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { pausedSeries } from '#functions/domain/series/paused-series.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';

export interface PausePorts {
  readonly series: Lazy<SeriesStore>;
  readonly outbox: Lazy<Outbox>;
}

/** How many times the creator or one of its runs may change a series before this call gives up. */
const TRIES = 5;

/**
 * Pauses a series despite concurrent changes, and notifies the creator unless they paused it themselves. Runs in
 * progress continue. Returns the current series; undefined if it is gone.
 */
export const pauseSeries = async (
  ports: PausePorts,
  { ownerId, id }: Pick<Series, 'ownerId' | 'id'>,
  because: (typeof PAUSED_BECAUSE)[number],
  now: Date,
): Promise<Series | undefined> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = await ports.series().find(ownerId, id);
    if (before?.status !== 'active') return before;
    const paused = pausedSeries(before, because, now);
    if (await ports.series().replace(before, paused)) {
      const tell = tellOwner({ outbox: ports.outbox, now: () => now });
      if (because !== 'creator')
        await tell(ownerId, 'series-paused', {
          seriesId: id,
          series: before.choice.name,
          at: now.toISOString(),
          because,
        });
      return paused;
    }
  }
  throw new Error(`The series ${id} changed ${TRIES} times while it was to be paused.`);
};
