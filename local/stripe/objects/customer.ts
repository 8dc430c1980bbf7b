import type Stripe from 'stripe';
import { cardOf } from '#local/stripe/billing/cards.ts';
import type { PaymentMethodRecord } from '#local/stripe/records/payment-records.ts';
import type { CustomerRecord } from '#local/stripe/records/records.ts';

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
export const NO_BILLING_DETAILS = { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null };
const PASSED = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' };

export const customerObject = (record: CustomerRecord): Stripe.Customer => ({
  id: record.id,
  object: 'customer',
  address: null,
  balance: 0,
  created: record.created,
  currency: 'usd',
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: record.email,
  invoice_prefix: record.id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: record.defaultPaymentMethod,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: record.metadata,
  name: record.name,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

/** The part of a deleted customer that stays visible. */
export const deletedCustomerObject = ({ id }: CustomerRecord): Stripe.DeletedCustomer => ({
  id,
  object: 'customer',
  deleted: true,
});

/** The customer, or what remains of them after deletion. */
export const anyCustomerObject = (record: CustomerRecord): Stripe.Customer | Stripe.DeletedCustomer =>
  record.isDeleted === true ? deletedCustomerObject(record) : customerObject(record);

const LAST_DIGITS = 4;
export const lastFour = (number: string): string => number.slice(-LAST_DIGITS);

export const cardFacts = ({ number, expMonth, expYear }: PaymentMethodRecord) => ({
  brand: cardOf(number).brand,
  checks: PASSED,
  country: 'US',
  exp_month: expMonth,
  exp_year: expYear,
  fingerprint: `test${lastFour(number)}`,
  funding: 'credit',
  last4: lastFour(number),
  regulated_status: null,
  wallet: null,
});

export const paymentMethodObject = (record: PaymentMethodRecord): Stripe.PaymentMethod => {
  const card = cardFacts(record);
  return {
    id: record.id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: NO_BILLING_DETAILS,
    card: {
      ...card,
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: true },
    },
    created: record.created,
    customer: record.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
};
