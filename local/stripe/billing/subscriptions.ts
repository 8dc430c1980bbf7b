import { subscriptionObject } from '#local/stripe/objects/subscription.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { SessionRecord, SubscriptionRecord } from '#local/stripe/records/records.ts';
import { nextMonth } from './months.ts';

/** Changes a subscription and emits an event with the previous values. */
export function changeSubscription(
  account: Account,
  id: string,
  patch: Partial<SubscriptionRecord>,
): SubscriptionRecord {
  const { records } = account;
  const before = subscriptionObject(account, records.get('subscriptions', id));
  const record = records.update('subscriptions', id, patch);
  const after = subscriptionObject(account, record);
  const was = new Map(Object.entries(before));
  const previous = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)))
    .map(([name]) => [name, was.get(name)]);
  const type = record.status === 'canceled' ? 'deleted' : 'updated';
  if (previous.length > 0) {
    account.emit(
      `customer.subscription.${type}`,
      after,
      type === 'deleted' ? null : Object.fromEntries(previous),
    );
  }
  return record;
}

/** The subscription created by a finished checkout; the caller emits its event once it has been paid. */
export const startSubscription = (
  account: Account,
  session: SessionRecord,
  paymentMethod: string,
): SubscriptionRecord =>
  account.records.put('subscriptions', {
    ...account.born('sub'),
    customer: session.customer,
    item: account.newId('si'),
    price: session.price,
    quantity: session.quantity,
    status: 'active',
    anchor: account.now,
    periodStart: account.now,
    periodEnd: nextMonth(account.now, account.now),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    cancelComment: null,
    defaultPaymentMethod: paymentMethod,
    latestInvoice: null,
    metadata: session.subscriptionMetadata,
  });

/** Ends a subscription now and stops collecting its unpaid invoices. */
export function endSubscription(
  account: Account,
  id: string,
  reason: SubscriptionRecord['cancelReason'],
  comment: string | null = null,
): SubscriptionRecord {
  const { records, now } = account;
  for (const invoice of records.all('invoices')) {
    if (invoice.subscription !== id) continue;
    if (invoice.status === 'open')
      records.update('invoices', invoice.id, { autoAdvance: false, nextStep: null });
    if (invoice.status === 'draft')
      records.update('invoices', invoice.id, { status: 'void', voidedAt: now, nextStep: null });
  }
  const { canceledAt } = records.get('subscriptions', id);
  return changeSubscription(account, id, {
    status: 'canceled',
    canceledAt: canceledAt ?? now,
    endedAt: now,
    cancelReason: reason,
    cancelComment: comment,
  });
}
