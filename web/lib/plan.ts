import {
  CREDITS_PER_VIDEO,
  FREE_CREDITS_PER_MONTH,
  PLANS,
  type Subscription,
  TRIAL,
} from '#contract/catalogue.ts';
import { formatNumber } from './format.ts';

/** What a plan gives, in a line. */
export const planSummary = (subscription: Subscription): string => {
  if (subscription === 'free') return `${FREE_CREDITS_PER_MONTH / CREDITS_PER_VIDEO} videos per month`;
  if (subscription === 'trial') return `${TRIAL.videos} videos over ${TRIAL.days} days`;
  const plan = PLANS.find(({ name }) => name.toLowerCase() === subscription);
  if (plan === undefined) return 'Paid plan';
  const { usdPerMonth, videosPerMonth, credits } = plan;
  return `$${usdPerMonth} per month, ${formatNumber(videosPerMonth)} videos, ${formatNumber(credits)} credits`;
};
