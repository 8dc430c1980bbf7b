import type Stripe from 'stripe';
import type { BillingFacts, InvoiceFact, SubscriptionFact } from '#functions/domain/billing/billing-facts.ts';
import { sum } from '#functions/domain/billing/sum.ts';
import { PlanId, type PricedPlan } from '#functions/domain/plans/plans.ts';
import { everything, idOf, isoOf } from './stripe-client.ts';
import { plansByPrice } from './stripe-prices.ts';

/** If a payment is older than this, refunding or disputing it no longer changes anything. */
const LOOK_BACK_SECONDS = 150 * 86_400;

type Plans = ReadonlyMap<string, PricedPlan>;

/** Everything relevant about a customer, freshly read from Stripe. */
export const factsOf = async (stripe: Stripe, customer: string): Promise<BillingFacts> => {
  const [plans, subscriptions, invoices] = await Promise.all([
    plansByPrice(stripe),
    everything(
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: ['data.default_payment_method'],
      }),
    ),
    everything(stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] })),
  ]);
  const facts = await Promise.all(invoices.map((invoice) => invoiceFact(stripe, invoice, plans)));
  return {
    subscriptions: subscriptions.map((subscription) => subscriptionFact(subscription, plans)),
    invoices: facts.filter((fact) => fact !== undefined),
  };
};

const STATUSES: Readonly<Record<string, SubscriptionFact['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'starting',
};

const subscriptionFact = (subscription: Stripe.Subscription, plans: Plans): SubscriptionFact => {
  const [item] = subscription.items.data;
  const plan = plans.get(item?.price.id ?? '');
  return {
    id: subscription.id,
    itemId: item?.id ?? '',
    plan: plan?.id,
    priceCents: plan?.cents,
    status: STATUSES[subscription.status] ?? 'ended',
    createdAt: isoOf(subscription.created),
    // Stripe’s portal may set a cancellation date instead of "at the end of the period".
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    appliedInvoice: subscription.metadata['applied_invoice'] ?? undefined,
    ...cardOf(subscription.default_payment_method),
  };
};

const cardOf = (
  method: string | Stripe.PaymentMethod | null,
): Pick<SubscriptionFact, 'card' | 'cardFingerprint'> => {
  if (method === null || typeof method === 'string' || method.card === undefined) return { card: undefined };
  const { brand, last4, fingerprint } = method.card;
  return { card: { brand, last4 }, cardFingerprint: fingerprint ?? undefined };
};

/** Our plan, read from metadata that only someone with our key could have written. */
const planIn = (text: string | undefined): PlanId | undefined => PlanId.safeParse(text).data;

/** The price, read from metadata that only someone with our key could have written. */
const centsIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : undefined;

/** What an invoice pays for; undefined if it isn’t for a plan. */
const subjectOf = (invoice: Stripe.Invoice, plans: Plans) => {
  const metadata = invoice.metadata ?? {};
  const { subscription_id: upgraded, period_start: periodStart, period_end: periodEnd } = metadata;
  if (metadata['kind'] === 'upgrade' && upgraded && periodStart && periodEnd) {
    const [plan, from] = [planIn(metadata['to']), planIn(metadata['from'])];
    const priceCents = centsIn(metadata['price_cents']);
    return {
      kind: 'upgrade',
      subscriptionId: upgraded,
      plan,
      priceCents,
      from,
      periodStart,
      periodEnd,
    } as const;
  }
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  const [line, ...more] = invoice.lines.data;
  if (subscriptionId === undefined || line === undefined) return undefined;
  const price = idOf(line.pricing?.price_details?.price);
  // Taxes and discounts add no lines, so an invoice with several lines is not one of ours.
  const plan = more.length === 0 && line.quantity === 1 ? plans.get(price ?? '') : undefined;
  return {
    kind: 'period',
    subscriptionId,
    plan: plan?.id,
    priceCents: plan?.cents,
    from: undefined,
    periodStart: isoOf(line.period.start),
    periodEnd: isoOf(line.period.end),
  } as const;
};

const invoiceFact = async (
  stripe: Stripe,
  invoice: Stripe.Invoice,
  plans: Plans,
): Promise<InvoiceFact | undefined> => {
  const subject = subjectOf(invoice, plans);
  if (subject === undefined || invoice.status === null || invoice.status === 'draft') return undefined;
  const isPaid = invoice.status === 'paid';
  const paidAt = invoice.status_transitions.paid_at ?? invoice.created;
  return {
    ...subject,
    id: invoice.id,
    status: isPaid ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
    planCents: sum(invoice.lines.data.map(({ amount }) => amount)),
    cents: invoice.total,
    taxCents: sum((invoice.total_taxes ?? []).map(({ amount }) => amount)),
    currency: invoice.currency,
    createdAt: isoOf(invoice.created),
    paidAt: isPaid ? isoOf(paidAt) : undefined,
    url: invoice.hosted_invoice_url ?? undefined,
    paymentId: isPaid ? intentsOf(invoice)[0] : undefined,
    ...(isPaid && paidAt > Date.now() / 1000 - LOOK_BACK_SECONDS ? await moneyBack(stripe, invoice) : KEPT),
  };
};

type MoneyBack = Pick<InvoiceFact, 'refunds' | 'dispute'>;
const KEPT: MoneyBack = { refunds: [], dispute: 'none' };

const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);

const moneyBack = async (stripe: Stripe, invoice: Stripe.Invoice): Promise<MoneyBack> => {
  const intents = intentsOf(invoice);
  const found = await Promise.all(
    intents.map(async (payment_intent) => {
      const [refunds, disputes] = await Promise.all([
        stripe.refunds.list({ payment_intent, limit: 100 }),
        stripe.disputes.list({ payment_intent, limit: 10 }),
      ]);
      return { refunds: refunds.data, disputes: disputes.data };
    }),
  );
  const refunds = found
    .flatMap((one) => one.refunds)
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .map(({ amount, created }) => ({ cents: amount, at: isoOf(created) }));
  const outcomes = found.flatMap((one) => one.disputes.map(({ status }) => disputeOf(status)));
  const worst = (['open', 'lost', 'won'] as const).find((outcome) => outcomes.includes(outcome));
  return { refunds, dispute: worst ?? 'none' };
};

/** While a dispute is only a bank inquiry, no money has been withdrawn yet. */
const disputeOf = (status: string): InvoiceFact['dispute'] => {
  if (status.startsWith('warning')) return 'none';
  if (status === 'won' || status === 'lost') return status;
  return status === 'prevented' ? 'won' : 'open';
};
