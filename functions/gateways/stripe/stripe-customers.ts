import type Stripe from 'stripe';
import type { CustomerOwner } from '#functions/domain/billing/ports.ts';
import { unless } from './stripe-client.ts';

/** The metadata field that holds our user’s id. */
const OWNER = 'user_id';
const GONE = ['resource_missing'];

interface NewCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export const createCustomer = async (stripe: Stripe, { id, name, email }: NewCustomer): Promise<string> => {
  const customer = await stripe.customers.create(
    { name, email, metadata: { [OWNER]: id } },
    { idempotencyKey: `customer:${id}` },
  );
  return customer.id;
};

export const ownerOf = async (
  stripe: Stripe,
  customerId: string,
): Promise<CustomerOwner | 'gone' | undefined> => {
  const customer = await unless(GONE, stripe.customers.retrieve(customerId));
  if (customer?.deleted === true) return 'gone';
  const userId = customer?.metadata[OWNER];
  return userId === undefined ? undefined : { userId };
};

export const customersOf = async (stripe: Stripe, userId: string): Promise<string[]> => {
  const found = await stripe.customers.search({ query: `metadata['${OWNER}']:'${userId}'`, limit: 100 });
  return found.data.map(({ id }) => id);
};

/** Everything in a customer's record that may identify a person; an empty value clears a field. */
const NOBODY = {
  name: '',
  email: '',
  address: '',
  description: '',
  phone: '',
  shipping: '',
  metadata: '',
} as const satisfies Stripe.CustomerUpdateParams;

/**
 * Overwrites the record first: a deleted customer can’t be changed any more, but Stripe still shows parts of the
 * record.
 */
export const forgetCustomer = async (stripe: Stripe, customerId: string): Promise<void> => {
  const customer = await unless(GONE, stripe.customers.retrieve(customerId));
  if (customer === undefined || customer.deleted === true) return;
  await unless(GONE, stripe.customers.update(customerId, NOBODY));
  await unless(GONE, stripe.customers.del(customerId));
};
