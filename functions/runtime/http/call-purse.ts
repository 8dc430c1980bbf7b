import type { Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { added, type Middleware } from './call.ts';
import { sentence } from './call-limit.ts';

/** Adds what calls of an account have cost to its day (UTC), in micro-dollars; true when nothing is left of the day’s purse. */
export type SpendOnCalls = (userId: string, micro: number, now: Date) => Promise<boolean>;

/** What an account’s calls in this process cost together before it is written: about fifty calls. */
const WRITTEN_FROM_MICRO = 200;
/** Accounts that one process tracks. */
const ACCOUNTS = 1_000;
const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1_000;

interface Purse {
  readonly day: number;
  readonly owed: number;
  readonly isEmpty: boolean;
}

export interface CallPurses {
  /** Whether nothing is left of an account’s day. */
  isEmpty(userId: string, now: Date): boolean;
  /** Counts what a call has cost. Never fails. */
  pay(userId: string, micro: number, now: Date): Promise<void>;
}

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/**
 * What the calls of each account cost on a day. Counts in the process and writes now and then, so that a call costs no
 * write each; a process finds out at its next write that others have emptied a purse.
 */
export const callPurses = (spend: SpendOnCalls): CallPurses => {
  const purses = new Map<string, Purse>();
  const of = (userId: string, now: Date): Purse => {
    const known = purses.get(userId);
    return known?.day === dayOf(now) ? known : { day: dayOf(now), owed: 0, isEmpty: false };
  };
  return {
    isEmpty: (userId, now) => of(userId, now).isEmpty,
    pay: async (userId, micro, now) => {
      if (purses.size >= ACCOUNTS) purses.clear();
      const { day, owed, isEmpty } = of(userId, now);
      const due = owed + micro;
      const isDue = due >= WRITTEN_FROM_MICRO;
      purses.set(userId, { day, owed: isDue ? 0 : due, isEmpty });
      if (!isDue) return;
      try {
        if (await spend(userId, Math.ceil(due), now))
          purses.set(userId, { ...of(userId, now), isEmpty: true });
      } catch (error) {
        log.error({ event: EVENTS.callNotCounted, err: error });
      }
    },
  };
};

/**
 * Refuses the calls of an account (`too_many_requests`) whose calls have cost as much on this day as they may. Reads
 * `client` and `signedIn`; adds nothing.
 */
export const callPurse = <R extends Route>(purses: CallPurses | undefined): Middleware<R> => ({
  before: ({ event: call }) => {
    const { now } = added(call.client, 'clientFacts');
    if (call.signedIn === undefined || purses?.isEmpty(call.signedIn.userId, now) !== true) return;
    const seconds = Math.ceil(((dayOf(now) + 1) * DAY_MS - now.getTime()) / MS_PER_SECOND);
    throw new Refusal('too_many_requests', sentence(seconds), { retryAfterSeconds: seconds });
  },
});
