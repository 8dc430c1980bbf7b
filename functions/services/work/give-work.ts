import type { WorkKind } from '#contract/catalogue.ts';
import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import type { Work, WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { tiersWithMoney, type WorkPursePorts } from './work-purse.ts';

export interface GivePorts extends Pick<WorkPursePorts, 'budgets' | 'budget'> {
  readonly kind: WorkKind;
  readonly queue: Lazy<WorkQueue>;
  /** Starts the execution for a piece of work; if the work is no longer needed, removes it from the queue instead. */
  readonly start: (work: Work, now: Date) => Promise<void>;
}

/** A request gives out only a few slots so that it responds quickly; DispatchWork gives out the rest. */
const WORK_A_REQUEST = 4;

/**
 * Gives up to `most` free slots to the work whose turn is next, and starts that work. Returns how many slots it gave
 * out.
 */
export const giveWork = async (
  { kind, queue, start, ...purses }: GivePorts,
  now: Date,
  most: number,
): Promise<number> => {
  const tiers = await tiersWithMoney(purses, kind, now);
  for (let given = 0; given < most; given += 1) {
    const work = await queue().take(tiers, now);
    if (work === undefined) return given;
    await start(work, now);
  }
  return most;
};

export interface QueuePorts extends GivePorts {
  readonly subscriptions: Lazy<Subscriptions>;
}

/**
 * Queues work and gives out a few slots; the work starts immediately if a slot is free and nothing is ahead of it.
 */
export const queueWork = async (ports: QueuePorts, work: Work, now: Date): Promise<void> => {
  const subscription = await ports.subscriptions().subscription(work.ownerId, now);
  await ports.queue().join(work, subscription, now);
  await giveWork(ports, now, WORK_A_REQUEST);
};

/**
 * Checks work whose execution may not be running: puts the work back into its queue if it is missing there, and
 * starts it if it has a slot.
 */
export const tendWork = async (
  { subscriptions, ...ports }: QueuePorts,
  work: Work,
  now: Date,
): Promise<'queued' | 'started' | 'left'> => {
  const state = await ports.queue().stateOf(work);
  if (state === 'waiting') return 'left';
  if (state === 'running') {
    await ports.start(work, now);
    return 'started';
  }
  await ports.queue().join(work, await subscriptions().subscription(work.ownerId, now), now);
  return 'queued';
};
