import { CREDITS_PER_VIDEO, FREE_VIDEOS_PER_MONTH, TRIAL } from '#contract/catalogue.ts';
import { type Offer, offersAt } from '#contract/offers.ts';
import type { User } from '#contract/schemas/auth.ts';
import type { NamedPlan } from '#contract/schemas/choices.ts';
import { formatDate, formatNumber, formatPrice } from '#web/lib/format.ts';

/** The paid plan that a subscription names, as it is sold today; undefined for anything else. */
export const paidPlanOf = (subscription: NamedPlan): Offer | undefined =>
  offersAt(new Date()).find(({ name }) => name.toLowerCase() === subscription);

/** States in full sentences how many renewing credits were used, how many are left, and when they renew. */
export const creditsNotice = (
  { credits, creditsUsed, creditsRenew }: Pick<User, 'credits' | 'creditsUsed' | 'creditsRenew'>,
  timezone: string,
): string | undefined => {
  if (creditsRenew === undefined) return undefined;
  const used =
    creditsUsed > 0
      ? `Credits used this month: ${formatNumber(creditsUsed)}.`
      : 'You’ve already used this month’s credits.';
  return `${used} Left: ${formatNumber(credits)}; a video needs ${CREDITS_PER_VIDEO}. New credits come on ${formatDate(creditsRenew, timezone)}.`;
};

/**
 * What a plan includes and costs, in one line; `priceCents` is the monthly price at which this subscriber
 * bought it.
 */
export const planSummary = (subscription: NamedPlan, priceCents?: number): string => {
  if (subscription === 'free') return `${FREE_VIDEOS_PER_MONTH} videos per month`;
  if (subscription === 'trial') return `${TRIAL.videos} videos over ${TRIAL.days} days`;
  const plan = paidPlanOf(subscription);
  if (plan === undefined) return 'Paid plan';
  const { cents, videosPerMonth, credits } = plan;
  return `${formatPrice(priceCents ?? cents)} per month, ${formatNumber(videosPerMonth)} videos, ${formatNumber(credits)} credits`;
};
