import type { Offer } from '#contract/offers.ts';
import type { NamedPlan } from '#contract/schemas/choices.ts';
import { paidPlanOf } from '#web/data/billing/plan.ts';

/** What choosing a plan means for the reader; `none` when they already have it. */
export type PlanMove = 'start' | 'upgrade' | 'downgrade' | 'none';

/**
 * Compares a plan with the reader’s own. `subscription` is undefined while unknown, and for signed-out
 * readers.
 */
export const planMove = (subscription: NamedPlan | undefined, plan: Offer): PlanMove => {
  const own = subscription === undefined ? undefined : paidPlanOf(subscription);
  if (own === undefined) return 'start';
  if (own.name === plan.name) return 'none';
  return plan.credits > own.credits ? 'upgrade' : 'downgrade';
};
