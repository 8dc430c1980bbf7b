import type Stripe from 'stripe';
import type { Account } from '#local/stripe/records/account.ts';
import type { InvoiceItemRecord, InvoiceRecord, LineRecord } from '#local/stripe/records/records.ts';
import type { Wire } from './price.ts';

interface WirePricing {
  price_details?: Stripe.InvoiceLineItem.Pricing.PriceDetails;
  type: 'price_details';
  unit_amount_decimal: string | null;
}
export type WireLine = Wire<
  Stripe.InvoiceLineItem,
  { pricing: WirePricing | null; quantity_decimal: string | null }
>;
export type WireInvoiceItem = Wire<
  Stripe.InvoiceItem,
  { pricing: WirePricing | null; quantity_decimal: string }
>;

const parentOf = (
  { records }: Account,
  { subscription }: InvoiceRecord,
  line: LineRecord,
): Stripe.InvoiceLineItem.Parent => {
  const none = { invoice_item_details: null, subscription_item_details: null };
  if (line.invoiceItem || !subscription) {
    const details = {
      invoice_item: line.invoiceItem ?? '',
      proration: false,
      proration_details: null,
      subscription,
    };
    return { ...none, invoice_item_details: details, type: 'invoice_item_details' };
  }
  const details = {
    invoice_item: null,
    proration: false,
    proration_details: null,
    subscription,
    subscription_item: records.get('subscriptions', subscription).item,
  };
  return { ...none, subscription_item_details: details, type: 'subscription_item_details' };
};

const pricingOf = ({ records }: Account, { price, amount, quantity }: LineRecord): WirePricing => {
  const type = 'price_details';
  const unit_amount_decimal = String(amount / quantity);
  if (!price) return { type, unit_amount_decimal };
  const { product } = records.get('prices', price);
  return { type, unit_amount_decimal, price_details: { price, product } };
};

export const lineObject = (account: Account, invoice: InvoiceRecord, line: LineRecord): WireLine => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: invoice.currency,
  description: line.description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: invoice.id,
  livemode: false,
  metadata: line.metadata,
  parent: parentOf(account, invoice, line),
  period: { end: line.periodEnd, start: line.periodStart },
  pretax_credit_amounts: [],
  pricing: pricingOf(account, line),
  quantity: line.quantity,
  quantity_decimal: String(line.quantity),
  subscription: invoice.subscription,
  subtotal: line.amount,
  taxes: [],
});

export const invoiceItemObject = (record: InvoiceItemRecord): WireInvoiceItem => ({
  id: record.id,
  object: 'invoiceitem',
  amount: record.amount,
  currency: record.currency,
  customer: record.customer,
  customer_account: null,
  date: record.created,
  description: record.description,
  discountable: true,
  discounts: [],
  invoice: record.invoice,
  livemode: false,
  metadata: record.metadata,
  net_amount: record.amount,
  parent: null,
  period: { end: record.periodEnd, start: record.periodStart },
  pricing: { type: 'price_details', unit_amount_decimal: String(record.amount) },
  proration: false,
  quantity: 1,
  quantity_decimal: '1',
  tax_rates: [],
  test_clock: null,
});
