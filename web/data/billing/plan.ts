import { FREE_VIDEOS_PER_MONTH, TRIAL } from '#contract/catalogue.ts';
import { type Offer, offersAt } from '#contract/offers.ts';
import type { NamedPlan } from '#contract/schemas/choices.ts';
import { formatNumber, formatPrice } from '#web/lib/format.ts';

/** The paid plan a subscription names, as sold today; undefined for anything else. */
export const paidPlanOf = (subscription: NamedPlan): Offer | undefined =>
  offersAt(new Date()).find(({ name }) => name.toLowerCase() === subscription);

/** What a plan includes and costs, in one line; `priceCents` is the monthly price this subscriber bought it at. */
export const planSummary = (subscription: NamedPlan, priceCents?: number): string => {
  if (subscription === 'free') return `${FREE_VIDEOS_PER_MONTH} videos per month`;
  if (subscription === 'trial') return `${TRIAL.videos} videos over ${TRIAL.days} days`;
  const plan = paidPlanOf(subscription);
  if (plan === undefined) return 'Paid plan';
  const { cents, videosPerMonth, credits } = plan;
  return `${formatPrice(priceCents ?? cents)} per month, ${formatNumber(videosPerMonth)} videos, ${formatNumber(credits)} credits`;
};
