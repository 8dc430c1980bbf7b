import { type Account, emptyAccount, isLive, nextMonthOf, periodOf } from './credits.ts';

const TRIAL_GRANT = 'trial';

/** The grant of the free credits of the month of `now` (UTC). */
export const freeGrantOf = (now: Date): string => `free:${periodOf(now)}`;

/** Grants of an account that its identity may not have again by starting anew. */
export const usedUpBy = (account: Account, now: Date): string[] => [
  ...account.grants.filter((grant) => grant.kind === 'free' && isLive(grant, now)).map(({ id }) => id),
  ...(account.trialEndsAt === undefined ? [] : [TRIAL_GRANT]),
];

/** The first account of an identity that had this month's free credits before: the grant is there, and nothing is left of it. */
export const accountWithoutFreeMonth = (ownerId: string, now: Date): Account => ({
  ...emptyAccount(ownerId, now),
  version: 1,
  grants: [{ id: freeGrantOf(now), kind: 'free', remaining: 0, expiresAt: nextMonthOf(now).toISOString() }],
});
