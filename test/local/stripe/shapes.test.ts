import { expect, test } from 'vitest';
import { z } from 'zod';
import type { StripeModel } from '#local/stripe/model.ts';
import { idOf, subscriber } from '#test/support/billing/stripe.ts';
import { defined, takeFrom } from '#test/support/values.ts';
import { PUBLISHED_FIELDS } from './published-fields.ts';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Responses as raw JSON, because the SDK parses some strings into its own decimal type. */
const Wire = z.record(z.string(), z.unknown());
type Wire = z.infer<typeof Wire>;
const List = z.object({ data: z.array(Wire) });
const wireOf = (model: StripeModel, path: string): Wire => Wire.parse(model.request('GET', path).body);

/** One object of each type, from a plan that was bought, paid for, partly refunded and disputed. */
async function oneOfEach(): Promise<Record<string, Wire>> {
  const { model, stripe, customer, price, session, subscriptionId, invoiceId } = await subscriber();
  const post = (path: string, params: Record<string, unknown>) =>
    Wire.parse(model.request('POST', path, params).body);
  const [payment] = takeFrom((await stripe.invoicePayments.list({ invoice: invoiceId })).data);
  const intent = await stripe.paymentIntents.retrieve(idOf(payment.payment.payment_intent));
  const draft = post('/v1/invoices', { customer: customer.id });
  const item = { customer: customer.id, invoice: draft['id'], amount: 3, currency: 'usd' };
  const refund = post('/v1/refunds', { payment_intent: intent.id, amount: 100 });
  const subscription = wireOf(model, `/v1/subscriptions/${subscriptionId}`);
  const invoice = wireOf(model, `/v1/invoices/${invoiceId}`);
  const event = defined((await stripe.events.list()).data[0]);
  const listed = (of: Wire, name: string) => defined(List.parse(of[name]).data[0]);
  return {
    customer: wireOf(model, `/v1/customers/${customer.id}`),
    product: Wire.parse(model.request('GET', `/v1/prices/${price.id}`, { expand: ['product'] }).body),
    price: wireOf(model, `/v1/prices/${price.id}`),
    'checkout.session': wireOf(model, `/v1/checkout/sessions/${session.id}`),
    subscription,
    subscription_item: listed(subscription, 'items'),
    invoice,
    line_item: listed(invoice, 'lines'),
    invoiceitem: post('/v1/invoiceitems', item),
    invoice_payment: { ...payment },
    payment_intent: wireOf(model, `/v1/payment_intents/${intent.id}`),
    charge: wireOf(model, `/v1/charges/${idOf(intent.latest_charge)}`),
    payment_method: wireOf(model, `/v1/payment_methods/${idOf(intent.payment_method)}`),
    'billing_portal.session': post('/v1/billing_portal/sessions', { customer: customer.id }),
    event: wireOf(model, `/v1/events/${event.id}`),
    refund,
    dispute: { ...model.openDispute(intent.id) },
  };
}

test('every object has the fields that Stripe publishes, with their types', async () => {
  const { product: withProduct, ...objects } = await oneOfEach();
  const product = Wire.parse(defined(withProduct)['product']);
  const all: Record<string, Wire> = { ...objects, product };
  expect(Object.keys(all).toSorted()).toEqual(Object.keys(PUBLISHED_FIELDS).toSorted());
  for (const [name, fields] of Object.entries(PUBLISHED_FIELDS)) {
    const object = defined(all[name]);
    for (const field of fields.split(' ')) {
      const [key = '', kind] = field.split(':');
      expect(object, `${name} has ${key}`).toHaveProperty([key]);
      const actual = kindOf(object[key]);
      if (kind !== 'null' && actual !== 'null') expect(actual, `${name}.${key}`).toBe(kind);
    }
  }
});
