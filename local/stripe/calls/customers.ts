import { z } from 'zod';
import { customerObject } from '../objects/customer.ts';
import { portalObject } from '../objects/session.ts';
import { missing } from '../stripe-error.ts';
import { type Call, call, mergeMetadata, metadata, text } from './call.ts';

const none = z.strictObject({});

export const CUSTOMER_CALLS: readonly Call[] = [
  call(
    'customers.create',
    'POST',
    '/v1/customers',
    z.strictObject({ email: text.optional(), name: text.optional(), metadata }),
    (account, params) =>
      customerObject(
        account.records.put('customers', {
          ...account.born('cus'),
          email: params.email ?? null,
          name: params.name ?? null,
          metadata: mergeMetadata({}, params.metadata),
          defaultPaymentMethod: null,
        }),
      ),
  ),
  call('customers.retrieve', 'GET', '/v1/customers/:id', none, ({ records }, _, id) => {
    const customer = records.find('customers', id);
    if (!customer) throw missing('customer', id);
    return customerObject(customer);
  }),
  call(
    'billingPortal.sessions.create',
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({ customer: text, return_url: z.url().optional() }),
    (account, { customer, return_url: returnUrl = null }) => {
      if (!account.records.find('customers', customer)) throw missing('customer', customer, 'customer');
      return portalObject(
        account,
        account.records.put('portals', { ...account.born('bps'), customer, returnUrl }),
      );
    },
  ),
];
