import type Stripe from 'stripe';
import type { Account } from '#local/stripe/records/account.ts';
import type { SubscriptionRecord } from '#local/stripe/records/records.ts';
import { listOf } from './list.ts';
import { planObject, priceObject, type Wire, type WirePlan, type WirePrice } from './price.ts';

type WireItem = Wire<Stripe.SubscriptionItem, { price: WirePrice; plan: WirePlan }>;
export type WireSubscription = Wire<Stripe.Subscription, { items: Stripe.ApiList<WireItem> }>;

const itemObject = ({ records }: Account, record: SubscriptionRecord): WireItem => {
  const price = records.get('prices', record.price);
  return {
    id: record.item,
    object: 'subscription_item',
    billing_thresholds: null,
    created: record.created,
    current_period_end: record.periodEnd,
    current_period_start: record.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price: priceObject(price),
    quantity: record.quantity,
    subscription: record.id,
    tax_rates: [],
  };
};

/** The fields that have the same values in every subscription. */
const FIXED_FIELDS = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  description: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;

export const subscriptionObject = (account: Account, record: SubscriptionRecord): WireSubscription => ({
  id: record.id,
  object: 'subscription',
  ...FIXED_FIELDS,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: record.anchor,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  cancel_at: record.cancelAtPeriodEnd ? record.periodEnd : null,
  cancel_at_period_end: record.cancelAtPeriodEnd,
  canceled_at: record.canceledAt,
  cancellation_details: {
    comment: record.cancelComment,
    feedback: null,
    feedback_option: null,
    reason: record.cancelReason,
  },
  created: record.created,
  currency: account.records.get('prices', record.price).currency,
  customer: record.customer,
  default_payment_method: record.defaultPaymentMethod,
  default_tax_rates: [],
  discounts: [],
  ended_at: record.endedAt,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: listOf(`/v1/subscription_items?subscription=${record.id}`, [itemObject(account, record)]),
  latest_invoice: record.latestInvoice,
  metadata: record.metadata,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: ['card'],
    save_default_payment_method: 'off',
  },
  start_date: record.created,
  status: record.status,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
  },
});
