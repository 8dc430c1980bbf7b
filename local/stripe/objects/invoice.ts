import type Stripe from 'stripe';
import type { Account } from '#local/stripe/records/account.ts';
import type { InvoiceRecord } from '#local/stripe/records/records.ts';
import { lineObject, type WireLine } from './invoice-line.ts';
import { listOf } from './list.ts';
import type { Wire } from './price.ts';

export type WireInvoice = Wire<Stripe.Invoice, { lines: Stripe.ApiList<WireLine> }>;

/** The amounts of an invoice in cents: its lines, the coupon’s discount, and the tax on the rest. */
const amountsOf = ({ lines, terms }: InvoiceRecord) => {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = Math.round((subtotal * (terms?.off ?? 0)) / 100);
  const tax = Math.round(((subtotal - discount) * (terms?.tax ?? 0)) / 100);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
};

export const totalOf = (record: InvoiceRecord): number => amountsOf(record).total;

/** A tax added to the prices, as Stripe lists it. */
const taxesOf = (taxable: number, amount: number): Stripe.Invoice.TotalTax[] =>
  amount === 0
    ? []
    : [
        {
          amount,
          tax_behavior: 'exclusive',
          tax_rate_details: { tax_rate: 'txr_stand_in' },
          taxability_reason: 'standard_rated',
          taxable_amount: taxable,
          type: 'tax_rate_details',
        },
      ];

export const hostedInvoiceUrl = ({ baseUrl }: Account, { id }: Pick<InvoiceRecord, 'id'>): string =>
  `${baseUrl}/invoice/${id}`;

/** The invoice's payment, which exists once the invoice is finalized. */
export const invoicePaymentObject = (
  { records }: Account,
  invoice: InvoiceRecord,
): Stripe.InvoicePayment | undefined => {
  if (!invoice.invoicePayment || !invoice.paymentIntent) return undefined;
  const paid = invoice.status === 'paid';
  const canceled = invoice.status === 'void';
  return {
    id: invoice.invoicePayment,
    object: 'invoice_payment',
    amount_paid: paid ? totalOf(invoice) : null,
    amount_requested: totalOf(invoice),
    created: records.get('paymentIntents', invoice.paymentIntent).created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: invoice.paymentIntent, type: 'payment_intent' },
    status: paid ? 'paid' : canceled ? 'canceled' : 'open',
    status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
  };
};

const parentOf = ({ records }: Account, { subscription }: InvoiceRecord): Stripe.Invoice.Parent | null => {
  if (!subscription) return null;
  const { metadata } = records.get('subscriptions', subscription);
  return {
    quote_details: null,
    subscription_details: { metadata, subscription },
    type: 'subscription_details',
  };
};

/** The fields that have the same values in every invoice. */
const FIXED_FIELDS = {
  account_country: 'US',
  account_name: 'Test account',
  account_tax_ids: null,
  application: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  default_source: null,
  due_date: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
} satisfies Partial<Stripe.Invoice>;

const amountFields = (record: InvoiceRecord) => {
  const { subtotal, discount, tax, total } = amountsOf(record);
  const paid = record.status === 'paid' ? total : 0;
  return {
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: total - paid,
    amount_shipping: 0,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_stand_in' }],
    total_excluding_tax: total - tax,
    total_pretax_credit_amounts: [],
    total_taxes: taxesOf(total - tax, tax),
  } satisfies Partial<Stripe.Invoice>;
};

export const invoiceObject = (account: Account, record: InvoiceRecord): WireInvoice => {
  const draft = record.status === 'draft';
  const page = draft ? null : hostedInvoiceUrl(account, record);
  const { name, email } = record.billedTo ?? account.records.get('customers', record.customer);
  return {
    id: record.id,
    object: 'invoice',
    ...FIXED_FIELDS,
    ...amountFields(record),
    attempt_count: record.attemptCount,
    attempted: record.attemptCount > 0,
    auto_advance: record.autoAdvance,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: draft ? record.nextStep : null,
    billing_reason: record.billingReason,
    created: record.created,
    currency: record.currency,
    customer: record.customer,
    customer_email: email,
    customer_name: name,
    customer_tax_ids: [],
    default_payment_method: record.defaultPaymentMethod,
    default_tax_rates: [],
    description: record.description,
    discounts: [],
    effective_at: record.finalizedAt,
    ending_balance: draft ? null : 0,
    hosted_invoice_url: page,
    invoice_pdf: page && `${page}/pdf`,
    issuer: { type: 'self' },
    lines: listOf(
      `/v1/invoices/${record.id}/lines`,
      record.lines.map((line) => lineObject(account, record, line)),
    ),
    metadata: record.metadata,
    next_payment_attempt: draft ? null : record.nextStep,
    number: record.number,
    parent: parentOf(account, record),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: record.periodEnd,
    period_start: record.periodStart,
    status: record.status,
    status_transitions: {
      finalized_at: record.finalizedAt,
      marked_uncollectible_at: record.uncollectibleAt,
      paid_at: record.paidAt,
      voided_at: record.voidedAt,
    },
    webhooks_delivered_at: draft ? null : record.created,
  };
};
