import { totalOf } from '#local/stripe/objects/invoice.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { ChargeRecord } from '#local/stripe/records/payment-records.ts';
import type { InvoiceRecord } from '#local/stripe/records/records.ts';
import { cardOf, DECLINED_MESSAGE, FUNDS_MESSAGE, type ValidCard } from './cards.ts';
import { openDispute } from './disputes.ts';

/**
 * Whether the cardholder is on the page, and whether they have just answered the bank’s authentication prompt there.
 */
export type Presence = 'present' | 'absent' | 'authenticated';

export type Attempt =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'authenticate' }
  | { readonly outcome: 'declined'; readonly charge: ChargeRecord };

export const keepCard = (account: Account, customer: string, card: ValidCard): string =>
  account.records.put('paymentMethods', { ...account.born('pm'), customer, ...card }).id;

const behaviour = (number: string, presence: Presence) => {
  const card = cardOf(number);
  if (presence === 'authenticated') return 'pays';
  return card[presence];
};

const failureOf = (number: string) => {
  const declineCode = cardOf(number).declineCode ?? 'generic_decline';
  const message = declineCode === 'insufficient_funds' ? FUNDS_MESSAGE : DECLINED_MESSAGE;
  return { failureCode: 'card_declined', declineCode, failureMessage: message };
};

const PAID = { failureCode: null, declineCode: null, failureMessage: null };

/** Charges a card for an open invoice and records the charge. Does not change the invoice. */
export function chargeCard(
  account: Account,
  invoice: InvoiceRecord,
  paymentMethod: string,
  presence: Presence,
): Attempt {
  const { records } = account;
  const intent = records.get('paymentIntents', invoice.paymentIntent ?? '');
  const { number } = records.get('paymentMethods', paymentMethod);
  const will = behaviour(number, presence);
  if (will === 'authenticates') {
    records.update('paymentIntents', intent.id, { status: 'requires_action', paymentMethod });
    return { outcome: 'authenticate' };
  }
  const paid = will === 'pays';
  const outcome = paid ? PAID : failureOf(number);
  const charge = records.put('charges', {
    ...account.born('ch'),
    amount: totalOf(invoice),
    amountRefunded: 0,
    currency: invoice.currency,
    customer: invoice.customer,
    paymentIntent: intent.id,
    paymentMethod,
    status: paid ? 'succeeded' : 'failed',
    ...outcome,
    disputed: false,
  });
  records.update('paymentIntents', intent.id, {
    status: paid ? 'succeeded' : 'requires_payment_method',
    paymentMethod,
    latestCharge: charge.id,
    errorCode: outcome.failureCode,
    declineCode: outcome.declineCode,
    errorMessage: outcome.failureMessage,
  });
  if (!paid) return { outcome: 'declined', charge };
  if (cardOf(number).disputed) openDispute(account, charge, 'fraudulent');
  return { outcome: 'paid' };
}

/** The cardholder failed the bank’s authentication. */
export function failAuthentication(account: Account, invoice: InvoiceRecord): void {
  account.records.update('paymentIntents', invoice.paymentIntent ?? '', {
    status: 'requires_payment_method',
    errorCode: 'payment_intent_authentication_failure',
    declineCode: null,
    errorMessage: 'The provided payment method has failed authentication.',
  });
}
