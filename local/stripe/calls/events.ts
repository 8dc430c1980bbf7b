import { z } from 'zod';
import { eventObject } from '../objects/session.ts';
import { missing } from '../stripe-error.ts';
import { type Call, call, pageOf, paging, text } from './call.ts';

export const EVENT_CALLS: readonly Call[] = [
  call('events.retrieve', 'GET', '/v1/events/:id', z.strictObject({}), (account, _, id) => {
    const event = account.records.find('events', id);
    if (!event) throw missing('event', id);
    return eventObject(account, event);
  }),
  call(
    'events.list',
    'GET',
    '/v1/events',
    z.strictObject({ ...paging, type: text.optional() }),
    (account, params) => {
      const wanted = account.records.all('events').filter(({ type }) => !params.type || type === params.type);
      return pageOf('/v1/events', wanted, params, (event) => eventObject(account, event));
    },
  ),
];
