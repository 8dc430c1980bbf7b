import type { PaidAccess } from '#functions/domain/credits/credits.ts';
import { type PlanId, type PricedPlan, planOf } from '#functions/domain/plans/plans.ts';
import { isRevoked, type PaidInvoice } from './billing-facts.ts';

/** The largest plan paid for in the current period, at the price it was sold at. */
export const levelOf = (paid: PaidAccess, invoices: readonly PaidInvoice[]): PricedPlan => {
  const { plan, subscriptionId, periodStart, priceCents } = paid;
  const begun = { ...planOf(plan), cents: priceCents };
  const [first = begun, ...rest] = invoices
    .filter(
      (row) => row.subscriptionId === subscriptionId && row.periodStart === periodStart && !isRevoked(row),
    )
    .map((row) => ({ ...planOf(row.plan), cents: row.priceCents }));
  return rest.reduce((largest, each) => (each.credits > largest.credits ? each : largest), first);
};

export type PlanChange =
  /** Nothing to change. */
  | { readonly kind: 'same' }
  /** The payment for the current period is overdue and must be settled first. */
  | { readonly kind: 'overdue' }
  /**
   * Applies at once and costs nothing: a downgrade, a switch back to the plan already paid for, or a withdrawn
   * cancellation. `priceCents` is the renewal price: a plan that was paid for keeps its price, and any other plan has
   * today's price.
   */
  | { readonly kind: 'free'; readonly priceCents: number }
  /**
   * Applies once the customer has paid the difference in price from the plan already paid for in this period.
   */
  | { readonly kind: 'charged'; readonly from: PlanId; readonly cents: number };

/** What a subscriber has to do to change to `plan`, at the plan’s current price. */
export const planChange = (
  paid: PaidAccess,
  invoices: readonly PaidInvoice[],
  plan: PricedPlan,
): PlanChange => {
  if (paid.status === 'past_due') return { kind: 'overdue' };
  if (paid.plan === plan.id)
    return paid.cancelAtPeriodEnd ? { kind: 'free', priceCents: paid.priceCents } : { kind: 'same' };
  const level = levelOf(paid, invoices);
  if (plan.id === level.id) return { kind: 'free', priceCents: level.cents };
  const cents = plan.cents - level.cents;
  return plan.credits > level.credits && cents > 0
    ? { kind: 'charged', from: level.id, cents }
    : { kind: 'free', priceCents: plan.cents };
};
