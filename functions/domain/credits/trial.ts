import { TRIAL } from '#contract/catalogue.ts';
import { type Account, type Change } from './credits.ts';
import { withheldAt } from './free-month.ts';

const MS_PER_DAY = 86_400_000;
export const TRIAL_GRANT = 'trial';

export const mayStartTrial = (account: Account): boolean =>
  account.trialEndsAt === undefined && account.paid === undefined;

/** Whether to offer the trial. An email address that gets no free credits gets no trial either. */
export const isTrialOffered = (account: Account, now: Date): boolean => {
  const why = withheldAt(account, now);
  return mayStartTrial(account) && (why === undefined || why === 'elsewhere');
};

/** The account, marked as having used its trial, whether here or on another account. */
export const withTrialUsed = (account: Account, now: Date): Account => ({
  ...account,
  trialEndsAt: now.toISOString(),
});

/** The account with a trial that starts now. Check `mayStartTrial` first: each person gets only one. */
export const trialStarted = (account: Account, now: Date): Change => {
  const expiresAt = new Date(now.getTime() + TRIAL.days * MS_PER_DAY).toISOString();
  return {
    account: {
      ...account,
      subscription: 'trial',
      trialEndsAt: expiresAt,
      grants: [...account.grants, { id: TRIAL_GRANT, kind: 'trial', remaining: TRIAL.credits, expiresAt }],
    },
    rows: [
      {
        id: `grant:${TRIAL_GRANT}`,
        ownerId: account.ownerId,
        amount: TRIAL.credits,
        reason: 'grant',
        grantId: TRIAL_GRANT,
        at: now.toISOString(),
      },
    ],
  };
};
