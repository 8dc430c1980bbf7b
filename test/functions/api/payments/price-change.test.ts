import { describe, expect, it } from 'vitest';
import { listPlans } from '#functions/api/payments/list-plans.ts';
import { usePrices } from '#test/support/billing/prices.ts';
import { shop, USER } from '#test/support/billing/shop.ts';
import { card, forgedCheckout, idOf } from '#test/support/billing/stripe.ts';
import { defined, partial } from '#test/support/values.ts';

/** The shop opens on January 15, 2027. */
const DAYS_UNTIL_CHANGED = 18;
const NOT_YET = 9900;

usePrices(({ name }) => [
  ...(name === 'Starter' ? [{ from: '2027-02-01', cents: 4500 } as const] : []),
  ...(name === 'Growth' ? [{ from: '2027-02-01', cents: 7900 } as const] : []),
  { from: '2030-01-01', cents: NOT_YET },
]);

/** A user who bought Starter for $39 before the price changed. */
const subscriber = async () => {
  const made = shop();
  await made.buy('Starter');
  await made.deliver();
  const { subscriptionId } = defined(made.memory.account.paid);
  const renewsFor = async () => {
    const { items } = await made.stripe.subscriptions.retrieve(subscriptionId);
    return items.data[0]?.price.unit_amount;
  };
  return { ...made, subscriptionId, renewsFor };
};

describe('after a price change', () => {
  // Proves money-prices-versions-renewals-keep-theirs.
  it('subscribers keep the price they bought at, and each renewal grants its credits', async () => {
    const { advance, deliver, balance, memory } = await subscriber();
    const granted = [];
    for (let month = 0; month < 3; month += 1) {
      advance(31.5);
      await deliver();
      granted.push([...memory.paid.values()].at(-1));
      expect(balance()).toBe(800);
    }
    expect(granted).toMatchObject([3, 4, 5].map(() => ({ cents: 3900, credits: 400 })));
    expect(memory.account).toMatchObject({ subscription: 'starter', paid: { priceCents: 3900 } });
    expect(memory.doubtful.size).toBe(0);
  });

  // Proves money-prices-versions-renewals-keep-theirs.
  it('new subscribers pay the new price and get the same credits', async () => {
    const { advance, buy, deliver, memory } = shop();
    advance(DAYS_UNTIL_CHANGED);
    await buy('Starter');
    await deliver();
    expect([...memory.paid.values()]).toMatchObject([{ cents: 4500, credits: 400 }]);
  });

  // Proves money-prices-versions-renewals-keep-theirs.
  it('an open checkout stays valid, and choosing the plan again opens one at the new price', async () => {
    const { advance, choose, open, model, deliver, memory } = shop();
    advance(DAYS_UNTIL_CHANGED - 2);
    await choose('Starter');
    const page = await open();
    advance(0.9);
    model.payCheckout(page.id, card('paid'));
    await deliver();
    expect([...memory.paid.values()]).toMatchObject([{ cents: 3900, credits: 400 }]);

    const other = shop();
    other.advance(DAYS_UNTIL_CHANGED - 1.9);
    const before = await other.choose('Starter');
    other.advance(0.9);
    expect((await other.choose('Starter')).href).not.toBe(before.href);
    expect((await other.open()).amount_total).toBe(4500);
  });

  // Proves money-upgrade-price-change.
  it('an upgrade costs the new price of the larger plan minus what the subscriber pays now', async () => {
    const { advance, choose, stripe, memory, renewsFor } = await subscriber();
    advance(DAYS_UNTIL_CHANGED);
    await choose('Growth');
    const [invoice] = (await stripe.invoices.list({})).data;
    expect(invoice).toMatchObject({ total: 7900 - 3900, status: 'paid' });
    expect([...memory.paid.values()].at(-1)).toMatchObject({ kind: 'upgrade', credits: 800 });
    expect(memory.account).toMatchObject({ subscription: 'growth', paid: { priceCents: 7900 } });
    expect(await renewsFor()).toBe(7900);
    await choose('Ultra');
    expect((await stripe.invoices.list({})).data[0]).toMatchObject({ total: 19_900 - 7900, status: 'paid' });
    expect(memory.doubtful.size).toBe(0);
  });

  // Proves money-upgrade-price-change.
  it('an upgrade requested before the change and paid afterwards renews at the price it was sold at', async () => {
    const { buy, deliver, advance, choose, model, memory, stripe } = shop();
    await buy('Starter', 'alwaysAuthenticates');
    await deliver();
    advance(DAYS_UNTIL_CHANGED - 2);
    await choose('Growth');
    advance(2);
    const { invoiceId } = defined([...memory.orders.values()].at(-1));
    model.payInvoice(defined(invoiceId), card('paid'));
    await deliver();
    expect(memory.account).toMatchObject({ subscription: 'growth', paid: { priceCents: 6900 } });
    expect((await stripe.invoices.retrieve(defined(invoiceId))).total).toBe(3000);
  });

  it('refunding an upgrade restores the previously paid price', async () => {
    const { advance, choose, deliver, stripe, renewsFor } = await subscriber();
    advance(DAYS_UNTIL_CHANGED);
    await choose('Growth');
    const [payment] = (await stripe.invoicePayments.list({ status: 'paid' })).data;
    await stripe.refunds.create({ payment_intent: idOf(payment?.payment.payment_intent) });
    await deliver();
    expect(await renewsFor()).toBe(3900);
  });

  // Proves money-upgrade-price-change.
  it('a downgrade switches to the new price; upgrading again within the period restores the price already paid', async () => {
    const { buy, deliver, advance, choose, memory, stripe } = shop();
    await buy('Growth');
    await deliver();
    advance(DAYS_UNTIL_CHANGED);
    const prices = [];
    for (const plan of ['Starter', 'Growth']) {
      await choose(plan);
      prices.push(memory.account.paid?.priceCents);
    }
    expect(prices).toEqual([4500, 6900]);
    expect((await stripe.invoices.list({})).data).toHaveLength(1);
  });

  it('a subscriber who withdraws a cancellation keeps their price', async () => {
    const { advance, choose, stripe, subscriptionId, renewsFor } = await subscriber();
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    advance(DAYS_UNTIL_CHANGED);
    await choose('Starter');
    expect(await renewsFor()).toBe(3900);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(false);
  });

  it('the plans are listed at their current prices', async () => {
    const priceOn = async (day: string) => {
      const { reply } = await listPlans()(partial({}), partial({ now: new Date(day) }));
      return reply?.find(({ name }) => name === 'Starter')?.usdPerMonth;
    };
    expect(await priceOn('2027-01-31T23:59:59Z')).toBe(39);
    expect(await priceOn('2027-02-01T00:00:00Z')).toBe(45);
  });
});

describe('a payment at a price that was never offered', () => {
  // Proves money-prices-versions-renewals-keep-theirs.
  it.each([
    ['a price that takes effect later', NOT_YET],
    ['a price missing from the catalogue', 4200],
  ])('(%s) grants nothing and is reported', async (_, cents) => {
    const { choose, stripe, memory, model, deliver } = shop();
    await choose('Hobby');
    const customer = defined(await memory.customerOf(USER));
    const session = await forgedCheckout(
      stripe,
      { userId: USER, customer, plan: 'starter' },
      { currency: 'usd', unit_amount: cents, lookup_key: `veilcast_starter_usd_${cents}_month` },
    );
    model.payCheckout(session.id, card('paid'));
    await deliver();
    expect([memory.account.paid, memory.paid.size, memory.doubtful.size]).toEqual([undefined, 0, 1]);
  });
});
