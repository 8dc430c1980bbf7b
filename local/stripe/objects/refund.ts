import type Stripe from 'stripe';
import type { Account } from '#local/stripe/records/account.ts';
import type { DisputeRecord, RefundRecord } from '#local/stripe/records/payment-records.ts';

const EVIDENCE_DAYS = 9;
const DAY = 24 * 60 * 60;

export const refundObject = ({ records }: Account, record: RefundRecord): Stripe.Refund => {
  const { customer, paymentMethod } = records.get('charges', record.charge);
  return {
    id: record.id,
    object: 'refund',
    amount: record.amount,
    balance_transaction: null,
    charge: record.charge,
    created: record.created,
    currency: record.currency,
    customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: record.metadata,
    payment_intent: record.paymentIntent,
    payment_method: paymentMethod,
    reason: record.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
};

const evidenceOf = (text: string | null): Stripe.Dispute.Evidence => ({
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: text,
});

export const disputeObject = (record: DisputeRecord): Stripe.Dispute => ({
  id: record.id,
  object: 'dispute',
  amount: record.amount,
  balance_transactions: [],
  charge: record.charge,
  created: record.created,
  currency: record.currency,
  enhanced_eligibility_types: [],
  evidence: evidenceOf(record.evidence),
  evidence_details: {
    due_by: record.created + EVIDENCE_DAYS * DAY,
    enhanced_eligibility: {},
    has_evidence: record.evidence !== null,
    past_due: false,
    submission_count: record.evidence === null ? 0 : 1,
    submission_method: record.evidence === null ? 'not_submitted' : 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: record.metadata,
  payment_intent: record.paymentIntent,
  payment_method_details: {
    card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    type: 'card',
  },
  reason: record.reason,
  status: record.status,
});
