import Stripe from 'stripe';
import { answerApi } from '#local/stripe/api.ts';
import { type ModelOptions, StripeModel } from '#local/stripe/model.ts';

const SECRET_KEY = 'sk_test_in_process';
const START = Date.UTC(2027, 0, 15, 12) / 1000;
export const DAY = 24 * 60 * 60;
export const CARDS = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  authenticates: '4000002500003155',
  alwaysAuthenticates: '4000002760003184',
  failsLater: '4000000000000341',
  disputed: '4000000000000259',
} as const;
export const card = (number: keyof typeof CARDS) => ({
  number: CARDS[number],
  expMonth: 12,
  expYear: 2040,
});

/**
 * Intercepts every request that an SDK makes. `carryOut` performs the request; if the interceptor throws, the request
 * is aborted.
 */
export type OnRequest = (method: string, path: string, carryOut: () => Response) => Response;

/** The real SDK on top of an in-process model: calls return immediately, but use the same form and JSON encodings. */
export function sdkOn(
  model: StripeModel,
  {
    key = SECRET_KEY,
    onRequest = (_, __, carryOut) => carryOut(),
  }: { key?: string; onRequest?: OnRequest } = {},
): Stripe {
  const carryOut = (address: string | URL | Request, init: RequestInit): Response => {
    const headers = new Headers(init.headers);
    const {
      status,
      headers: sent,
      body,
    } = answerApi(model, SECRET_KEY, {
      method: init.method ?? 'GET',
      url: new URL(address instanceof Request ? address.url : address),
      authorization: headers.get('authorization') ?? '',
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
      body: typeof init.body === 'string' ? init.body : '',
    });
    return new Response(body, { status, headers: sent });
  };
  const answer = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    return onRequest(init.method ?? 'GET', pathname, () => carryOut(address, init));
  };
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(answer),
    host: '127.0.0.1',
    protocol: 'http',
    maxNetworkRetries: 0,
  });
}

/** A fresh account with a manual clock and sequential ids. */
export function stripeAccount(settings: Pick<ModelOptions, 'afterLastRetry'> = {}) {
  let count = 0;
  const newId = (prefix: string): string => {
    count += 1;
    return `${prefix}_${String(count).padStart(6, '0')}`;
  };
  const model = new StripeModel({ clock: () => START, newId, ...settings });
  return { model, stripe: sdkOn(model) };
}

/** A customer with a subscription at a price of `cents` a month. */
export async function customerAndPrice(stripe: Stripe, cents = 3900) {
  const customer = await stripe.customers.create({
    email: 'ada@example.com',
    metadata: { user_id: 'u1' },
  });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: cents,
    lookup_key: `veilcast_plan_usd_${cents}_month`,
    product_data: { name: 'Starter' },
    recurring: { interval: 'month' },
  });
  return { customer, price };
}

/** The id in a response field, whether or not the field was expanded. */
export const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

export const openCheckout = (stripe: Stripe, customer: string, price: string) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: 'u1',
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:1/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:1/payment/success?session_id=order',
    metadata: { user_id: 'u1', plan: 'starter' },
    subscription_data: { metadata: { user_id: 'u1', plan: 'starter' } },
  });

/** A checkout for a price that the product has never offered. */
export const forgedCheckout = async (
  stripe: Stripe,
  { userId, customer, plan }: { readonly userId: string; readonly customer: string; readonly plan: string },
  asked: Pick<Stripe.PriceCreateParams, 'currency' | 'unit_amount' | 'lookup_key' | 'metadata'>,
) => {
  const price = await stripe.prices.create({
    ...asked,
    product_data: { name: `Veilcast ${plan}` },
    recurring: { interval: 'month' },
  });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: userId,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:1/payment/success',
    metadata: { user_id: userId, plan },
  });
};

/** A customer who bought a plan by card. */
export async function subscriber(
  with_: keyof typeof CARDS = 'paid',
  { cents = 3900, ...settings }: { cents?: number } & Parameters<typeof stripeAccount>[0] = {},
) {
  const { model, stripe } = stripeAccount(settings);
  const { customer, price } = await customerAndPrice(stripe, cents);
  const session = await openCheckout(stripe, customer.id, price.id);
  model.payCheckout(session.id, card(with_));
  model.answerBankForCheckout(session.id, true);
  const done = await stripe.checkout.sessions.retrieve(session.id);
  const subscriptionId = idOf(done.subscription);
  return {
    model,
    stripe,
    customer,
    price,
    session: done,
    subscriptionId,
    invoiceId: idOf(done.invoice),
    subscription: () => stripe.subscriptions.retrieve(subscriptionId),
    types: () => model.events.map(({ type }) => type),
  };
}
