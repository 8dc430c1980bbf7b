import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FREE_CREDITS_PER_MONTH } from '#contract/catalogue.ts';
import { commissionOf } from '#functions/domain/affiliate/affiliate.ts';
import { reserve } from '#functions/domain/credits/reservations.ts';
import { planOf } from '#functions/domain/plans/plans.ts';
import type { Refusal } from '#functions/domain/request/refusal.ts';
import type { Terms } from '#local/stripe/records/record-parts.ts';
import { shop } from '#test/support/billing/shop.ts';
import { card, idOf } from '#test/support/billing/stripe.ts';
import { defined } from '#test/support/values.ts';

const STARTER = planOf('starter');
/** The free credits are spent before those of a plan. */
const WITH_FREE = STARTER.credits + FREE_CREDITS_PER_MONTH;
const WEBHOOK_LEEWAY_S = 300;

/** A shop with a customer who has just bought Starter on the given terms. */
const starter = async (terms?: Terms) => {
  const opened = shop();
  await opened.choose('Starter');
  const { id, customer } = await opened.open();
  if (terms !== undefined) opened.model.setTerms(idOf(customer), terms);
  opened.model.payCheckout(id, card('paid'));
  await opened.deliver();
  const invoice = () => defined([...opened.memory.paid.values()][0]);
  return { ...opened, invoice };
};

describe('a paid invoice grants the credits of its plan', () => {
  it.each([
    ['with 19 % tax on top', { tax: 19, off: 0 }, { cents: 4641, taxCents: 741 }, 3900],
    ['with a coupon of 10 %', { tax: 0, off: 10 }, { cents: 3510, taxCents: 0 }, 3510],
    ['with both', { tax: 20, off: 50 }, { cents: 2340, taxCents: 390 }, 1950],
  ])('%s, and the commission is based on the amount before tax', async (_, terms, billed, revenue) => {
    const { invoice, memory, balance } = await starter(terms);
    expect(invoice()).toMatchObject({ ...billed, planCents: 3900, credits: STARTER.credits });
    expect(balance()).toBe(WITH_FREE);
    expect([...memory.doubtful]).toEqual([]);
    expect(commissionOf(invoice())).toBe(commissionOf({ ...invoice(), cents: revenue, taxCents: 0 }));
  });

  it('even with a 100 % coupon', async () => {
    const { invoice, balance } = await starter({ tax: 19, off: 100 });
    expect(invoice()).toMatchObject({ cents: 0, credits: STARTER.credits });
    expect(balance()).toBe(WITH_FREE);
    expect(commissionOf(invoice())).toBe(0);
  });

  it('when it pays for an upgrade, and a refund of the upgrade restores the old price', async () => {
    const { choose, deliver, memory, stripe } = await starter({ tax: 19, off: 0 });
    await choose('Growth');
    await deliver();
    const [, upgrade] = [...memory.paid.values()];
    const difference = planOf('growth').credits - STARTER.credits;
    expect(upgrade).toMatchObject({ kind: 'upgrade', planCents: 3000, cents: 3570, credits: difference });
    const { data } = await stripe.invoicePayments.list({ status: 'paid' });
    const ours = data.find(({ invoice }) => idOf(invoice) === upgrade?.id);
    await stripe.refunds.create({ payment_intent: idOf(ours?.payment.payment_intent) });
    await deliver();
    const [subscription] = (await stripe.subscriptions.list({})).data;
    expect(subscription?.items.data[0]?.price.unit_amount).toBe(3900);
  });
});

const Dispute = z.object({ id: z.string() });

describe('a dispute', () => {
  /** Spends the free credits and ten of the plan's, then has the cardholder dispute the payment. */
  const disputed = async () => {
    const opened = await starter();
    const { memory, now, stripe, model, deliver } = opened;
    const price = { credits: FREE_CREDITS_PER_MONTH + 10, videos: 1 } as const;
    const spent = defined(reserve(memory.account, { videoId: 'video', attempt: 1 }, now(), price));
    memory.account = { ...spent.account, version: memory.account.version + 1 };
    memory.rows.push(...spent.rows);
    const { data } = await stripe.invoicePayments.list({ status: 'paid' });
    const { id } = Dispute.parse(model.openDispute(idOf(data[0]?.payment.payment_intent)));
    await deliver();
    return { ...opened, close: (end: 'won' | 'lost') => model.closeDispute(id, end) };
  };
  const sum = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((total, { amount }) => total + amount, 0);

  // Proves money-refunds-disputes.
  it('freezes the remaining credits and takes back the commission', async () => {
    const { memory, balance, invoice } = await disputed();
    expect(memory.account.grants.find(({ kind }) => kind === 'paid')).toMatchObject({
      remaining: 0,
      frozen: STARTER.credits - 10,
    });
    expect([balance(), sum(memory.rows)]).toEqual([0, 0]);
    expect(commissionOf(invoice())).toBe(0);
  });

  // Proves money-refunds-disputes.
  it('returns the frozen credits and the commission, once, when it is won', async () => {
    const { memory, balance, close, deliver, invoice } = await disputed();
    close('won');
    await deliver();
    await deliver();
    expect(balance()).toBe(STARTER.credits - 10);
    expect(memory.rows.filter(({ reason }) => reason === 'thaw')).toHaveLength(1);
    expect(commissionOf(invoice())).toBeGreaterThan(0);
    expect(balance()).toBe(sum(memory.rows));
  });

  it('voids the frozen credits when it is lost', async () => {
    const { memory, balance, close, deliver } = await disputed();
    close('lost');
    await deliver();
    expect(memory.account.grants.filter(({ kind }) => kind === 'paid')).toEqual([]);
    expect([balance(), sum(memory.rows)]).toEqual([0, 0]);
  });
});

describe('a webhook', () => {
  it.each([
    ['within five minutes of its signature is accepted', -WEBHOOK_LEEWAY_S + 20, 'accepted'],
    ['signed a little ahead of our clock is accepted', WEBHOOK_LEEWAY_S - 20, 'accepted'],
    ['signed too long ago is refused', -WEBHOOK_LEEWAY_S - 20, 'invalid'],
    ['signed too far ahead of our clock is refused', WEBHOOK_LEEWAY_S + 20, 'invalid'],
  ])('%s', async (_, seconds, outcome) => {
    const { webhook, sign, model } = await starter();
    const body = JSON.stringify(model.takeEvents()[0]);
    const answered = await webhook(body, sign(body, Math.floor(Date.now() / 1000) + seconds)).then(
      () => 'accepted',
      (error: Refusal) => error.code,
    );
    expect(answered).toBe(outcome);
  });
});
