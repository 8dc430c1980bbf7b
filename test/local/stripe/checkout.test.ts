import { expect, test } from 'vitest';
import {
  card,
  customerAndPrice,
  DAY,
  openCheckout,
  stripeAccount,
  subscriber,
} from '#test/support/billing/stripe.ts';
import { defined } from '#test/support/values.ts';

const opened = async () => {
  const { model, stripe } = stripeAccount();
  const { customer, price } = await customerAndPrice(stripe);
  const session = await openCheckout(stripe, customer.id, price.id);
  return {
    model,
    stripe,
    customer,
    price,
    session,
    again: () => stripe.checkout.sessions.retrieve(session.id),
  };
};
const types = (model: { events: { type: string }[] }) => model.events.map(({ type }) => type);

test('a new checkout is open and unpaid, and its total is the price', async () => {
  const { session, customer } = await opened();
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 3900,
    currency: 'usd',
    customer: customer.id,
    client_reference_id: 'u1',
    metadata: { user_id: 'u1', plan: 'starter' },
    subscription: null,
  });
  expect(session.expires_at - session.created).toBe(DAY);
  expect(session.url).toContain(session.id);
});

test('a valid card creates the subscription and its paid invoice, and notifies the site', async () => {
  const { model, stripe, session, price, again } = await opened();
  expect(model.payCheckout(session.id, card('paid'))).toEqual({ outcome: 'done' });
  expect(await again()).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  const whole = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'subscription.default_payment_method'],
  });
  expect(whole.subscription).toMatchObject({
    status: 'active',
    metadata: { plan: 'starter' },
    items: { data: [{ price: { id: price.id, unit_amount: 3900 }, quantity: 1 }] },
    latest_invoice: { status: 'paid', amount_paid: 3900, billing_reason: 'subscription_create' },
    default_payment_method: { card: { brand: 'visa', last4: '4242' } },
  });
  expect(types(model)).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'checkout.session.completed',
  ]);
});

test('a declined card leaves the checkout open for another card', async () => {
  const { model, session, again } = await opened();
  expect(model.payCheckout(session.id, card('declined'))).toEqual({
    outcome: 'declined',
    message: 'Your card was declined.',
  });
  expect(await again()).toMatchObject({ status: 'open', subscription: null });
  expect(model.payCheckout(session.id, card('paid'))).toEqual({ outcome: 'done' });
});

test('a bank’s check comes first: failing it leaves the checkout open, and passing it completes the checkout', async () => {
  const { model, session, again } = await opened();
  expect(model.payCheckout(session.id, card('authenticates'))).toEqual({ outcome: 'authenticate' });
  expect(await again()).toMatchObject({ status: 'open' });
  expect(model.answerBankForCheckout(session.id, false)).toMatchObject({ outcome: 'declined' });
  expect(model.answerBankForCheckout(session.id, true)).toEqual({ outcome: 'over' });
  model.payCheckout(session.id, card('authenticates'));
  expect(model.answerBankForCheckout(session.id, true)).toEqual({ outcome: 'done' });
  expect(await again()).toMatchObject({ status: 'complete', payment_status: 'paid' });
});

test('a checkout charges the customer once, no matter how often they submit', async () => {
  const { model, session, stripe, customer } = await opened();
  model.payCheckout(session.id, card('paid'));
  expect(model.payCheckout(session.id, card('paid'))).toEqual({ outcome: 'over' });
  expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
});

test('an open checkout expires only once: when its time is up, or earlier on request', async () => {
  const { model, stripe, session, again, customer, price } = await opened();
  model.advance(DAY - 1);
  expect(await again()).toMatchObject({ status: 'open' });
  model.advance(1);
  expect(await again()).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  expect(model.payCheckout(session.id, card('paid'))).toEqual({ outcome: 'over' });
  const second = await openCheckout(stripe, customer.id, price.id);
  expect(await stripe.checkout.sessions.expire(second.id)).toMatchObject({ status: 'expired' });
  await expect(stripe.checkout.sessions.expire(second.id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
  });
  expect(types(model)).toEqual(['checkout.session.expired', 'checkout.session.expired']);
});

test('a checkout expires between 30 minutes and a day after its creation', async () => {
  const { model, stripe, customer, price } = await opened();
  const at = (seconds: number) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://localhost/a',
      expires_at: model.now + seconds,
    });
  expect((await at(31 * 60)).expires_at).toBe(model.now + 31 * 60);
  await expect(at(20 * 60)).rejects.toMatchObject({ param: 'expires_at' });
  await expect(at(2 * DAY)).rejects.toMatchObject({ param: 'expires_at' });
});

test("lists a customer's checkouts by status", async () => {
  const { stripe, customer, session } = await subscriber();
  const open = await openCheckout(stripe, customer.id, defined((await stripe.prices.list()).data[0]).id);
  const ids = async (status: 'open' | 'complete') =>
    (await stripe.checkout.sessions.list({ customer: customer.id, status })).data.map(({ id }) => id);
  expect(await ids('open')).toEqual([open.id]);
  expect(await ids('complete')).toEqual([session.id]);
});
