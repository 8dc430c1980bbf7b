import { z } from 'zod';
import { eventObject } from '#local/stripe/objects/session.ts';
import { missing } from '#local/stripe/stripe-error.ts';
import { type Call, call, get, pageOf, paging, text } from './call.ts';
import { CUSTOMER_CALLS } from './customers.ts';
import { INVOICE_CALLS } from './invoices.ts';
import { PAYMENT_CALLS } from './payments.ts';
import { PRICE_CALLS } from './prices.ts';
import { SESSION_CALLS } from './sessions.ts';
import { SUBSCRIPTION_CALLS } from './subscriptions.ts';

const EVENT_CALLS: readonly Call[] = [
  call('events.retrieve', get('/v1/events/:id'), z.strictObject({}), (account, _, id) => {
    const event = account.records.find('events', id);
    if (!event) throw missing('event', id);
    return eventObject(account, event);
  }),
  call(
    'events.list',
    get('/v1/events'),
    z.strictObject({ ...paging, type: text.optional() }),
    (account, params) => {
      const wanted = account.records.all('events').filter(({ type }) => !params.type || type === params.type);
      return pageOf('/v1/events', wanted, params, (event) => eventObject(account, event));
    },
  ),
];

const CALLS: readonly Call[] = [
  ...CUSTOMER_CALLS,
  ...PRICE_CALLS,
  ...SESSION_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...INVOICE_CALLS,
  ...PAYMENT_CALLS,
  ...EVENT_CALLS,
];

/** Finds the call for a method and path, along with the value of `:id`. */
export function findCall(method: string, path: string): { call: Call; id: string } | undefined {
  const parts = path.split('/');
  for (const call of CALLS) {
    const pattern = call.path.split('/');
    if (call.method !== method || pattern.length !== parts.length) continue;
    if (pattern.every((part, index) => part === ':id' || part === parts[index]))
      return { call, id: decodeURIComponent(parts[pattern.indexOf(':id')] ?? '') };
  }
  return undefined;
}
