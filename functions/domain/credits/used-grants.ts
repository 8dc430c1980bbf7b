import { type Account, emptyAccount, isLive, nextMonthOf, periodOf } from './credits.ts';
import { TRIAL_GRANT } from './trial.ts';

/** The grant of the free credits of the month of `now` (UTC). */
export const freeGrantOf = (now: Date): string => `free:${periodOf(now)}`;

/** Once-only grants of an account: its identity does not get them again with a new account. */
export const usedGrants = (account: Account, now: Date): string[] => [
  ...account.grants.filter((grant) => grant.kind === 'free' && isLive(grant, now)).map(({ id }) => id),
  ...(account.trialEndsAt === undefined ? [] : [TRIAL_GRANT]),
];

/** What an identity that comes back may have used before. */
export interface UsedBefore {
  readonly freeMonth: boolean;
  readonly trial: boolean;
}

/** The first account of an identity that was here before: the grants it had are there, and nothing is left of them. */
export const accountAfter = (used: UsedBefore, ownerId: string, now: Date): Account => ({
  ...emptyAccount(ownerId, now),
  version: 1,
  ...(used.trial ? { trialEndsAt: now.toISOString() } : {}),
  grants: used.freeMonth
    ? [{ id: freeGrantOf(now), kind: 'free', remaining: 0, expiresAt: nextMonthOf(now).toISOString() }]
    : [],
});
