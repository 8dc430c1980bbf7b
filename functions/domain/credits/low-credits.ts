import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { type Account, balanceOf, isTrialActive, periodOf } from './credits.ts';
import { isFreeMonthDue, renewalOf } from './free-month.ts';

/** The notice an owner gets once their credits no longer cover a video. */
export interface LowCredits {
  /** The period the credits were granted for. The owner is notified at most once per period. */
  readonly period: string;
  readonly credits: number;
  /** When the owner next gets credits; absent if they get none without a purchase. */
  readonly renewsOn?: string;
}

const creditPeriod = (account: Account, now: Date): string => {
  if (account.paid !== undefined) return account.paid.periodStart;
  return isTrialActive(account, now) ? 'trial' : periodOf(now);
};

/** Undefined while the account can pay for a video or has yet to receive this month’s free credits. */
export const lowCredits = (account: Account, now: Date): LowCredits | undefined => {
  const credits = balanceOf(account, now);
  if (credits >= CREDITS_PER_VIDEO || isFreeMonthDue(account, now)) return undefined;
  const renewal = renewalOf(account, now);
  return {
    period: creditPeriod(account, now),
    credits,
    ...(renewal !== undefined && { renewsOn: renewal }),
  };
};
