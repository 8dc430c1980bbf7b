import type { Tier } from '#functions/domain/plans/tiers.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Span } from './budget.ts';

/** Nothing was written, because too little is left of the day’s or the month’s budget. */
export interface OverBudget {
  readonly kind: 'over_budget';
  readonly spent: Span;
  readonly tier: Tier;
  /** Whether the tier has its own share; if so, there may still be budget left on a higher plan. */
  readonly isShared: boolean;
}

const WHEN = { day: { now: 'today', back: 'tomorrow' }, month: { now: 'this month', back: 'next month' } };

/** Explains what has been used up, and when to come back or what would help. */
export const budgetRefusal = (
  { spent, tier, isShared }: OverBudget,
  made:
    | 'made as many videos'
    | 'written as many stories'
    | 'checked as many files'
    | 'packed as many archives' = 'made as many videos',
): Refusal => {
  const { now, back } = WHEN[spent];
  return new Refusal(
    'budget_reached',
    tier === 'paid' || !isShared
      ? `We’ve ${made} as we can ${now}. No credits were used. Please come back ${back}.`
      : `We’ve ${made} for ${tier} accounts as we can ${now}. No credits were used. Please come back ${back}, or upgrade to continue now.`,
  );
};
