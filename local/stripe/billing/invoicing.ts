import { invoiceObject, totalOf } from '#local/stripe/objects/invoice.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { InvoiceRecord, SubscriptionRecord } from '#local/stripe/records/records.ts';
import { type Attempt, chargeCard, type Presence } from './charging.ts';
import { DAY, HOUR } from './months.ts';
import { changeSubscription, endSubscription } from './subscriptions.ts';

/**
 * When a failed renewal is retried, in days after its first failed charge; after the last retry the subscription
 * ends.
 */
const RETRY_DAYS = [3, 5, 7];

export const BLANK_INVOICE = {
  description: null,
  metadata: {},
  number: null,
  lines: [],
  attemptCount: 0,
  nextStep: null,
  finalizedAt: null,
  paidAt: null,
  voidedAt: null,
  uncollectibleAt: null,
  defaultPaymentMethod: null,
  paymentIntent: null,
  invoicePayment: null,
  pendingPaymentMethod: null,
} satisfies Partial<InvoiceRecord>;

/**
 * The draft for one period of a subscription. As in Stripe, its lines name the period being paid for, while
 * the invoice's own period is the previous one, starting at `since`.
 */
export function draftInvoice(
  account: Account,
  subscription: SubscriptionRecord,
  billingReason: 'subscription_create' | 'subscription_cycle',
  since: number = subscription.periodStart,
): InvoiceRecord {
  const { records } = account;
  const price = records.get('prices', subscription.price);
  const { name } = records.get('products', price.product);
  const { periodStart, periodEnd } = subscription;
  const renewal = billingReason === 'subscription_cycle';
  const invoice = records.put('invoices', {
    ...account.born('in'),
    ...BLANK_INVOICE,
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'draft',
    billingReason,
    currency: price.currency,
    autoAdvance: true,
    lines: [
      {
        id: account.newId('il'),
        amount: price.unitAmount * subscription.quantity,
        description: `${subscription.quantity} × ${name}`,
        quantity: subscription.quantity,
        price: price.id,
        invoiceItem: null,
        periodStart,
        periodEnd,
        metadata: subscription.metadata,
      },
    ],
    periodStart: since,
    periodEnd: periodStart,
    nextStep: renewal ? account.now + HOUR : null,
  });
  records.update('subscriptions', subscription.id, { latestInvoice: invoice.id });
  return invoice;
}

/** Finalizes a draft: gives it a number and requests payment. A zero-amount invoice is paid immediately. */
export function finalizeInvoice(account: Account, id: string): InvoiceRecord {
  const { records, now } = account;
  const { terms, name, email } = records.get('customers', records.get('invoices', id).customer);
  const draft = records.update('invoices', id, { ...(terms && { terms }), billedTo: { name, email } });
  const opened = records.update('invoices', id, {
    status: 'open',
    number: `TEST-${String(records.all('invoices').length).padStart(4, '0')}`,
    finalizedAt: now,
    nextStep: null,
  });
  if (totalOf(draft) <= 0) return markPaid(account, id);
  const intent = records.put('paymentIntents', {
    ...account.born('pi'),
    amount: totalOf(draft),
    currency: draft.currency,
    customer: draft.customer,
    invoice: id,
    status: 'requires_payment_method',
    paymentMethod: null,
    latestCharge: null,
    errorCode: null,
    declineCode: null,
    errorMessage: null,
    canceledAt: null,
  });
  return records.update('invoices', opened.id, {
    paymentIntent: intent.id,
    invoicePayment: account.newId('inpay'),
  });
}

export function markPaid(account: Account, id: string): InvoiceRecord {
  const { records, now } = account;
  const invoice = records.update('invoices', id, {
    status: 'paid',
    paidAt: now,
    nextStep: null,
    pendingPaymentMethod: null,
  });
  account.emit('invoice.paid', invoiceObject(account, invoice));
  const subscription = invoice.subscription && records.get('subscriptions', invoice.subscription);
  if (subscription && (subscription.status === 'past_due' || subscription.status === 'unpaid'))
    changeSubscription(account, subscription.id, { status: 'active' });
  return invoice;
}

/** The card to charge when the request doesn’t name one. */
export function cardFor({ records }: Account, invoice: InvoiceRecord): string | null {
  const subscription = invoice.subscription && records.get('subscriptions', invoice.subscription);
  return (
    invoice.defaultPaymentMethod ??
    (subscription ? subscription.defaultPaymentMethod : null) ??
    records.get('customers', invoice.customer).defaultPaymentMethod
  );
}

/** Schedules the next retry of an unpaid renewal, or ends the subscription after the last retry. */
function plan(account: Account, invoice: InvoiceRecord): void {
  const { records, now } = account;
  if (!invoice.subscription || invoice.billingReason !== 'subscription_cycle') return;
  const day = RETRY_DAYS[invoice.attemptCount - 1];
  const first = (invoice.finalizedAt ?? now) + (day ?? 0) * DAY;
  records.update('invoices', invoice.id, { nextStep: day === undefined ? null : first });
  const subscription = records.get('subscriptions', invoice.subscription);
  if (subscription.status === 'canceled') return;
  if (day !== undefined) changeSubscription(account, subscription.id, { status: 'past_due' });
  else if (account.afterLastRetry === 'unpaid')
    changeSubscription(account, subscription.id, { status: 'unpaid' });
  else endSubscription(account, subscription.id, 'payment_failed');
}

interface Try {
  readonly paymentMethod: string | null;
  readonly presence: Presence;
  /** Only a scheduled attempt advances the retry schedule. */
  readonly scheduled?: boolean;
}

/** Tries to collect payment for an open invoice and emits an event with the result. */
export function collect(
  account: Account,
  id: string,
  { paymentMethod, presence, scheduled = false }: Try,
): Attempt | undefined {
  const { records } = account;
  const open = records.get('invoices', id);
  // A zero-amount invoice was already paid when it was finalized.
  if (open.status === 'paid') return undefined;
  const attempt = paymentMethod ? chargeCard(account, open, paymentMethod, presence) : undefined;
  const counted = records.update('invoices', id, {
    attemptCount: scheduled || open.attemptCount === 0 ? open.attemptCount + 1 : open.attemptCount,
    pendingPaymentMethod: attempt?.outcome === 'authenticate' ? paymentMethod : null,
  });
  if (attempt?.outcome === 'paid') {
    markPaid(account, id);
    return attempt;
  }
  if (scheduled) plan(account, counted);
  const body = invoiceObject(account, records.get('invoices', id));
  if (attempt?.outcome === 'authenticate') account.emit('invoice.payment_action_required', body);
  if (attempt?.outcome !== 'authenticate' || presence === 'absent')
    account.emit('invoice.payment_failed', body);
  return attempt;
}
