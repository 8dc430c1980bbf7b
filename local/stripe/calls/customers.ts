import { z } from 'zod';
import { deleteCustomer, liveCustomer } from '#local/stripe/billing/customers.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { CustomerRecord } from '#local/stripe/records/records.ts';
import { anyCustomerObject, customerObject, deletedCustomerObject } from '../objects/customer.ts';
import { portalObject } from '../objects/session.ts';
import { invalid, missing } from '../stripe-error.ts';
import { type Call, call, del, get, int, mergeMetadata, metadata, post, text } from './call.ts';

const none = z.strictObject({});
const cleared = z.literal('').optional();

/** An empty value clears a field; the stand-in stores no address, phone or description, so it can only clear them. */
const Change = z.strictObject({
  name: z.string().optional(),
  email: z.string().optional(),
  metadata,
  address: cleared,
  description: cleared,
  phone: cleared,
  shipping: cleared,
});

/** The only search that the stand-in supports: an exact match on one metadata field. */
const BY_METADATA = /^metadata\['(?<field>[^']+)'\]:'(?<value>[^']+)'$/u;

const live = (account: Account, id: string, param?: string): CustomerRecord => {
  const customer = liveCustomer(account, id);
  if (!customer) throw missing('customer', id, param);
  return customer;
};

export const CUSTOMER_CALLS: readonly Call[] = [
  call(
    'customers.create',
    post('/v1/customers'),
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
  call(
    'customers.search',
    get('/v1/customers/search'),
    z.strictObject({ query: text, limit: int.optional(), page: text.optional() }),
    ({ records }, { query }) => {
      const { field = '', value } = BY_METADATA.exec(query)?.groups ?? {};
      if (value === undefined) throw invalid('The stand-in searches by one metadata field only.', 'query');
      const found = records
        .all('customers')
        .filter((customer) => customer.isDeleted !== true && customer.metadata[field] === value);
      return {
        object: 'search_result',
        data: found.map(customerObject),
        has_more: false,
        next_page: null,
        url: '/v1/customers/search',
      };
    },
  ),
  call('customers.retrieve', get('/v1/customers/:id'), none, ({ records }, _, id) => {
    const customer = records.find('customers', id);
    if (!customer) throw missing('customer', id);
    return anyCustomerObject(customer);
  }),
  call('customers.update', post('/v1/customers/:id'), Change, (account, params, id) => {
    const { name, email, metadata: before } = live(account, id);
    return customerObject(
      account.records.update('customers', id, {
        name: (params.name ?? name) || null,
        email: (params.email ?? email) || null,
        metadata: mergeMetadata(before, params.metadata),
      }),
    );
  }),
  call('customers.del', del('/v1/customers/:id'), none, (account, _, id) =>
    deletedCustomerObject(deleteCustomer(account, live(account, id).id)),
  ),
  call(
    'billingPortal.sessions.create',
    post('/v1/billing_portal/sessions'),
    z.strictObject({ customer: text, return_url: z.url().optional() }),
    (account, { customer, return_url: returnUrl = null }) => {
      live(account, customer, 'customer');
      return portalObject(
        account,
        account.records.put('portals', { ...account.born('bps'), customer, returnUrl }),
      );
    },
  ),
];
