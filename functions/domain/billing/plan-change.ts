import type { PaidAccess } from '#functions/domain/credits/credits.ts';
import { type PaidPlan, type PlanId, planOf } from '#functions/domain/plans/plans.ts';
import { isRevoked, type PaidInvoice } from './billing-facts.ts';

/** The dearest plan that was paid for in the current period. */
export const levelOf = (paid: PaidAccess, invoices: readonly PaidInvoice[]): PaidPlan => {
  const [first = planOf(paid.plan), ...rest] = invoices
    .filter(
      (row) =>
        row.subscriptionId === paid.subscriptionId && row.periodStart === paid.periodStart && !isRevoked(row),
    )
    .map(({ plan }) => planOf(plan));
  return rest.reduce((dearest, plan) => (plan.cents > dearest.cents ? plan : dearest), first);
};

export type PlanChange =
  /** Nothing to change. */
  | { readonly kind: 'same' }
  /** The payment for the current period is overdue: that comes first. */
  | { readonly kind: 'overdue' }
  /** At once and for nothing: down, up again within what was paid for, or staying on. */
  | { readonly kind: 'free' }
  /** The difference to what was paid for in this period is charged first. */
  | { readonly kind: 'charged'; readonly from: PlanId; readonly cents: number };

/** What becoming a subscriber of `plan` takes for somebody who already is one. */
export const planChange = (
  paid: PaidAccess,
  invoices: readonly PaidInvoice[],
  plan: PaidPlan,
): PlanChange => {
  if (paid.status === 'past_due') return { kind: 'overdue' };
  if (paid.plan === plan.id) return paid.cancelAtPeriodEnd ? { kind: 'free' } : { kind: 'same' };
  const level = levelOf(paid, invoices);
  return plan.cents <= level.cents
    ? { kind: 'free' }
    : { kind: 'charged', from: level.id, cents: plan.cents - level.cents };
};
