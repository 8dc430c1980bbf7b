import { z } from 'zod';
import { expireSession } from '#local/stripe/billing/checkout.ts';
import { liveCustomer } from '#local/stripe/billing/customers.ts';
import { DAY } from '#local/stripe/billing/months.ts';
import { sessionObject } from '../objects/session.ts';
import { invalid, missing } from '../stripe-error.ts';
import {
  type Call,
  call,
  get,
  int,
  isWanted,
  mergeMetadata,
  metadata,
  pageOf,
  paging,
  post,
  text,
} from './call.ts';

const EXPIRES_MIN = 30 * 60;
/** The sender's clock may be slightly ahead. */
const LEEWAY = 60;
const none = z.strictObject({});

const NewSession = z.strictObject({
  mode: z.literal('subscription'),
  customer: text,
  client_reference_id: text.max(200).optional(),
  line_items: z.tuple([z.strictObject({ price: text, quantity: int.pipe(z.literal(1)) })]),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).optional(),
  expires_at: int.optional(),
  payment_method_types: z.tuple([z.literal('card')]).optional(),
});

export const SESSION_CALLS: readonly Call[] = [
  call('checkout.sessions.create', post('/v1/checkout/sessions'), NewSession, (account, params) => {
    const { records, now } = account;
    const [item] = params.line_items;
    if (!liveCustomer(account, params.customer)) throw missing('customer', params.customer, 'customer');
    if (!records.find('prices', item.price)) throw missing('price', item.price, 'line_items[0][price]');
    const { expires_at: expiresAt = now + DAY } = params;
    if (expiresAt < now + EXPIRES_MIN - LEEWAY) {
      throw invalid(
        'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
        'expires_at',
      );
    }
    if (expiresAt > now + DAY + LEEWAY) {
      throw invalid(
        'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
        'expires_at',
      );
    }
    const session = records.put('sessions', {
      ...account.born('cs_test'),
      expiresAt,
      customer: params.customer,
      clientReferenceId: params.client_reference_id ?? null,
      price: item.price,
      quantity: item.quantity,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      metadata: mergeMetadata({}, params.metadata),
      subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata ?? {}),
      status: 'open',
      subscription: null,
      invoice: null,
      pendingPaymentMethod: null,
    });
    return sessionObject(account, session);
  }),
  call('checkout.sessions.retrieve', get('/v1/checkout/sessions/:id'), none, (account, _, id) => {
    const session = account.records.find('sessions', id);
    if (!session) throw missing('checkout.session', id);
    return sessionObject(account, session);
  }),
  call(
    'checkout.sessions.list',
    get('/v1/checkout/sessions'),
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    (account, params) => {
      const wanted = account.records.all('sessions').filter((one) => isWanted(one, params));
      return pageOf('/v1/checkout/sessions', wanted, params, (session) => sessionObject(account, session));
    },
  ),
  call('checkout.sessions.expire', post('/v1/checkout/sessions/:id/expire'), none, (account, _, id) => {
    const session = account.records.find('sessions', id);
    if (!session) throw missing('checkout.session', id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
      );
    }
    return sessionObject(account, expireSession(account, id));
  }),
];
