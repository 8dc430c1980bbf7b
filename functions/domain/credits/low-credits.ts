import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { type Account, balanceOf, isTrialActive, periodOf } from './credits.ts';
import { isFreeMonthDue, renewalOf } from './free-month.ts';

/** The notice to the owner once their credits no longer cover a video. */
export interface LowCredits {
  /** The period that the credits were granted for. The owner is notified once per period. */
  readonly period: string;
  readonly credits: number;
  /** When the owner gets more credits; absent if they get none without a purchase. */
  readonly renewsOn?: string;
}

const creditPeriod = (account: Account, now: Date): string => {
  if (account.paid !== undefined) return account.paid.periodStart;
  return isTrialActive(account, now) ? 'trial' : periodOf(now);
};

/** Undefined while the account can pay for a video, or still has this month’s free credits to come. */
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
