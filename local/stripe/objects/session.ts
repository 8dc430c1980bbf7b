import type Stripe from 'stripe';
import type { Account } from '#local/stripe/records/account.ts';
import type { EventRecord, PortalRecord, SessionRecord } from '#local/stripe/records/records.ts';

/** The API version that the stand-in implements; the SDK's types were generated from the same version. */
export const API_VERSION = '2026-10-28.endive';

export const checkoutUrl = (
  { baseUrl }: Pick<Account, 'baseUrl'>,
  { id }: Pick<SessionRecord, 'id'>,
): string => `${baseUrl}/pay/${id}`;

/** The fields that have the same values in every checkout session. */
const FIXED_FIELDS = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  integration_identifier: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

export const sessionObject = (account: Account, record: SessionRecord): Stripe.Checkout.Session => {
  const { records } = account;
  const price = records.get('prices', record.price);
  const customer = records.get('customers', record.customer);
  const total = price.unitAmount * record.quantity;
  return {
    id: record.id,
    object: 'checkout.session',
    ...FIXED_FIELDS,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: record.cancelUrl,
    client_reference_id: record.clientReferenceId,
    created: record.created,
    currency: price.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: record.customer,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    discounts: [],
    expires_at: record.expiresAt,
    invoice: record.invoice,
    metadata: record.metadata,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: record.status === 'complete' ? 'paid' : 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status: record.status,
    subscription: record.subscription,
    success_url: record.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: record.status === 'open' ? checkoutUrl(account, record) : null,
  };
};

export const portalObject = ({ baseUrl }: Account, record: PortalRecord): Stripe.BillingPortal.Session => ({
  id: record.id,
  object: 'billing_portal.session',
  configuration: 'bpc_default',
  created: record.created,
  customer: record.customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: record.returnUrl,
  url: `${baseUrl}/portal/${record.id}`,
});

export const eventObject = ({ records }: Account, record: EventRecord) => ({
  id: record.id,
  object: 'event',
  api_version: API_VERSION,
  created: record.created,
  data: { object: record.object, ...(record.previous ? { previous_attributes: record.previous } : {}) },
  livemode: false,
  pending_webhooks: records.find('deliveries', record.id) ? 1 : 0,
  request: { id: null, idempotency_key: record.idempotencyKey },
  type: record.type,
});
