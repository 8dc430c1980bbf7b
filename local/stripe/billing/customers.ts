import type { Account } from '#local/stripe/records/account.ts';
import type { CustomerRecord } from '#local/stripe/records/records.ts';
import { expireSession } from './checkout.ts';
import { endSubscription } from './subscriptions.ts';

/** A customer who can still buy something; undefined if the customer is unknown or was deleted. */
export const liveCustomer = ({ records }: Account, id: string): CustomerRecord | undefined => {
  const customer = records.find('customers', id);
  return customer?.isDeleted === true ? undefined : customer;
};

/**
 * Deletes a customer as Stripe does: subscriptions end immediately, cards are removed, and the customer can’t buy
 * anything else. Invoices and payments are kept, with the name and address they were issued to.
 */
export function deleteCustomer(account: Account, id: string): CustomerRecord {
  const { records } = account;
  for (const { id: subscription, customer, status } of records.all('subscriptions'))
    if (customer === id && status !== 'canceled')
      endSubscription(account, subscription, 'cancellation_requested');
  for (const { id: session, customer, status } of records.all('sessions'))
    if (customer === id && status === 'open') expireSession(account, session);
  for (const { id: card, customer } of records.all('paymentMethods'))
    if (customer === id) records.update('paymentMethods', card, { customer: null });
  return records.update('customers', id, {
    name: null,
    email: null,
    metadata: {},
    defaultPaymentMethod: null,
    isDeleted: true,
  });
}
