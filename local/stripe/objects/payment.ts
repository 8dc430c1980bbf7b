import type Stripe from 'stripe';
import { cardOf } from '#local/stripe/billing/cards.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type {
  ChargeRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
} from '#local/stripe/records/payment-records.ts';
import { bookedAs } from './balance-transaction.ts';
import { cardFacts, NO_BILLING_DETAILS, paymentMethodObject } from './customer.ts';
import { hostedInvoiceUrl } from './invoice.ts';

const lastError = (
  { records }: Account,
  record: PaymentIntentRecord,
): Stripe.PaymentIntent.LastPaymentError | null => {
  if (!record.errorCode) return null;
  return {
    code: record.errorCode,
    ...(record.declineCode ? { decline_code: record.declineCode } : {}),
    ...(record.latestCharge ? { charge: record.latestCharge } : {}),
    message: record.errorMessage ?? '',
    ...(record.paymentMethod
      ? { payment_method: paymentMethodObject(records.get('paymentMethods', record.paymentMethod)) }
      : {}),
    type: 'card_error',
  };
};

export const paymentIntentObject = (account: Account, record: PaymentIntentRecord): Stripe.PaymentIntent => ({
  id: record.id,
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount: record.amount,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: record.status === 'succeeded' ? record.amount : 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: record.canceledAt,
  cancellation_reason: record.canceledAt ? 'void_invoice' : null,
  capture_method: 'automatic',
  client_secret: `${record.id}_secret_test`,
  confirmation_method: 'automatic',
  created: record.created,
  currency: record.currency,
  customer: record.customer,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: lastError(account, record),
  latest_charge: record.latestCharge,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_action:
    record.status === 'requires_action'
      ? {
          redirect_to_url: { return_url: null, url: hostedInvoiceUrl(account, { id: record.invoice }) },
          type: 'redirect_to_url',
        }
      : null,
  on_behalf_of: null,
  payment_method: record.status === 'requires_payment_method' ? null : record.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: 'off_session',
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: record.status,
  transfer_data: null,
  transfer_group: null,
});

const outcomeOf = ({ status, declineCode }: ChargeRecord): Stripe.Charge.Outcome => {
  const paid = status === 'succeeded';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: paid ? 'approved_by_network' : 'declined_by_network',
    reason: declineCode,
    risk_level: 'normal',
    seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details.',
    type: paid ? 'authorized' : 'issuer_declined',
  };
};

const methodDetails = (
  method: PaymentMethodRecord,
  record: ChargeRecord,
): Stripe.Charge.PaymentMethodDetails => ({
  card: {
    ...cardFacts(method),
    amount_authorized: record.status === 'succeeded' ? record.amount : null,
    authorization_code: null,
    electronic_commerce_indicator: null,
    installments: null,
    mandate: null,
    network: cardOf(method.number).brand,
    network_transaction_id: null,
    three_d_secure: null,
    transaction_link_id: null,
  },
  type: 'card',
});

export const chargeObject = ({ records }: Account, record: ChargeRecord): Stripe.Charge => {
  const method = records.get('paymentMethods', record.paymentMethod);
  const paid = record.status === 'succeeded';
  return {
    id: record.id,
    object: 'charge',
    amount: record.amount,
    amount_captured: paid ? record.amount : 0,
    amount_refunded: record.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? bookedAs(record.id) : null,
    billing_details: NO_BILLING_DETAILS,
    calculated_statement_descriptor: null,
    captured: paid,
    created: record.created,
    currency: record.currency,
    customer: record.customer,
    description: null,
    disputed: record.disputed,
    failure_balance_transaction: null,
    failure_code: record.failureCode,
    failure_message: record.failureMessage,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(record),
    paid,
    payment_intent: record.paymentIntent,
    payment_method: record.paymentMethod,
    payment_method_details: methodDetails(method, record),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: record.amount === record.amountRefunded,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: record.status,
    transfer_data: null,
    transfer_group: null,
  };
};
