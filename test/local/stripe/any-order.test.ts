import { expect, test } from 'vitest';
import { CARDS, card, DAY, stripeAccount } from '#test/support/billing/stripe.ts';
import { defined, namesIn } from '#test/support/values.ts';

const SEQUENCES = 120;
const STEPS = 100;

/** Pseudo-random numbers between 0 and 1, always the same for a given seed. */
function* numbers(seed: number): Generator<number, number> {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

const NAMES = namesIn(CARDS);

/** An account after `STEPS` actions by people, the site and the clock, in an order determined by the seed. */
function live(seed: number) {
  const { model } = stripeAccount();
  const random = numbers(seed);
  const below = (limit: number): number => Math.floor(random.next().value * limit);
  const one = <T>(from: readonly T[]): T | undefined => from[below(from.length)];
  const anyCard = () => card(one(NAMES) ?? 'paid');
  const statuses: number[] = [];
  const post = (path: string, params: Record<string, unknown> = {}) =>
    statuses.push(model.request('POST', path, params).status);
  const { records } = model;
  const anyId = (kind: 'sessions' | 'subscriptions' | 'invoices' | 'portals' | 'disputes'): string =>
    one(records.all(kind))?.id ?? 'none';
  const newPrice = { currency: 'usd', product_data: { name: 'Plan' }, recurring: { interval: 'month' } };
  post('/v1/customers');
  for (const unit_amount of [1900, 3900]) post('/v1/prices', { ...newPrice, unit_amount });
  const customer = defined(records.all('customers')[0]).id;
  const anyPrice = () => defined(one(records.all('prices'))).id;
  const anyIntent = () => one(records.all('paymentIntents'))?.id ?? 'none';
  const openCheckout = () =>
    post('/v1/checkout/sessions', {
      mode: 'subscription',
      customer,
      line_items: [{ price: anyPrice(), quantity: 1 }],
      success_url: 'http://localhost/',
    });
  const buy = () => {
    openCheckout();
    model.payCheckout(defined(records.all('sessions').at(-1)).id, anyCard());
  };
  const steps: (() => unknown)[] = [
    openCheckout,
    buy,
    () => model.payCheckout(anyId('sessions'), anyCard()),
    () => model.answerBankForCheckout(anyId('sessions'), below(2) === 0),
    () => post(`/v1/checkout/sessions/${anyId('sessions')}/expire`),
    () => model.advance(below(45) * DAY),
    () => model.advance(below(45) * DAY),
    () => post(`/v1/subscriptions/${anyId('subscriptions')}`, { cancel_at_period_end: below(2) === 0 }),
    () => {
      const { id, item } = one(records.all('subscriptions')) ?? { id: 'none', item: 'none' };
      post(`/v1/subscriptions/${id}`, {
        items: [{ id: item, price: anyPrice() }],
        proration_behavior: 'none',
      });
    },
    () => statuses.push(model.request('DELETE', `/v1/subscriptions/${anyId('subscriptions')}`).status),
    () => post('/v1/invoices', { customer }),
    () =>
      post('/v1/invoiceitems', {
        customer,
        invoice: anyId('invoices'),
        amount: 100 * below(9),
        currency: 'usd',
      }),
    () => post(`/v1/invoices/${anyId('invoices')}/finalize`),
    () => post(`/v1/invoices/${anyId('invoices')}/pay`),
    () => post(`/v1/invoices/${anyId('invoices')}/void`),
    () => model.payInvoice(anyId('invoices'), anyCard()),
    () => model.answerBankForInvoice(anyId('invoices'), below(2) === 0),
    () => post('/v1/refunds', { payment_intent: anyIntent(), ...(below(2) === 0 ? { amount: 500 } : {}) }),
    () => post(`/v1/disputes/${anyId('disputes')}/close`),
    () => post('/v1/billing_portal/sessions', { customer }),
    () => model.changeCard(anyId('portals'), anyCard()),
    () => model.keepPlan(anyId('portals'), below(2) === 0),
  ];
  for (let step = 0; step < STEPS; step += 1) one(steps)?.();
  return { model, statuses };
}

test('responds to every request and never creates money out of thin air, whatever the order of events', () => {
  let paidInvoices = 0;
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const { model, statuses } = live(seed);
    expect(
      statuses.filter((status) => ![200, 400, 402, 404].includes(status)),
      `seed ${seed}`,
    ).toEqual([]);
    const { records } = model;
    const invoices = records.all('invoices');
    const paid = invoices.filter(({ status, paymentIntent }) => status === 'paid' && paymentIntent);
    paidInvoices += paid.length;
    const charges = records.all('charges').filter(({ status }) => status === 'succeeded');
    const intents = charges.map(({ paymentIntent }) => paymentIntent);
    expect(new Set(intents).size, `seed ${seed}: one payment for an invoice`).toBe(charges.length);
    expect(intents.toSorted()).toEqual(paid.map(({ paymentIntent }) => paymentIntent).toSorted());
    for (const { amount, amountRefunded } of charges) expect(amountRefunded).toBeLessThanOrEqual(amount);
    const periods = invoices
      .filter(({ subscription }) => subscription)
      .map(({ subscription, lines }) => `${subscription} ${lines[0]?.periodStart}`);
    expect(new Set(periods).size, `seed ${seed}: one invoice for a period`).toBe(periods.length);
    const told = model.events.filter(({ type }) => type === 'invoice.paid').length;
    expect(told).toBe(invoices.filter(({ status }) => status === 'paid').length);
    for (const { status, periodEnd } of records.all('subscriptions'))
      if (status === 'active') expect(periodEnd).toBeGreaterThan(model.now);
  }
  expect(paidInvoices).toBeGreaterThan(SEQUENCES * 4);
});
