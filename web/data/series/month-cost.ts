import { CREDITS_PER_VIDEO, TRIAL } from '#contract/catalogue.ts';
import type { NamedPlan } from '#contract/schemas/choices.ts';
import { paidPlanOf } from '#web/data/billing/plan.ts';
import { formatNumber } from '#web/lib/format.ts';

const DAYS_A_WEEK = 7;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** How many videos are made per month at a given cadence, rounded up. */
export const videosAMonth = ({
  days,
  times,
}: {
  readonly days: readonly string[];
  readonly times: readonly string[];
}): number => Math.ceil((days.length * times.length * WEEKS_A_YEAR) / MONTHS_A_YEAR);

const counted = (videos: number): string => `${formatNumber(videos)} ${videos === 1 ? 'video' : 'videos'}`;

/** How many videos are made during a trial at a given cadence, and what they cost. */
const trialCost = ({ days, times }: Parameters<typeof videosAMonth>[0]) => {
  const videos = Math.ceil((days.length * times.length * TRIAL.days) / DAYS_A_WEEK);
  const credits = videos * CREDITS_PER_VIDEO;
  return {
    words: `About ${counted(videos)} in a trial’s ${TRIAL.days} days: ${formatNumber(credits)} of its ${formatNumber(TRIAL.credits)} credits. When it ends, the series pauses unless you choose a plan with series.`,
    isMore: credits > TRIAL.credits,
  };
};

/**
 * What a month (or trial) costs at a given cadence, and what the plan includes. `isMore`: whether that costs more
 * than the plan includes.
 */
export const monthCost = (
  cadence: Parameters<typeof videosAMonth>[0],
  subscription: NamedPlan,
): { readonly words: string; readonly isMore: boolean } => {
  if (subscription === 'trial') return trialCost(cadence);
  const videos = videosAMonth(cadence);
  const credits = videos * CREDITS_PER_VIDEO;
  const cost = `About ${counted(videos)} a month: ${formatNumber(credits)} credits.`;
  const plan = paidPlanOf(subscription);
  if (plan === undefined) return { words: cost, isMore: false };
  return {
    words: `${cost} Your plan has ${formatNumber(plan.credits)}.`,
    isMore: credits > plan.credits,
  };
};
