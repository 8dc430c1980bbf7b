import type { Clock } from '#functions/domain/request/ports.ts';
import { type CheckPorts, checkWork } from '#functions/services/work/check-work.ts';
import { giveWork, type QueuePorts } from '#functions/services/work/give-work.ts';
import { type PackPorts, packWork } from '#functions/services/work/pack-work.ts';

interface Ports extends CheckPorts, PackPorts {
  readonly now: Clock;
}

/** More than the number of checks and archives that a single run can start. */
const MOST = 1_000;

/**
 * Gives free slots to the checks and archives whose turn it is. Runs when an execution ends, and also once a minute.
 */
export const dispatchWork = ({ now, ...ports }: Ports) => ({
  name: 'DispatchWork',
  due: () => [checkWork(ports), packWork(ports)],
  about: ({ kind }: QueuePorts) => ({ kind }),
  tend: async (queue: QueuePorts): Promise<'given' | 'left'> =>
    (await giveWork(queue, now(), MOST)) > 0 ? 'given' : 'left',
});
