import { cardOf, type ValidCard } from './billing/cards.ts';
import { failAuthentication, keepCard } from './billing/charging.ts';
import { AUTHENTICATION_FAILED, declineMessage, type PageResult } from './billing/checkout.ts';
import { collect } from './billing/invoicing.ts';
import { changeSubscription } from './billing/subscriptions.ts';
import type { Account } from './records/account.ts';

const settle = (account: Account, id: string, paymentMethod: string, authenticated: boolean): PageResult => {
  const presence = authenticated ? 'authenticated' : 'present';
  const attempt = collect(account, id, { paymentMethod, presence });
  const { number } = account.records.get('paymentMethods', paymentMethod);
  switch (attempt?.outcome) {
    case 'paid':
      return { outcome: 'done' };
    case 'authenticate':
      return { outcome: 'authenticate' };
    case 'declined':
    case undefined:
      return { outcome: 'declined', message: declineMessage(number) };
    default:
      return attempt satisfies never;
  }
};

/** The customer pays an open invoice on its hosted page. */
export function payHostedInvoice(account: Account, id: string, card: ValidCard): PageResult {
  const invoice = account.records.find('invoices', id);
  if (invoice?.status !== 'open') return { outcome: 'over' };
  return settle(account, id, keepCard(account, invoice.customer, card), false);
}

/** The customer answers the bank’s authentication prompt for an open invoice. */
export function answerBankForInvoice(account: Account, id: string, passed: boolean): PageResult {
  const { records } = account;
  const invoice = records.find('invoices', id);
  if (invoice?.status !== 'open' || !invoice.pendingPaymentMethod) return { outcome: 'over' };
  if (passed) return settle(account, id, invoice.pendingPaymentMethod, true);
  failAuthentication(account, invoice);
  records.update('invoices', id, { pendingPaymentMethod: null });
  return { outcome: 'declined', message: AUTHENTICATION_FAILED };
}

const liveSubscriptions = ({ records }: Account, customer: string) =>
  records.all('subscriptions').filter((one) => one.customer === customer && one.status !== 'canceled');

/** In the portal, the customer chooses another card for their plan and later payments. */
export function changeCard(account: Account, portalId: string, card: ValidCard): PageResult {
  const { records } = account;
  const portal = records.find('portals', portalId);
  if (!portal) return { outcome: 'over' };
  if (cardOf(card.number).present === 'declines')
    return { outcome: 'declined', message: declineMessage(card.number) };
  const paymentMethod = keepCard(account, portal.customer, card);
  records.update('customers', portal.customer, { defaultPaymentMethod: paymentMethod });
  for (const { id } of liveSubscriptions(account, portal.customer))
    changeSubscription(account, id, { defaultPaymentMethod: paymentMethod });
  return { outcome: 'done' };
}

/** In the portal, the customer cancels their plan as of the end of the current period, or undoes the cancellation. */
export function keepPlan(account: Account, portalId: string, keep: boolean): PageResult {
  const portal = account.records.find('portals', portalId);
  if (!portal) return { outcome: 'over' };
  for (const { id } of liveSubscriptions(account, portal.customer)) {
    changeSubscription(account, id, {
      cancelAtPeriodEnd: !keep,
      canceledAt: keep ? null : account.now,
      cancelReason: keep ? null : 'cancellation_requested',
    });
  }
  return { outcome: 'done' };
}
