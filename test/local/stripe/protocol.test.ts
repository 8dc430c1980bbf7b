import Stripe from 'stripe';
import { expect, test } from 'vitest';
import {
  customerAndPrice,
  DAY,
  idOf,
  openCheckout,
  sdkOn,
  stripeAccount,
  subscriber,
} from '#test/support/billing/stripe.ts';
import { defined } from '#test/support/values.ts';

test('a customer keeps its fields and metadata', async () => {
  const { stripe } = stripeAccount();
  const made = await stripe.customers.create({
    email: 'a@b.example',
    name: 'Ada & Söhne',
    metadata: { user_id: 'u' },
  });
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({
    object: 'customer',
    email: 'a@b.example',
    name: 'Ada & Söhne',
    metadata: { user_id: 'u' },
    livemode: false,
  });
});

test('finds a price by its lookup key, which must be unique', async () => {
  const { stripe } = stripeAccount();
  const { price } = await customerAndPrice(stripe);
  const lookup_keys = ['veilcast_plan_usd_3900_month'];
  const found = await stripe.prices.list({ lookup_keys, active: true, expand: ['data.product'] });
  expect(found.data).toMatchObject([
    {
      id: price.id,
      unit_amount: 3900,
      currency: 'usd',
      recurring: { interval: 'month' },
      product: { name: 'Starter' },
    },
  ]);
  expect(await stripe.prices.retrieve(price.id)).toMatchObject({ lookup_key: lookup_keys[0] });
  expect((await stripe.prices.list({ lookup_keys: ['other'] })).data).toEqual([]);
  await expect(customerAndPrice(stripe)).rejects.toMatchObject({ code: 'resource_already_exists' });
});

test('repeating a request with its idempotency key returns the same response and does nothing else', async () => {
  const { model, stripe } = stripeAccount();
  const params = { email: 'a@b.example' };
  const idempotencyKey = 'customer:u1';
  const [first, second] = await Promise.all([
    stripe.customers.create(params, { idempotencyKey }),
    stripe.customers.create(params, { idempotencyKey }),
  ]);
  expect(second.id).toBe(first.id);
  const mismatch: unknown = await stripe.customers
    .create({ email: 'c@d.example' }, { idempotencyKey })
    .catch((error: unknown) => error);
  expect(mismatch).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  model.advance(DAY + 1);
  expect((await stripe.customers.create(params, { idempotencyKey })).id).not.toBe(first.id);
});

test('stores a declined payment under its idempotency key, but not a request that never ran', async () => {
  const { stripe, customer } = await subscriber('failsLater');
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const { id } = await stripe.invoices.create({
    customer: customer.id,
    default_payment_method: idOf(defined(data[0]).default_payment_method),
  });
  await stripe.invoiceItems.create({ customer: customer.id, invoice: id, amount: 5, currency: 'usd' });
  const pay = () => stripe.invoices.pay(id, {}, { idempotencyKey: 'pay' });
  await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
  await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
  expect((await stripe.invoices.retrieve(id)).attempt_count).toBe(1);
  const missing = { customer: 'cus_none' };
  const options = { idempotencyKey: 'invoice' };
  await expect(stripe.invoices.create(missing, options)).rejects.toMatchObject({ code: 'resource_missing' });
  expect(await stripe.invoices.create({ customer: customer.id }, options)).toMatchObject({ status: 'draft' });
});

test('reports a missing object with 404, or with 400 and the parameter that names it', async () => {
  const { stripe } = stripeAccount();
  const gone = { type: 'StripeInvalidRequestError', code: 'resource_missing', statusCode: 404 };
  await expect(stripe.customers.retrieve('cus_x')).rejects.toMatchObject(gone);
  await expect(stripe.checkout.sessions.retrieve('cs_x')).rejects.toMatchObject(gone);
  await expect(stripe.subscriptions.retrieve('sub_x')).rejects.toMatchObject(gone);
  await expect(stripe.invoices.retrieve('in_x')).rejects.toMatchObject(gone);
  await expect(stripe.paymentMethods.retrieve('pm_x')).rejects.toMatchObject(gone);
  await expect(stripe.refunds.create({ charge: 'ch_x' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'charge',
    statusCode: 400,
  });
});

test('refuses an unsupported parameter by name, even a nested one', async () => {
  const { stripe } = stripeAccount();
  const { customer, price } = await customerAndPrice(stripe);
  await expect(stripe.customers.create({ phone: '1' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'phone',
    message: 'Received unknown parameter: phone',
  });
  await expect(stripe.customers.create({ metadata: { note: 'x'.repeat(501) } })).rejects.toMatchObject({
    statusCode: 400,
  });
  const nested = { mode: 'subscription' as const, customer: customer.id, success_url: 'http://localhost/' };
  await expect(
    stripe.checkout.sessions.create({
      ...nested,
      line_items: [{ price: price.id, quantity: 1, adjustable_quantity: { enabled: true } }],
    }),
  ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'line_items[0][adjustable_quantity]' });
  await expect(stripe.checkout.sessions.create({ mode: 'subscription' })).rejects.toMatchObject({
    code: 'parameter_missing',
  });
});

test('refuses a wrong key', async () => {
  const { model, stripe } = stripeAccount();
  await stripe.customers.create({});
  const refused = model.request('GET', '/v1/customers/none');
  expect(refused.status).toBe(404);
  const stranger = sdkOn(model, { key: 'sk_test_wrong' });
  await expect(stranger.subscriptions.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test('lists every page of results, newest first', async () => {
  const { stripe } = stripeAccount();
  const { customer, price } = await customerAndPrice(stripe);
  const made: string[] = [];
  for (let count = 0; count < 25; count += 1)
    made.push((await openCheckout(stripe, customer.id, price.id)).id);
  const walked: string[] = [];
  for await (const { id } of stripe.checkout.sessions.list({ customer: customer.id, limit: 10 }))
    walked.push(id);
  expect(walked).toEqual(made.toReversed());
  const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: defined(made[10]) });
  expect(back.data.map(({ id }) => id)).toEqual([made[12], made[11]]);
  await expect(stripe.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

test('expands ids into objects on request, four levels deep and no deeper', async () => {
  const { stripe, customer } = await subscriber();
  const { data } = await stripe.subscriptions.list({
    customer: customer.id,
    status: 'all',
    expand: ['data.latest_invoice.payments', 'data.default_payment_method', 'data.customer'],
  });
  expect(data).toMatchObject([
    {
      customer: { email: 'ada@example.com' },
      default_payment_method: { type: 'card', card: { last4: '4242' } },
      latest_invoice: { payments: { data: [{ status: 'paid' }] } },
    },
  ]);
  const expanding = (path: string) => stripe.customers.retrieve(customer.id, { expand: [path] });
  await expect(expanding('nonsense')).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  await expect(expanding('a.b.c.d.e')).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
});

test('lists events, each with its object as it was at the time', async () => {
  const { stripe, invoiceId } = await subscriber();
  const { data } = await stripe.events.list({ type: 'invoice.paid' });
  expect(data).toMatchObject([{ object: 'event', data: { object: { id: invoiceId, status: 'paid' } } }]);
  expect(await stripe.events.retrieve(defined(data[0]).id)).toEqual(data[0]);
});

test('in one process, a test retrieves each event once and delivers it itself', async () => {
  const { model, subscriptionId } = await subscriber();
  const taken = model.takeEvents();
  expect(taken.map(({ type }) => type)).toEqual(model.events.map(({ type }) => type));
  expect(taken[0]).toMatchObject({ data: { object: { id: subscriptionId } } });
  expect(model.takeEvents()).toEqual([]);
});

test('in one process, answers a request without HTTP and passes its parameters unchanged', () => {
  const { model } = stripeAccount();
  const made = model.request('POST', '/v1/prices', {
    currency: 'usd',
    unit_amount: 1900,
    product_data: { name: 'Hobby' },
    recurring: { interval: 'month' },
  });
  expect(made).toMatchObject({ status: 200, body: { unit_amount: 1900 } });
  expect(model.request('PATCH', '/v1/prices')).toMatchObject({ status: 404, body: { error: {} } });
});
