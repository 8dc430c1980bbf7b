import { type Account, isLive } from './credits.ts';
import { TRIAL_GRANT } from './trial.ts';

/** The one-time grants an account has had, which the same person can’t get again on another account. */
export const usedGrants = (account: Account, now: Date): string[] => [
  ...account.grants.filter((grant) => grant.kind === 'free' && isLive(grant, now)).map(({ id }) => id),
  ...(account.trialEndsAt === undefined ? [] : [TRIAL_GRANT]),
];
