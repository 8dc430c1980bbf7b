import { z } from 'zod';
import { closeDispute, refundCharge } from '#local/stripe/billing/disputes.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { ChargeRecord } from '#local/stripe/records/payment-records.ts';
import { paymentMethodObject } from '../objects/customer.ts';
import { invoicePaymentObject } from '../objects/invoice.ts';
import { chargeObject, paymentIntentObject } from '../objects/payment.ts';
import { disputeObject, refundObject } from '../objects/refund.ts';
import { invalid, missing } from '../stripe-error.ts';
import {
  bool,
  type Call,
  call,
  get,
  int,
  mergeMetadata,
  metadata,
  pageOf,
  paging,
  post,
  text,
} from './call.ts';

const none = z.strictObject({});
const OfPayment = z.strictObject({
  ...paging,
  charge: text.optional(),
  payment_intent: text.optional(),
});
const OfCustomer = z.strictObject({
  ...paging,
  customer: text.optional(),
  payment_intent: text.optional(),
});

const NewRefund = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: int.pipe(z.int().positive()).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

/** The text that wins a dispute in Stripe’s test mode; any other text loses it. */
const WINNING_EVIDENCE = 'winning_evidence';
const Evidence = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: text.optional() }).default({}),
  submit: bool.default(true),
});

/** The charge that a request refers to, directly or through its payment. */
function namedCharge(
  { records }: Account,
  { charge, payment_intent: intent }: { charge?: string | undefined; payment_intent?: string | undefined },
): ChargeRecord {
  const id = intent === undefined ? charge : records.find('paymentIntents', intent)?.latestCharge;
  if (id === undefined && intent === undefined)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const found = id ? records.find('charges', id) : undefined;
  if (found) return found;
  if (intent === undefined) throw missing('charge', charge ?? '', 'charge');
  if (!records.find('paymentIntents', intent)) throw missing('payment_intent', intent, 'payment_intent');
  throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
}

export const PAYMENT_CALLS: readonly Call[] = [
  call(
    'invoicePayments.list',
    get('/v1/invoice_payments'),
    z.strictObject({
      ...paging,
      invoice: text.optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
    }),
    (account, params) => {
      const { invoice, status, payment } = params;
      const wanted = account.records
        .all('invoices')
        .filter((one) => !invoice || one.id === invoice)
        .flatMap((one) => invoicePaymentObject(account, one) ?? [])
        .filter(
          (one) =>
            (!status || one.status === status) &&
            (!payment || one.payment.payment_intent === payment.payment_intent),
        );
      return pageOf('/v1/invoice_payments', wanted, params, (one) => one);
    },
  ),
  call('paymentIntents.retrieve', get('/v1/payment_intents/:id'), none, (account, _, id) => {
    const intent = account.records.find('paymentIntents', id);
    if (!intent) throw missing('payment_intent', id);
    return paymentIntentObject(account, intent);
  }),
  call('paymentMethods.retrieve', get('/v1/payment_methods/:id'), none, ({ records }, _, id) => {
    const method = records.find('paymentMethods', id);
    if (!method) throw missing('PaymentMethod', id);
    return paymentMethodObject(method);
  }),
  call('charges.retrieve', get('/v1/charges/:id'), none, (account, _, id) => {
    const charge = account.records.find('charges', id);
    if (!charge) throw missing('charge', id);
    return chargeObject(account, charge);
  }),
  call('charges.list', get('/v1/charges'), OfCustomer, (account, params) => {
    const { customer, payment_intent: intent } = params;
    const wanted = account.records
      .all('charges')
      .filter((one) => (!customer || one.customer === customer) && (!intent || one.paymentIntent === intent));
    return pageOf('/v1/charges', wanted, params, (charge) => chargeObject(account, charge));
  }),
  call('refunds.create', post('/v1/refunds'), NewRefund, (account, params) => {
    const { amount, reason = null } = params;
    const wish = { amount, reason, metadata: mergeMetadata({}, params.metadata) };
    return refundObject(account, refundCharge(account, namedCharge(account, params), wish));
  }),
  call('refunds.list', get('/v1/refunds'), OfPayment, (account, params) => {
    const { charge, payment_intent: intent } = params;
    const wanted = account.records
      .all('refunds')
      .filter((one) => (!charge || one.charge === charge) && (!intent || one.paymentIntent === intent));
    return pageOf('/v1/refunds', wanted, params, (refund) => refundObject(account, refund));
  }),
  call('refunds.retrieve', get('/v1/refunds/:id'), none, (account, _, id) => {
    const refund = account.records.find('refunds', id);
    if (!refund) throw missing('refund', id);
    return refundObject(account, refund);
  }),
  call('disputes.list', get('/v1/disputes'), OfPayment, ({ records }, params) => {
    const { charge, payment_intent: intent } = params;
    const wanted = records
      .all('disputes')
      .filter((one) => (!charge || one.charge === charge) && (!intent || one.paymentIntent === intent));
    return pageOf('/v1/disputes', wanted, params, disputeObject);
  }),
  call('disputes.retrieve', get('/v1/disputes/:id'), none, ({ records }, _, id) => {
    const dispute = records.find('disputes', id);
    if (!dispute) throw missing('dispute', id);
    return disputeObject(dispute);
  }),
  call('disputes.update', post('/v1/disputes/:id'), Evidence, (account, params, id) => {
    const { records } = account;
    if (!records.find('disputes', id)) throw missing('dispute', id);
    const evidence = params.evidence.uncategorized_text ?? null;
    const dispute = records.update('disputes', id, { evidence });
    if (!params.submit || evidence === null) return disputeObject(dispute);
    return disputeObject(closeDispute(account, id, evidence === WINNING_EVIDENCE ? 'won' : 'lost'));
  }),
  call('disputes.close', post('/v1/disputes/:id/close'), none, (account, _, id) => {
    if (!account.records.find('disputes', id)) throw missing('dispute', id);
    return disputeObject(closeDispute(account, id, 'lost'));
  }),
];
