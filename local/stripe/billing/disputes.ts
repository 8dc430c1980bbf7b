import { chargeObject } from '#local/stripe/objects/payment.ts';
import { disputeObject, refundObject } from '#local/stripe/objects/refund.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { ChargeRecord, DisputeRecord, RefundRecord } from '#local/stripe/records/payment-records.ts';
import { invalid } from '#local/stripe/stripe-error.ts';

/** The cardholder disputes the charge with their bank. */
export function openDispute(account: Account, charge: ChargeRecord, reason: string): DisputeRecord {
  const { records } = account;
  if (charge.status !== 'succeeded') throw invalid('This charge was never paid.', 'charge');
  if (charge.disputed) throw invalid(`Charge ${charge.id} is already disputed.`, 'charge');
  records.update('charges', charge.id, { disputed: true });
  const dispute = records.put('disputes', {
    ...account.born('du'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount: charge.amount - charge.amountRefunded,
    currency: charge.currency,
    reason,
    status: 'needs_response',
    evidence: null,
    metadata: {},
  });
  account.emit('charge.dispute.created', disputeObject(dispute));
  return dispute;
}

/** The bank decides. */
export function closeDispute(account: Account, id: string, status: 'won' | 'lost'): DisputeRecord {
  const { records } = account;
  if (records.get('disputes', id).status !== 'needs_response')
    throw invalid('This dispute is already closed.');
  const dispute = records.update('disputes', id, { status });
  account.emit('charge.dispute.closed', disputeObject(dispute));
  return dispute;
}

/** Refunds a charge: the given amount, or all that remains of it. */
export function refundCharge(
  account: Account,
  charge: ChargeRecord,
  wish: Pick<RefundRecord, 'reason' | 'metadata'> & { readonly amount: number | undefined },
): RefundRecord {
  const { records } = account;
  const rest = charge.amount - charge.amountRefunded;
  const { amount = rest, reason, metadata } = wish;
  if (charge.status !== 'succeeded') throw invalid(`Charge ${charge.id} was not paid.`, 'charge');
  if (rest === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  }
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back.`, 'charge', 'charge_disputed');
  if (amount > rest) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
      'amount',
    );
  }
  const refund = records.put('refunds', {
    ...account.born('re'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount,
    currency: charge.currency,
    reason,
    metadata,
  });
  const before = charge.amountRefunded;
  const changed = records.update('charges', charge.id, { amountRefunded: before + amount });
  account.emit('refund.created', refundObject(account, refund));
  account.emit('charge.refunded', chargeObject(account, changed), { amount_refunded: before });
  return refund;
}
