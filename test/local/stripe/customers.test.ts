import { expect, test } from 'vitest';
import { idOf, openCheckout, stripeAccount, subscriber } from '#test/support/billing/stripe.ts';
import { takeFrom } from '#test/support/values.ts';

const CLEARED = {
  name: '',
  email: '',
  address: '',
  phone: '',
  description: '',
  shipping: '',
  metadata: '',
} as const;
const gone = { code: 'resource_missing', statusCode: 404 };

test('an update changes the fields it names, and an empty value clears its field', async () => {
  const { stripe } = stripeAccount();
  const { id } = await stripe.customers.create({
    name: 'Ada',
    email: 'a@b.example',
    metadata: { user_id: 'u' },
  });
  expect(await stripe.customers.update(id, { name: 'Ada L.' })).toMatchObject({
    name: 'Ada L.',
    email: 'a@b.example',
    metadata: { user_id: 'u' },
  });
  expect(await stripe.customers.update(id, CLEARED)).toMatchObject({ name: null, email: null, metadata: {} });
});

test('a deleted customer can be retrieved, but not changed, deleted again or charged for anything', async () => {
  const { stripe, customer, price, subscription, invoiceId } = await subscriber();
  const page = await openCheckout(stripe, customer.id, price.id);
  const deleted = { id: customer.id, object: 'customer', deleted: true };
  expect(await stripe.customers.del(customer.id)).toMatchObject(deleted);
  expect(await stripe.customers.retrieve(customer.id)).toEqual(expect.objectContaining(deleted));
  expect(await stripe.customers.retrieve(customer.id)).not.toHaveProperty('email');
  await expect(stripe.customers.update(customer.id, { name: 'Ada' })).rejects.toMatchObject(gone);
  await expect(stripe.customers.del(customer.id)).rejects.toMatchObject(gone);
  const unknown = { code: 'resource_missing', param: 'customer' };
  await expect(openCheckout(stripe, customer.id, price.id)).rejects.toMatchObject(unknown);
  await expect(stripe.billingPortal.sessions.create({ customer: customer.id })).rejects.toMatchObject(
    unknown,
  );
  await expect(stripe.invoices.create({ customer: customer.id })).rejects.toMatchObject(unknown);
  expect((await subscription()).status).toBe('canceled');
  expect((await stripe.checkout.sessions.retrieve(page.id)).status).toBe('expired');
  const method = idOf((await subscription()).default_payment_method);
  expect((await stripe.paymentMethods.retrieve(method)).customer).toBeNull();
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
  expect(invoice).toMatchObject({ id: invoiceId, status: 'paid', customer_email: 'ada@example.com' });
});

test('a finalized invoice keeps the name and address it was issued with', async () => {
  const { stripe, customer, invoiceId } = await subscriber();
  await stripe.customers.update(customer.id, CLEARED);
  expect((await stripe.invoices.retrieve(invoiceId)).customer_email).toBe('ada@example.com');
});

test('a search finds customers by their metadata, except deleted ones', async () => {
  const { stripe } = stripeAccount();
  const [one, two] = takeFrom(
    await Promise.all(['u1', 'u2'].map((user_id) => stripe.customers.create({ metadata: { user_id } }))),
  );
  const find = async (user: string) =>
    (await stripe.customers.search({ query: `metadata['user_id']:'${user}'` })).data.map(({ id }) => id);
  expect([await find('u1'), await find('u2')]).toEqual([[one.id], [two.id]]);
  await stripe.customers.del(one.id);
  expect(await find('u1')).toEqual([]);
  await expect(stripe.customers.search({ query: "email:'a'" })).rejects.toMatchObject({ param: 'query' });
});
