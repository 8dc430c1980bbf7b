import { expect, test } from 'vitest';
import { card, DAY, idOf, subscriber } from '#test/support/billing/stripe.ts';
import { defined } from '#test/support/values.ts';

const HOUR = 3600;
/** The first period of a plan bought in mid-January. */
const MONTH = 31 * DAY;
const periodOf = async ({ subscription }: Awaited<ReturnType<typeof subscriber>>) => {
  const { items, ...rest } = await subscription();
  const item = defined(items.data[0]);
  return { ...rest, start: item.current_period_start, end: item.current_period_end, price: item.price.id };
};

test('a plan renews each month: a new period starts, and is billed an hour later', async () => {
  const buyer = await subscriber();
  const first = await periodOf(buyer);
  expect(first.end - first.start).toBe(MONTH);
  buyer.model.advance(MONTH);
  const moved = await periodOf(buyer);
  expect(moved).toMatchObject({ status: 'active', start: first.end });
  const draft = await buyer.stripe.invoices.retrieve(idOf(moved.latest_invoice));
  expect(draft).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle', amount_due: 3900 });
  buyer.model.advance(HOUR);
  const paid = await buyer.stripe.invoices.retrieve(draft.id);
  expect(paid).toMatchObject({
    status: 'paid',
    amount_paid: 3900,
    attempt_count: 1,
    period_start: first.start,
    period_end: moved.start,
    parent: { subscription_details: { subscription: buyer.subscriptionId, metadata: { plan: 'starter' } } },
    lines: { data: [{ period: { start: moved.start, end: moved.end } }] },
  });
  expect(buyer.types().slice(-2)).toEqual(['customer.subscription.updated', 'invoice.paid']);
});

test('charges several missed months, each at the time it was due', async () => {
  const buyer = await subscriber();
  buyer.model.advance(365 * DAY + HOUR);
  const invoices = await buyer.stripe.invoices.list({ customer: buyer.customer.id, limit: 100 });
  expect(invoices.data.map(({ status }) => status)).toEqual(Array.from({ length: 13 }, () => 'paid'));
  const days = invoices.data.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10));
  expect(days.slice(0, 3)).toEqual(['2028-01-15', '2027-12-15', '2027-11-15']);
});

test('retries a failed renewal four times in seven days, then ends the plan', async () => {
  const buyer = await subscriber('failsLater');
  buyer.model.advance(MONTH + HOUR);
  const failed = await periodOf(buyer);
  expect(failed.status).toBe('past_due');
  const invoice = () => buyer.stripe.invoices.retrieve(idOf(failed.latest_invoice));
  expect(await invoice()).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 3900 });
  expect((await invoice()).next_payment_attempt).toBe(buyer.model.now + 3 * DAY);
  buyer.model.advance(5 * DAY);
  expect(await invoice()).toMatchObject({ attempt_count: 3 });
  expect(await buyer.subscription()).toMatchObject({ status: 'past_due' });
  buyer.model.advance(2 * DAY);
  expect(await invoice()).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
  expect(await buyer.subscription()).toMatchObject({
    status: 'canceled',
    ended_at: buyer.model.now,
    cancellation_details: { reason: 'payment_failed' },
  });
  const types = buyer.types();
  expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(types.at(-2)).toBe('customer.subscription.deleted');
  buyer.model.advance(90 * DAY);
  expect(buyer.types()).toEqual(types);
});

test('an account can be configured to leave a plan unpaid after the last retry; paying the invoice restores the plan', async () => {
  const buyer = await subscriber('failsLater', { afterLastRetry: 'unpaid' });
  buyer.model.advance(MONTH + HOUR + 7 * DAY);
  const { status, latest_invoice } = await buyer.subscription();
  expect(status).toBe('unpaid');
  expect(buyer.model.payInvoice(idOf(latest_invoice), card('paid'))).toEqual({ outcome: 'done' });
  expect((await buyer.subscription()).status).toBe('active');
});

test('a manual payment attempt does not use up a scheduled retry', async () => {
  const buyer = await subscriber('failsLater');
  buyer.model.advance(MONTH + HOUR);
  const id = idOf((await buyer.subscription()).latest_invoice);
  const planned = (await buyer.stripe.invoices.retrieve(id)).next_payment_attempt;
  await expect(buyer.stripe.invoices.pay(id)).rejects.toMatchObject({ code: 'card_declined' });
  buyer.model.payInvoice(id, card('declined'));
  expect(await buyer.stripe.invoices.retrieve(id)).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: planned,
  });
});

test('a new card saves the plan: at the next retry, or immediately on the invoice page', async () => {
  for (const way of ['portal', 'page'] as const) {
    const buyer = await subscriber('failsLater');
    buyer.model.advance(MONTH + HOUR);
    if (way === 'portal') {
      const portal = await buyer.stripe.billingPortal.sessions.create({ customer: buyer.customer.id });
      expect(buyer.model.changeCard(portal.id, card('declined'))).toMatchObject({ outcome: 'declined' });
      expect(buyer.model.changeCard(portal.id, card('paid'))).toEqual({ outcome: 'done' });
      expect((await buyer.subscription()).status).toBe('past_due');
      buyer.model.advance(3 * DAY);
    } else {
      const { latest_invoice } = await buyer.subscription();
      expect(buyer.model.payInvoice(idOf(latest_invoice), card('paid'))).toEqual({ outcome: 'done' });
    }
    expect((await buyer.subscription()).status).toBe('active');
    expect(buyer.types().slice(-2)).toEqual(['invoice.paid', 'customer.subscription.updated']);
  }
});

test('a plan set to cancel at the end of its period ends then, unless the cancellation is undone', async () => {
  const buyer = await subscriber();
  const ending = await buyer.stripe.subscriptions.update(buyer.subscriptionId, {
    cancel_at_period_end: true,
  });
  expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(ending.cancel_at).toBe(defined(ending.items.data[0]).current_period_end);
  const back = await buyer.stripe.subscriptions.update(buyer.subscriptionId, { cancel_at_period_end: false });
  expect(back).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  await buyer.stripe.subscriptions.update(buyer.subscriptionId, { cancel_at_period_end: true });
  buyer.model.advance(MONTH);
  expect(await buyer.subscription()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect((await buyer.stripe.invoices.list({ customer: buyer.customer.id })).data).toHaveLength(1);
  expect(buyer.types().at(-1)).toBe('customer.subscription.deleted');
});

test('the portal cancels a plan and undoes the cancellation', async () => {
  const buyer = await subscriber();
  const portal = await buyer.stripe.billingPortal.sessions.create({
    customer: buyer.customer.id,
    return_url: 'http://localhost/dashboard',
  });
  expect(portal).toMatchObject({ object: 'billing_portal.session', customer: buyer.customer.id });
  expect(buyer.model.keepPlan(portal.id, false)).toEqual({ outcome: 'done' });
  expect(await buyer.subscription()).toMatchObject({ cancel_at_period_end: true });
  buyer.model.keepPlan(portal.id, true);
  expect(await buyer.subscription()).toMatchObject({ cancel_at_period_end: false });
});

test('a plan that is cancelled outright ends immediately and cannot be cancelled again', async () => {
  const buyer = await subscriber();
  const ended = await buyer.stripe.subscriptions.cancel(buyer.subscriptionId, {
    cancellation_details: { comment: 'account deleted' },
  });
  expect(ended).toMatchObject({ status: 'canceled', ended_at: buyer.model.now });
  await expect(buyer.stripe.subscriptions.cancel(buyer.subscriptionId)).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  const list = (status?: 'all') =>
    buyer.stripe.subscriptions.list({ customer: buyer.customer.id, ...(status ? { status } : {}) });
  expect((await list()).data).toEqual([]);
  expect((await list('all')).data).toHaveLength(1);
});

test('never charges for an ended plan: leaves its open invoice unchanged and voids its draft', async () => {
  const late = await subscriber('failsLater');
  late.model.advance(MONTH + HOUR);
  const open = idOf((await late.subscription()).latest_invoice);
  await late.stripe.subscriptions.cancel(late.subscriptionId);
  late.model.advance(30 * DAY);
  expect(await late.stripe.invoices.retrieve(open)).toMatchObject({
    status: 'open',
    auto_advance: false,
    attempt_count: 1,
    next_payment_attempt: null,
  });
  const early = await subscriber();
  early.model.advance(MONTH);
  const draft = idOf((await early.subscription()).latest_invoice);
  await early.stripe.subscriptions.cancel(early.subscriptionId);
  early.model.advance(DAY);
  expect(await early.stripe.invoices.retrieve(draft)).toMatchObject({ status: 'void', amount_paid: 0 });
});

test('a price change without proration costs nothing now and takes effect on the unchanged renewal date', async () => {
  const buyer = await subscriber();
  const before = await periodOf(buyer);
  const growth = await buyer.stripe.prices.create({
    currency: 'usd',
    unit_amount: 6900,
    product_data: { name: 'Growth' },
    recurring: { interval: 'month' },
  });
  const { items } = await buyer.subscription();
  const changed = await buyer.stripe.subscriptions.update(buyer.subscriptionId, {
    items: [{ id: defined(items.data[0]).id, price: growth.id }],
    proration_behavior: 'none',
    metadata: { plan: 'growth' },
  });
  expect(changed.metadata).toEqual({ user_id: 'u1', plan: 'growth' });
  const after = await periodOf(buyer);
  expect(after).toMatchObject({ price: growth.id, start: before.start, end: before.end });
  expect((await buyer.stripe.invoices.list({ customer: buyer.customer.id })).data).toHaveLength(1);
  buyer.model.advance(MONTH + HOUR);
  const { latest_invoice } = await buyer.subscription();
  expect(await buyer.stripe.invoices.retrieve(idOf(latest_invoice))).toMatchObject({ amount_paid: 6900 });
});
