import { CREDITS_PER_VIDEO, TRIAL } from '#contract/catalogue.ts';
import type { NamedPlan } from '#contract/schemas/choices.ts';
import { paidPlanOf } from '#web/data/billing/plan.ts';
import { formatNumber } from '#web/lib/format.ts';

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** How many videos a cadence makes in a month, rounded up. */
export const videosAMonth = ({
  days,
  times,
}: {
  readonly days: readonly string[];
  readonly times: readonly string[];
}): number => Math.ceil((days.length * times.length * WEEKS_A_YEAR) / MONTHS_A_YEAR);

/** What a month of a cadence costs, and what there is for it, in sentences. `isMore`: than the plan has. */
export const monthCost = (
  cadence: Parameters<typeof videosAMonth>[0],
  subscription: NamedPlan,
): { readonly words: string; readonly isMore: boolean } => {
  const videos = videosAMonth(cadence);
  const credits = videos * CREDITS_PER_VIDEO;
  const cost = `About ${formatNumber(videos)} ${videos === 1 ? 'video' : 'videos'} a month: ${formatNumber(credits)} credits.`;
  if (subscription === 'trial')
    return {
      words: `${cost} Your trial has ${formatNumber(TRIAL.credits)} for ${TRIAL.days} days.`,
      isMore: credits > TRIAL.credits,
    };
  const plan = paidPlanOf(subscription);
  if (plan === undefined) return { words: cost, isMore: false };
  return {
    words: `${cost} Your plan has ${formatNumber(plan.credits)}.`,
    isMore: credits > plan.credits,
  };
};
