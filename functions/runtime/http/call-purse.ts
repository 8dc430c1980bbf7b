import type { Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { added, type Middleware } from './call.ts';
import { sentence } from './call-limit.ts';

/**
 * Adds the cost of an account’s calls, in micro-dollars, to its total for the day (UTC); returns whether the day’s
 * purse is now empty.
 */
export type SpendOnCalls = (userId: string, micro: number, now: Date) => Promise<boolean>;

/** This process writes an account’s costs once they reach this amount, which is after about fifty calls. */
const WRITTEN_FROM_MICRO = 200;
/** The maximum number of accounts that one process tracks. */
const ACCOUNTS = 1_000;
const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1_000;

interface Purse {
  readonly day: number;
  readonly owed: number;
  readonly isEmpty: boolean;
}

export interface CallPurses {
  /** Whether the account’s purse for the day is empty. */
  isEmpty(userId: string, now: Date): boolean;
  /** Counts the cost of a call. Never fails. */
  pay(userId: string, micro: number, now: Date): Promise<void>;
}

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/**
 * The cost of each account's calls per day. The process accumulates costs in memory and writes them only
 * occasionally, which saves a write per call. If other processes have emptied a purse, this process notices at its
 * next write.
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
 * Refuses a call (`too_many_requests`) when its account has used up the purse for the day. Reads `client` and
 * `signedIn`; adds nothing.
 */
export const callPurse = <R extends Route>(purses: CallPurses | undefined): Middleware<R> => ({
  before: ({ event: call }) => {
    const { now } = added(call.client, 'clientFacts');
    if (call.signedIn === undefined || purses?.isEmpty(call.signedIn.userId, now) !== true) return;
    const seconds = Math.ceil(((dayOf(now) + 1) * DAY_MS - now.getTime()) / MS_PER_SECOND);
    throw new Refusal('too_many_requests', sentence(seconds), { retryAfterSeconds: seconds });
  },
});
