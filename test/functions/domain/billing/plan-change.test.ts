import { describe, expect, it } from 'vitest';
import type { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { levelOf, type PlanChange, planChange } from '#functions/domain/billing/plan-change.ts';
import type { PaidAccess } from '#functions/domain/credits/credits.ts';
import { type PlanId, type PricedPlan, planOf } from '#functions/domain/plans/plans.ts';
import { END, paidInvoice, START } from '#test/support/billing/billing-facts.ts';

const PAID: PaidAccess = {
  plan: 'starter',
  priceCents: 3900,
  subscriptionId: 'sub_1',
  status: 'active',
  periodStart: START,
  periodEnd: END,
  accessUntil: '2026-12-27T12:00:00.000Z',
  cancelAtPeriodEnd: false,
};
const priced = (plan: PlanId, cents: number): PricedPlan => ({ ...planOf(plan), cents });
const invoice = (plan: PlanId, priceCents: number, change: Partial<PaidInvoice> = {}): PaidInvoice =>
  paidInvoice({ id: `in_${plan}`, plan, priceCents, cents: 100, ...change });

describe('the level of a plan', () => {
  it.each<[string, PaidAccess, readonly PaidInvoice[], PricedPlan]>([
    ['is the plan itself without an invoice', PAID, [], priced('starter', 3900)],
    ['is what its invoice paid for', PAID, [invoice('hobby', 1500)], priced('hobby', 1500)],
    [
      'is the largest plan of several invoices',
      PAID,
      [invoice('hobby', 1900), invoice('growth', 6900), invoice('starter', 3900)],
      priced('growth', 6900),
    ],
    [
      'is the first of two invoices for the same plan',
      PAID,
      [invoice('growth', 6800), invoice('growth', 6900)],
      priced('growth', 6800),
    ],
    [
      'leaves out other subscriptions, other periods and money that was returned',
      PAID,
      [
        invoice('ultra', 1, { subscriptionId: 'sub_2' }),
        invoice('ultra', 2, { periodStart: PAID.periodEnd }),
        invoice('ultra', 3, { refundedCents: 100 }),
        invoice('hobby', 1900),
      ],
      priced('hobby', 1900),
    ],
  ])('%s', (_, paid, invoices, level) => {
    expect(levelOf(paid, invoices)).toEqual(level);
  });
});

describe('a change of plan', () => {
  interface Plan {
    readonly paid: PaidAccess;
    readonly invoices: readonly PaidInvoice[];
  }
  const STARTER: Plan = { paid: PAID, invoices: [invoice('starter', 3900)] };
  const UPGRADED: Plan = { paid: PAID, invoices: [...STARTER.invoices, invoice('growth', 6900)] };
  const CANCELLED: Plan = { paid: { ...PAID, cancelAtPeriodEnd: true }, invoices: [] };
  const OVERDUE: PaidAccess = { ...PAID, status: 'past_due' };
  const free = (priceCents: number): PlanChange => ({ kind: 'free', priceCents });
  const charged = (from: PlanId, cents: number): PlanChange => ({ kind: 'charged', from, cents });

  it.each<[string, Plan, PricedPlan, PlanChange]>([
    [
      'waits for an overdue payment',
      { ...STARTER, paid: OVERDUE },
      priced('ultra', 19_900),
      { kind: 'overdue' },
    ],
    [
      'to the same plan waits for an overdue payment, too',
      { paid: OVERDUE, invoices: [] },
      priced('starter', 3900),
      { kind: 'overdue' },
    ],
    ['to the same plan changes nothing', STARTER, priced('starter', 4500), { kind: 'same' }],
    ['withdraws a cancellation at the price that was kept', CANCELLED, priced('starter', 4500), free(3900)],
    ['returns to what was paid for, at its price', UPGRADED, priced('growth', 7500), free(6900)],
    ['to a larger plan charges the difference', STARTER, priced('growth', 6900), charged('starter', 3000)],
    [
      'charges the difference from what was paid for',
      UPGRADED,
      priced('ultra', 19_900),
      charged('growth', 13_000),
    ],
    ['charges even a cent', STARTER, priced('growth', 3901), charged('starter', 1)],
    ['to a larger plan of the same price is free', STARTER, priced('growth', 3900), free(3900)],
    ['to a larger plan that costs less is free', STARTER, priced('growth', 3000), free(3000)],
    ['to a smaller plan is free', STARTER, priced('hobby', 1900), free(1900)],
    ['to a smaller plan that costs more is free', STARTER, priced('hobby', 5000), free(5000)],
  ])('%s', (_, { paid, invoices }, plan, change) => {
    expect(planChange(paid, invoices, plan)).toEqual(change);
  });
});
