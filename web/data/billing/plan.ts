import {
  CREDITS_PER_VIDEO,
  FREE_CREDITS_PER_MONTH,
  PLANS,
  type Subscription,
  TRIAL,
} from '#contract/catalogue.ts';
import { formatNumber } from '#web/lib/format.ts';

/** The paid plan that a subscription names; undefined for anything else. */
export const paidPlanOf = (subscription: Subscription) =>
  PLANS.find(({ name }) => name.toLowerCase() === subscription);

/** What a plan gives, in a line. */
export const planSummary = (subscription: Subscription): string => {
  if (subscription === 'free') return `${FREE_CREDITS_PER_MONTH / CREDITS_PER_VIDEO} videos per month`;
  if (subscription === 'trial') return `${TRIAL.videos} videos over ${TRIAL.days} days`;
  const plan = paidPlanOf(subscription);
  if (plan === undefined) return 'Paid plan';
  const { usdPerMonth, videosPerMonth, credits } = plan;
  return `$${usdPerMonth} per month, ${formatNumber(videosPerMonth)} videos, ${formatNumber(credits)} credits`;
};
