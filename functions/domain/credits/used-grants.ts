import { type Account, emptyAccount, isLive, nextMonthOf, periodOf } from './credits.ts';
import { TRIAL_GRANT } from './trial.ts';

/** The id of the free grant of the month of `now` (UTC). */
export const freeGrantOf = (now: Date): string => `free:${periodOf(now)}`;

/** Once-only grants of an account, which its identity cannot get again with a new account. */
export const usedGrants = (account: Account, now: Date): string[] => [
  ...account.grants.filter((grant) => grant.kind === 'free' && isLive(grant, now)).map(({ id }) => id),
  ...(account.trialEndsAt === undefined ? [] : [TRIAL_GRANT]),
];

/** What a returning identity may have used before. */
export interface UsedBefore {
  readonly freeMonth: boolean;
  readonly trial: boolean;
}

/** The first account of a returning identity: it already lists the grants used before, with nothing left of them. */
export const accountAfter = (used: UsedBefore, ownerId: string, now: Date): Account => ({
  ...emptyAccount(ownerId, now),
  version: 1,
  ...(used.trial ? { trialEndsAt: now.toISOString() } : {}),
  grants: used.freeMonth
    ? [{ id: freeGrantOf(now), kind: 'free', remaining: 0, expiresAt: nextMonthOf(now).toISOString() }]
    : [],
});
