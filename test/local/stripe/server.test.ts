import { rmSync } from 'node:fs';
import { request } from 'node:http';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startStripeProcess } from '#local/stripe/start-process.ts';
import { loadStripe } from '#local/support/stand-in-processes.ts';
import { CARDS, customerAndPrice, DAY, idOf, openCheckout } from '#test/support/billing/stripe.ts';
import {
  order,
  settingsIn,
  stripeAt,
  stripeService,
  submit,
  typed,
  webhookSite,
} from '#test/support/billing/stripe-service.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined, takeFrom } from '#test/support/values.ts';

let service: Awaited<ReturnType<typeof stripeService>>;
let closers: (() => unknown)[];
const start = async (options?: Parameters<typeof stripeService>[0]) => {
  service = await stripeService(options);
  closers.push(() => service.close());
  return service;
};
beforeEach(() => {
  closers = [];
});
afterEach(async () => {
  for (const close of closers.toReversed()) await close();
});

const buy = async ({ stripe }: Pick<typeof service, 'stripe'>, number: string = CARDS.paid) => {
  const { customer, price } = await customerAndPrice(stripe);
  const session = await openCheckout(stripe, customer.id, price.id);
  const answer = await submit(defined(session.url), typed(number));
  return { customer, price, session, answer };
};
const Dispute = z.looseObject({ id: z.string() });
const Clock = z.object({ now: z.number() });
const types = () => service.deliveries.map(({ type }) => type);
const arrived = (count: number) => expect.poll(() => service.deliveries).toHaveLength(count);

test('payments made on the page reach the site as signed events', async () => {
  await start();
  const { answer, session } = await buy(service);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://localhost:1/payment/success?session_id=${session.id}`);
  await arrived(3);
  expect(types().toSorted()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
  ]);
  const { webhookSecret } = service.settings;
  for (const { body, signature, id } of service.deliveries) {
    expect(service.stripe.webhooks.constructEvent(body, signature, webhookSecret).id).toBe(id);
    expect(() => service.stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
    expect(() => service.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  }
  await expect.poll(() => order(service.url, '/__webhooks')).toMatchObject({ pending: [] });
});

test('redelivers an event until the site accepts it', async () => {
  await start({ failures: 2 });
  const { customers } = service.stripe;
  await customers.create({});
  const { session } = await buy(service);
  await arrived(5);
  expect(new Set(service.deliveries.map(({ id }) => id)).size).toBe(3);
  expect(types()).toContain('checkout.session.completed');
  expect(session.status).toBe('open');
});

test('delivers events twice, late and in the wrong order on request', async () => {
  await start();
  await order(service.url, '/__webhooks', { hold: true, duplicate: 1 });
  await buy(service);
  const Waiting = z.object({ pending: z.array(z.object({ event: z.string() })) });
  const { pending } = Waiting.parse(await order(service.url, '/__webhooks'));
  expect(pending).toHaveLength(3);
  expect(service.deliveries).toEqual([]);
  await order(service.url, '/__webhooks', { shuffle: true, release: true });
  await arrived(6);
  const made = pending.map(({ event }) => event);
  expect(service.deliveries.map(({ id }) => id)).toEqual(made.toReversed().flatMap((id) => [id, id]));
  await fetch(new URL('/__webhooks', service.url), { method: 'DELETE' });
  await expect.poll(() => order(service.url, '/__webhooks')).toMatchObject({ pending: [] });
  await order(service.url, '/__webhooks', { resend: defined(made[0]) });
  await arrived(7);
  await expect(order(service.url, '/__webhooks', { resend: 'evt_none' })).rejects.toThrow('400');
  await expect(order(service.url, '/__webhooks', { wrong: true })).rejects.toThrow('400');
});

test('moving the clock forward renews plans, and the clock never goes back', async () => {
  await start();
  const { customer } = await buy(service);
  const { now } = Clock.parse(await order(service.url, '/__clock'));
  expect(await order(service.url, '/__clock', { advance: 32 * DAY })).toEqual({ now: expect.any(Number) });
  const { data } = await service.stripe.invoices.list({ customer: customer.id });
  expect(data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ]);
  await order(service.url, '/__clock', { to: now + 40 * DAY });
  await expect(order(service.url, '/__clock', { to: now })).rejects.toThrow('400');
});

test('opens and decides disputes on request', async () => {
  await start();
  const { session } = await buy(service);
  const { invoice } = await service.stripe.checkout.sessions.retrieve(session.id);
  const [payment] = takeFrom((await service.stripe.invoicePayments.list({ invoice: idOf(invoice) })).data);
  const payment_intent = idOf(payment.payment.payment_intent);
  const dispute = Dispute.parse(await order(service.url, '/__disputes', { payment_intent }));
  expect(dispute).toMatchObject({ object: 'dispute', status: 'needs_response' });
  await order(service.url, '/__disputes', { dispute: dispute.id, status: 'lost' });
  await expect(order(service.url, '/__disputes', { payment_intent: 'pi_none' })).rejects.toThrow('400');
  await expect.poll(() => types()).toContain('charge.dispute.closed');
});

test('each scripted failure of a call reaches the SDK once, as one of the SDK’s own errors', async () => {
  await start();
  await order(service.url, '/__faults', {
    call: 'customers.create',
    faults: [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 429, code: 'rate_limit' },
      // The SDK retries once after a dropped connection.
      { kind: 'disconnect' },
      { kind: 'disconnect' },
      { kind: 'malformed' },
      { kind: 'timeout' },
    ],
  });
  const create = () => service.stripe.customers.create({});
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  await expect(create()).rejects.toThrow('Invalid JSON');
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(await create()).toMatchObject({ object: 'customer' });
});

test('returns a lost response when the call is repeated with its key', async () => {
  await start();
  const fault = { kind: 'lost' };
  await order(service.url, '/__faults', { call: 'customers.create', faults: [fault, fault] });
  const create = () => service.stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'customer:u1' });
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  const { id } = await create();
  expect((await create()).id).toBe(id);
});

test('a restart keeps open and paid objects, the clock, and undelivered events', async () => {
  const first = await start();
  await order(first.url, '/__webhooks', { hold: true });
  await order(first.url, '/__clock', { advance: 10 * DAY });
  const { customer, session, price } = await buy(first);
  const open = await openCheckout(first.stripe, customer.id, price.id);
  const { now } = Clock.parse(await order(first.url, '/__clock'));
  await first.close();
  closers.pop();
  expect(first.deliveries).toEqual([]);

  const second = await start({ folder: first.folder });
  expect(await order(second.url, '/__clock')).toEqual({
    now: expect.toSatisfy((later: number) => later >= now && later < now + 600),
  });
  const paid = await second.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  expect(paid).toMatchObject({ status: 'complete', subscription: { status: 'active' } });
  await arrived(3);
  const again = await second.stripe.checkout.sessions.retrieve(open.id);
  expect(again.url).toContain(second.url);
  expect((await submit(defined(again.url), typed(CARDS.paid))).status).toBe(303);
});

test('a process killed in the middle of its work doesn’t lose anything that it has confirmed', async () => {
  const folder = temporaryFolder();
  const site = await webhookSite();
  const settings = settingsIn(folder, site.url);
  closers.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => site.close(),
  );
  const exited = Promise.withResolvers<void>();
  const first = await startStripeProcess(loadStripe(), settings, exited.resolve);
  const stripe = stripeAt(first.url, settings.secretKey);
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, index) => stripe.customers.create({ name: `Customer ${index}` })),
  );
  const options = { idempotencyKey: 'once' };
  const once = await stripe.customers.create({ name: 'Once' }, options);
  process.kill(first.pid, 'SIGKILL');
  await exited.promise;
  const second = await startStripeProcess(loadStripe(), settings, () => {});
  closers.push(() => second.close());
  const after = stripeAt(second.url, settings.secretKey);
  for (const { id, name } of made) expect(await after.customers.retrieve(id)).toMatchObject({ name });
  expect((await after.customers.create({ name: 'Once' }, options)).id).toBe(once.id);
});

const statusOf = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(service.url);
    request({ host: hostname, port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });

test('web pages cannot reach the API or the controls, and other sites cannot submit the forms', async () => {
  await start();
  const { stripe } = service;
  const { customer, price } = await customerAndPrice(stripe);
  const { pathname } = new URL(defined((await openCheckout(stripe, customer.id, price.id)).url));
  for (const path of ['/v1/customers', '/__clock', '/__webhooks', '/__faults'])
    expect(await statusOf(path, { origin: 'https://evil.example' }, 'POST')).toBe(403);
  expect(await statusOf(pathname, { host: 'evil.example' })).toBe(403);
  const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await statusOf(pathname, followed)).toBe(200);
  expect(await statusOf(pathname, { 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(403);
  expect(await statusOf('/v1/customers/cus_1', {})).toBe(401);
  expect(await statusOf('/elsewhere', {})).toBe(404);
});
