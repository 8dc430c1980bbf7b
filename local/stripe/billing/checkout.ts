import { sessionObject } from '#local/stripe/objects/session.ts';
import { subscriptionObject } from '#local/stripe/objects/subscription.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { SessionRecord } from '#local/stripe/records/records.ts';
import { cardOf, DECLINED_MESSAGE, FUNDS_MESSAGE, type ValidCard } from './cards.ts';
import { keepCard, type Presence } from './charging.ts';
import { collect, draftInvoice, finalizeInvoice } from './invoicing.ts';
import { startSubscription } from './subscriptions.ts';

/** What a page shows after its form is submitted. */
export type PageResult =
  | { readonly outcome: 'done' }
  /** The card's bank asks the cardholder to authenticate. */
  | { readonly outcome: 'authenticate' }
  | { readonly outcome: 'declined'; readonly message: string }
  /** The checkout has already been paid, has expired or was cancelled. */
  | { readonly outcome: 'over' };

export const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Choose another card and try again.';

export const declineMessage = (number: string): string =>
  cardOf(number).declineCode === 'insufficient_funds' ? FUNDS_MESSAGE : DECLINED_MESSAGE;

export function expireSession(account: Account, id: string): SessionRecord {
  const session = account.records.update('sessions', id, { status: 'expired', pendingPaymentMethod: null });
  account.emit('checkout.session.expired', sessionObject(account, session));
  return session;
}

function complete(account: Account, session: SessionRecord, paymentMethod: string, presence: Presence): void {
  const { records } = account;
  const subscription = startSubscription(account, session, paymentMethod);
  const draft = draftInvoice(account, subscription, 'subscription_create');
  const created = records.get('subscriptions', subscription.id);
  finalizeInvoice(account, draft.id);
  account.emit('customer.subscription.created', subscriptionObject(account, created));
  collect(account, draft.id, { paymentMethod, presence });
  const done = records.update('sessions', session.id, {
    status: 'complete',
    subscription: subscription.id,
    invoice: draft.id,
    pendingPaymentMethod: null,
  });
  account.emit('checkout.session.completed', sessionObject(account, done));
}

/** The customer pays on the payment page. */
export function payCheckout(account: Account, id: string, card: ValidCard): PageResult {
  const { records } = account;
  const session = records.find('sessions', id);
  if (session?.status !== 'open') return { outcome: 'over' };
  const { present } = cardOf(card.number);
  if (present === 'declines') return { outcome: 'declined', message: declineMessage(card.number) };
  const paymentMethod = keepCard(account, session.customer, card);
  if (present === 'authenticates') {
    records.update('sessions', id, { pendingPaymentMethod: paymentMethod });
    return { outcome: 'authenticate' };
  }
  complete(account, session, paymentMethod, 'present');
  return { outcome: 'done' };
}

/** The customer answers the bank’s authentication prompt for a checkout. */
export function answerBankForCheckout(account: Account, id: string, passed: boolean): PageResult {
  const { records } = account;
  const session = records.find('sessions', id);
  if (session?.status !== 'open' || !session.pendingPaymentMethod) return { outcome: 'over' };
  if (!passed) {
    records.update('sessions', id, { pendingPaymentMethod: null });
    return { outcome: 'declined', message: AUTHENTICATION_FAILED };
  }
  complete(account, session, session.pendingPaymentMethod, 'authenticated');
  return { outcome: 'done' };
}
