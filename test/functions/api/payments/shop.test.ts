import { describe, expect, it } from 'vitest';
import { offersAt } from '#contract/offers.ts';
import { shop, USER } from '#test/support/billing/shop.ts';
import { card, idOf } from '#test/support/billing/stripe.ts';
import { defined } from '#test/support/values.ts';

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

describe('a first purchase', () => {
  // Proves money-plan-grants-credits-once-paid.
  it.each(offersAt(new Date()))(
    'of $name grants its credits once the provider has received the money',
    async (plan) => {
      const { buy, status, memory, balance } = shop();
      const id = await buy(plan.name);
      expect(await status(id)).toEqual({
        payment_status: 'paid',
        status: 'complete',
        plan_name: plan.name,
        amount_total: plan.cents,
        currency: 'usd',
      });
      expect(memory.account).toMatchObject({
        subscription: plan.name.toLowerCase(),
        paid: { status: 'active' },
      });
      expect(memory.account.paid?.card).toEqual({ brand: 'visa', last4: '4242' });
      expect(sumOf(memory.rows)).toBe(balance());
      expect(memory.rows.find(({ reason, invoiceId }) => reason === 'grant' && invoiceId)?.amount).toBe(
        plan.credits,
      );
    },
  );

  // Proves money-checkout-page-per-purchase-purchase.
  it('started twice opens the same page; choosing another plan opens a new page and closes the first', async () => {
    const { choose, stripe } = shop();
    const first = await choose('Starter');
    expect((await choose('Starter')).href).toBe(first.href);
    expect((await choose('Growth')).href).not.toBe(first.href);
    const sessions = (await stripe.checkout.sessions.list({})).data;
    expect(sessions.map(({ status }) => status)).toEqual(['open', 'expired']);
  });

  it('is cancelled for good when the buyer navigates back', async () => {
    const { choose, status, open, memory, model } = shop();
    await choose('Starter');
    const session = await open();
    const order = defined(new URL(defined(session.cancel_url)).searchParams.get('session_id'));
    expect(await status(order)).toMatchObject({ payment_status: 'unpaid', status: 'cancelled' });
    expect(model.payCheckout(session.id, card('paid'))).toEqual({ outcome: 'over' });
    expect(memory.account.paid).toBeUndefined();
  });

  it('with a declined card grants nothing, and its page later expires', async () => {
    const { buy, status, advance, memory } = shop();
    const id = await buy('Starter', 'declined');
    expect(await status(id)).toMatchObject({ payment_status: 'unpaid', status: 'open' });
    advance(2);
    expect(await status(id)).toMatchObject({ status: 'expired' });
    expect(memory.rows.filter(({ grantId }) => grantId.startsWith('invoice:'))).toEqual([]);
  });

  // Proves money-purchase-webhook-lost-still-found.
  it('is found at the next scheduled check if its webhook is lost', async () => {
    const { buy, memory, advance, now, deliver } = shop();
    await buy('Starter');
    advance(2);
    expect(await memory.due(now())).toEqual([USER]);
    await deliver();
    expect(memory.account.subscription).toBe('starter');
  });
});

describe('a change of plan', () => {
  // Proves money-upgrade-downgrade-upgrade-again.
  it('to a larger plan charges the difference immediately, grants the extra credits and keeps the renewal date', async () => {
    const { buy, choose, deliver, memory, stripe, balance, advance } = shop();
    await buy('Starter');
    await deliver();
    const { periodEnd } = defined(memory.account.paid);
    const before = balance();
    advance(3);
    const url = await choose('Growth');
    expect(url.pathname).toBe('/payment/success');
    const [invoice] = (await stripe.invoices.list({})).data;
    expect(invoice).toMatchObject({ total: 3000, status: 'paid' });
    expect(balance() - before).toBe(800);
    expect(memory.account).toMatchObject({ subscription: 'growth', paid: { periodEnd } });
  });

  // Proves money-upgrade-downgrade-upgrade-again.
  it('that goes down and back up within a period costs and grants nothing', async () => {
    const { buy, choose, deliver, memory, stripe, balance, status } = shop();
    await buy('Growth');
    await deliver();
    const before = balance();
    for (const plan of ['Hobby', 'Growth', 'Starter', 'Growth']) {
      const url = await choose(plan);
      expect(await status(defined(url.searchParams.get('session_id')))).toMatchObject({
        payment_status: 'paid',
        amount_total: 0,
        plan_name: plan,
      });
      expect(memory.account.subscription).toBe(plan.toLowerCase());
    }
    expect(balance()).toBe(before);
    expect((await stripe.invoices.list({})).data).toHaveLength(1);
  });

  it('to the current plan is refused', async () => {
    const { buy, choose, deliver } = shop();
    await buy('Starter');
    await deliver();
    await expect(choose('Starter')).rejects.toMatchObject({
      code: 'conflict',
      message: 'You are already on the Starter plan.',
    });
  });

  it('links to the invoice if the card needs confirmation, and grants credits only once the invoice is paid', async () => {
    const { buy, choose, deliver, memory, model, balance, status } = shop();
    await buy('Starter', 'alwaysAuthenticates');
    await deliver();
    const before = balance();
    const url = await choose('Growth');
    expect(url.pathname).toBe('/payment/success');
    expect([memory.account.subscription, balance()]).toEqual(['starter', before]);
    const order = defined([...memory.orders.values()].at(-1));
    expect(await status(order.id)).toMatchObject({
      payment_status: 'unpaid',
      status: 'open',
      pay_url: expect.stringMatching(/\/invoice\/in_\w+$/u),
    });
    model.payInvoice(defined(order.invoiceId), card('paid'));
    const after = await status(order.id);
    expect(after).toMatchObject({ payment_status: 'paid', amount_total: 3000 });
    expect(after).not.toHaveProperty('pay_url');
    expect([memory.account.subscription, balance()]).toEqual(['growth', before + 800]);
  });

  it('is completed by the next check if it was interrupted after the payment', async () => {
    const { buy, deliver, memory, stripe, provider, now } = shop();
    await buy('Starter');
    await deliver();
    const { paid } = memory.account;
    await provider.chargeUpgrade({
      order: {
        id: 'o',
        ownerId: USER,
        kind: 'change',
        plan: 'growth',
        cents: 3000,
        createdAt: now().toISOString(),
      },
      customerId: defined(await memory.customerOf(USER)),
      subscriptionId: defined(paid).subscriptionId,
      from: 'starter',
      to: { id: 'growth', name: 'Growth', cents: 6900, credits: 1200, cap: 2400 },
      cents: 3000,
      periodStart: defined(paid).periodStart,
      periodEnd: defined(paid).periodEnd,
    });
    await deliver();
    expect(memory.account.subscription).toBe('growth');
    const { items } = await stripe.subscriptions.retrieve(defined(paid).subscriptionId);
    expect(items.data[0]?.price.unit_amount).toBe(6900);
  });
});

describe('a subscription', () => {
  // Proves money-renewal-roll-up-two-months.
  it('renews with new credits, and carries over unused credits for up to two months', async () => {
    const { buy, deliver, balance, advance } = shop();
    await buy('Starter');
    const balances: number[] = [];
    for (let month = 0; month < 4; month += 1) {
      await deliver();
      balances.push(balance());
      advance(31.5);
    }
    expect(balances).toEqual([430, 800, 800, 800]);
  });

  // Proves money-seven-days-grace.
  it('keeps the plan, with a warning, for seven days after a failed renewal, then falls back to the free plan', async () => {
    const { buy, deliver, memory, advance, balance, now, stripe } = shop();
    await buy('Starter', 'failsLater');
    await deliver();
    advance(32);
    await deliver();
    expect(memory.account).toMatchObject({ subscription: 'starter', paid: { status: 'past_due' } });
    advance(7);
    memory.settle(now());
    expect(memory.account.subscription).toBe('free');
    expect(balance()).toBe(30);
    await deliver();
    expect((await stripe.subscriptions.list({ status: 'all' })).data.map(({ status }) => status)).toEqual([
      'canceled',
    ]);
  });

  // Proves money-cancelled-plan-ends-period.
  it('lasts until the end of the paid period after its plan is cancelled', async () => {
    const { buy, deliver, memory, advance, stripe, now } = shop();
    await buy('Starter');
    await deliver();
    const { subscriptionId, periodEnd } = defined(memory.account.paid);
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await deliver();
    expect(memory.account.paid).toMatchObject({ cancelAtPeriodEnd: true, accessUntil: periodEnd });
    advance(32);
    memory.settle(now());
    expect(memory.account.subscription).toBe('free');
  });
});

describe('a refund', () => {
  const refunded = async (amount: number | undefined, days = 0) => {
    const made = shop();
    const id = await made.buy('Starter');
    await made.deliver();
    made.advance(days);
    const { invoice } = await made.stripe.checkout.sessions.retrieve(id);
    const { data } = await made.stripe.invoicePayments.list({ invoice: idOf(invoice) });
    const payment_intent = idOf(data[0]?.payment.payment_intent);
    return {
      ...made,
      payment_intent,
      refund: () =>
        made.stripe.refunds.create({ payment_intent, ...(amount === undefined ? {} : { amount }) }),
    };
  };

  // Proves money-refunds-disputes.
  it('takes back the unused credits and ends the plan, including at the provider', async () => {
    const { refund, deliver, memory, balance, stripe } = await refunded(undefined);
    await refund();
    await deliver();
    expect([memory.account.subscription, balance()]).toEqual(['free', 30]);
    expect(memory.rows.find(({ reason }) => reason === 'refund')?.amount).toBe(-400);
    expect((await stripe.subscriptions.list({ status: 'all' })).data[0]?.status).toBe('canceled');
  });

  it('takes back the same share of the credits if it is partial, and keeps the plan', async () => {
    const { refund, deliver, memory, balance } = await refunded(1950);
    await refund();
    await deliver();
    await deliver();
    expect([memory.account.subscription, balance()]).toEqual(['starter', 230]);
  });

  // Proves money-refunds-disputes.
  it('in a dispute ends the plan and its credits; if the dispute is won, both return until the end of the paid period', async () => {
    const { payment_intent, deliver, memory, balance, model, stripe, advance } = await refunded(undefined);
    model.openDispute(payment_intent);
    await deliver();
    expect([memory.account.subscription, balance()]).toEqual(['free', 30]);
    model.closeDispute(defined((await stripe.disputes.list({})).data[0]).id, 'won');
    await deliver();
    expect([memory.account.subscription, balance()]).toEqual(['starter', 430]);
    advance(32);
    await deliver();
    expect(memory.account.subscription).toBe('free');
  });
});
