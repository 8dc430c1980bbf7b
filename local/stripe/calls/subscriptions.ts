import { z } from 'zod';
import { changeSubscription, endSubscription } from '#local/stripe/billing/subscriptions.ts';
import { subscriptionObject } from '../objects/subscription.ts';
import { invalid, missing } from '../stripe-error.ts';
import {
  bool,
  type Call,
  call,
  del,
  get,
  mergeMetadata,
  metadata,
  pageOf,
  paging,
  post,
  text,
} from './call.ts';

const LIVE = ['active', 'past_due', 'unpaid'];

const Change = z.strictObject({
  items: z.tuple([z.strictObject({ id: text, price: text })]).optional(),
  proration_behavior: z.literal('none').optional(),
  cancel_at_period_end: bool.optional(),
  default_payment_method: text.optional(),
  metadata,
});

export const SUBSCRIPTION_CALLS: readonly Call[] = [
  call(
    'subscriptions.list',
    get('/v1/subscriptions'),
    z.strictObject({
      ...paging,
      customer: text.optional(),
      status: z.enum(['all', 'active', 'past_due', 'unpaid', 'canceled', 'ended']).optional(),
    }),
    (account, params) => {
      const { customer, status } = params;
      const fits = (actual: string): boolean => {
        if (status === 'all') return true;
        if (status === undefined) return LIVE.includes(actual);
        return actual === (status === 'ended' ? 'canceled' : status);
      };
      const wanted = account.records
        .all('subscriptions')
        .filter((one) => (!customer || one.customer === customer) && fits(one.status));
      return pageOf('/v1/subscriptions', wanted, params, (one) => subscriptionObject(account, one));
    },
  ),
  call('subscriptions.retrieve', get('/v1/subscriptions/:id'), z.strictObject({}), (account, _, id) => {
    const subscription = account.records.find('subscriptions', id);
    if (!subscription) throw missing('subscription', id);
    return subscriptionObject(account, subscription);
  }),
  call('subscriptions.update', post('/v1/subscriptions/:id'), Change, (account, params, id) => {
    const { records, now } = account;
    const before = records.find('subscriptions', id);
    if (!before) throw missing('subscription', id);
    const { items, cancel_at_period_end: ending, default_payment_method: card } = params;
    if (before.status === 'canceled' && (items || ending !== undefined || card)) {
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    }
    const [item] = items ?? [];
    if (item && item.id !== before.item) throw missing('subscription item', item.id, 'items[0][id]');
    if (item && !records.find('prices', item.price)) throw missing('price', item.price, 'items[0][price]');
    if (item && params.proration_behavior !== 'none') {
      throw invalid('The stand-in changes prices with proration_behavior=none only.', 'proration_behavior');
    }
    if (card && records.find('paymentMethods', card)?.customer !== before.customer)
      throw missing('PaymentMethod', card, 'default_payment_method');
    const changed = changeSubscription(account, id, {
      ...(item ? { price: item.price } : {}),
      ...(card ? { defaultPaymentMethod: card } : {}),
      ...(ending === undefined
        ? {}
        : {
            cancelAtPeriodEnd: ending,
            canceledAt: ending ? (before.canceledAt ?? now) : null,
            cancelReason: ending ? 'cancellation_requested' : null,
          }),
      metadata: mergeMetadata(before.metadata, params.metadata),
    });
    return subscriptionObject(account, changed);
  }),
  call(
    'subscriptions.cancel',
    del('/v1/subscriptions/:id'),
    z.strictObject({
      invoice_now: bool.pipe(z.literal(false)).optional(),
      prorate: bool.pipe(z.literal(false)).optional(),
      cancellation_details: z.strictObject({ comment: text.optional() }).optional(),
    }),
    (account, params, id) => {
      const subscription = account.records.find('subscriptions', id);
      if (!subscription || subscription.status === 'canceled') throw missing('subscription', id);
      const comment = params.cancellation_details?.comment ?? null;
      return subscriptionObject(account, endSubscription(account, id, 'cancellation_requested', comment));
    },
  ),
];
