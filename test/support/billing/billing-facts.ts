import type { InvoiceFact, PaidInvoice, SubscriptionFact } from '#functions/domain/billing/billing-facts.ts';

/** The billing period that all payments in these tests cover. */
export const START = '2026-11-20T12:00:00.000Z';
export const END = '2026-12-20T12:00:00.000Z';

/** An active subscription to Hobby, as the payment provider reports it. */
export const subscription = (change: Partial<SubscriptionFact> = {}): SubscriptionFact => ({
  id: 'sub_1',
  itemId: 'si_1',
  plan: 'hobby',
  priceCents: 1900,
  status: 'active',
  createdAt: START,
  cancelAtPeriodEnd: false,
  appliedInvoice: undefined,
  card: undefined,
  ...change,
});

/** A paid invoice for that period, as the payment provider reports it. */
export const bill = (change: Partial<InvoiceFact> = {}): InvoiceFact => ({
  id: 'in_1',
  kind: 'period',
  status: 'paid',
  subscriptionId: 'sub_1',
  plan: 'hobby',
  from: undefined,
  priceCents: 1900,
  planCents: 1900,
  cents: 1900,
  taxCents: 0,
  currency: 'usd',
  createdAt: START,
  paidAt: START,
  periodStart: START,
  periodEnd: END,
  url: undefined,
  refunds: [],
  dispute: 'none',
  ...change,
});

/** The stored invoice for that period, with the credits of the plan. */
export const paidInvoice = (change: Partial<PaidInvoice> = {}): PaidInvoice => ({
  id: 'in_1',
  ownerId: 'owner',
  kind: 'period',
  subscriptionId: 'sub_1',
  plan: 'hobby',
  priceCents: 1900,
  planCents: 1900,
  cents: 1900,
  taxCents: 0,
  currency: 'usd',
  paidAt: START,
  periodStart: START,
  periodEnd: END,
  credits: 50,
  claimed: 0,
  refundedCents: 0,
  disputed: false,
  ...change,
});
