import type Stripe from 'stripe';
import type { PriceRecord, ProductRecord } from '#local/stripe/records/records.ts';

/** An object in its JSON form, with the SDK’s decimals as strings. */
export type Wire<T, Changed> = Omit<T, keyof Changed> & Changed;

export type WirePrice = Wire<Stripe.Price, { unit_amount_decimal: string }>;
export type WirePlan = Wire<Stripe.Plan, { amount_decimal: string }>;

export const productObject = (record: ProductRecord): Stripe.Product => ({
  id: record.id,
  object: 'product',
  active: true,
  created: record.created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: record.metadata,
  name: record.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: record.created,
  url: null,
});

export const priceObject = (record: PriceRecord): WirePrice => ({
  id: record.id,
  object: 'price',
  active: record.active,
  billing_scheme: 'per_unit',
  created: record.created,
  currency: record.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: record.lookupKey,
  metadata: record.metadata,
  nickname: record.nickname,
  product: record.product,
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: record.unitAmount,
  unit_amount_decimal: String(record.unitAmount),
});

/** The older format for a recurring price, which subscriptions still contain. */
export const planObject = (record: PriceRecord): WirePlan => ({
  id: record.id,
  object: 'plan',
  active: record.active,
  amount: record.unitAmount,
  amount_decimal: String(record.unitAmount),
  billing_scheme: 'per_unit',
  created: record.created,
  currency: record.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: record.metadata,
  meter: null,
  nickname: record.nickname,
  product: record.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
