import Stripe from 'stripe';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import { SubscriptionInfo } from '#contract/schemas/payments.ts';
import { now } from '#functions/wiring/clock.ts';
import { billing, credits } from '#functions/wiring/stores.ts';
import type { Fault } from '#local/support/faults.ts';
import { buyer, stripeHere } from '#test/support/billing/buyer.ts';
import { ledgerSum, paidGrantsOf } from '#test/support/billing/ledger.ts';
import { order } from '#test/support/billing/stripe-service.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

const { url, standIns } = sharedCloud();
beforeAll(useCloudEnvironment);
afterEach(async () => {
  await clearFaults('stripe');
  await fetch(new URL('/__webhooks', standIns.stripe), { method: 'DELETE' });
});

const AT_ONCE = isFullRun ? 50 : 10;
const WEBHOOK = routes.paymentWebhook.path;

describe('a purchase', () => {
  it('made on the payment page is fulfilled by the webhook alone, and Settings lists the plan, card and invoice', async () => {
    const { visitor, id, buy } = await buyer();
    expect(await buy('Starter')).toMatch(/^cs_/u);
    await vi.waitUntil(async () => (await paidGrantsOf(id)).length > 0, { timeout: 20_000, interval: 200 });
    const info = SubscriptionInfo.parse(await (await visitor.get('/api/payments/subscription')).json());
    expect(info).toMatchObject({
      plan: 'starter',
      cancelAtPeriodEnd: false,
      paymentMethod: { brand: 'visa', last4: '4242' },
      trialAvailable: false,
      invoices: [{ plan_name: 'Starter', amount: 3900, currency: 'usd', status: 'paid' }],
    });
    expect(await ledgerSum(id)).toBe(430);
  });

  // Proves paymentWebhook, money-purchase-reported-many-times-once.
  it('is fulfilled once even if many concurrent polls and webhooks report it', async () => {
    const { id, buy, status } = await buyer();
    await order(standIns.stripe, '/__webhooks', { hold: true });
    const session = await buy('Growth');
    const { stripe, webhookSecret: secret } = await stripeHere();
    const { invoice } = await stripe.checkout.sessions.retrieve(session);
    const { data } = await stripe.events.list({ type: 'invoice.paid', limit: 100 });
    const event = defined(data.find((one) => one.type === 'invoice.paid' && one.data.object.id === invoice));
    const payload = JSON.stringify(event);
    const deliver = () =>
      fetch(url + WEBHOOK, {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) },
      });
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) =>
        index % 2 === 0 ? (await deliver()).status : (await status(session)).payment_status,
      ),
    );
    expect(new Set(answers)).toEqual(new Set([200, 'paid']));
    expect((await paidGrantsOf(id)).map(({ amount }) => amount)).toEqual([1200]);
    expect(await ledgerSum(id)).toBe(1230);
  });

  // Proves money-purchase-webhook-lost-still-found.
  it('is found by ReconcilePayments if its webhook is lost', async () => {
    const { id, buy } = await buyer();
    await order(standIns.stripe, '/__webhooks', { hold: true });
    await buy('Hobby');
    expect(await paidGrantsOf(id)).toEqual([]);
    await billing().lookAgain(id, new Date(now().getTime() - 1000));
    await runDuties();
    expect((await paidGrantsOf(id)).map(({ amount }) => amount)).toEqual([50]);
    expect(await billing().due(now())).not.toContain(id);
  });

  it('is hidden from other users', async () => {
    const { buy } = await buyer();
    const session = await buy('Hobby');
    const other = await buyer();
    expect((await other.status(session)).http).toBe(404);
    await other.buy('Hobby');
    expect((await other.status(session)).http).toBe(404);
  });

  // Proves money-checkout-page-per-purchase-purchase.
  it('has only one payment page when two tabs start it simultaneously', async () => {
    const { choose, id } = await buyer();
    const answers = await Promise.all([choose('Starter'), choose('Starter')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    const { stripe } = await stripeHere();
    const customer = defined(await billing().customerOf(id));
    expect((await stripe.checkout.sessions.list({ customer })).data).toHaveLength(1);
  });
});

describe('a failure at Stripe', () => {
  const busy = { kind: 'status', status: 429 } as const;
  const broken = { kind: 'status', status: 500 } as const;

  const FAILURES: readonly (readonly [what: string, faults: readonly Fault[], code: number])[] = [
    ['busy', [busy, busy, busy], 503],
    ['broken', [broken, broken, broken], 503],
    ['unreadable', Array.from({ length: 3 }, () => ({ kind: 'malformed' }) as const), 503],
    // This takes three full timeouts.
    ['silent', Array.from({ length: 3 }, () => ({ kind: 'timeout' }) as const), 504],
  ];

  it.each(isFullRun ? FAILURES : FAILURES.slice(0, 1))(
    '(%s) is reported with one of the product’s own messages, and the next purchase succeeds',
    async (_, faults, code) => {
      const { choose } = await buyer();
      await scriptFaults('stripe', 'checkout.sessions.create', faults);
      const answer = await choose('Starter');
      expect([answer.status, (await answer.json()).detail]).toEqual([
        code,
        'Failed to initialize payment. Please try again.',
      ]);
      await clearFaults('stripe');
      expect((await choose('Starter')).status).toBe(200);
    },
  );

  it('goes unnoticed by the buyer if it happens only once', async () => {
    const { choose } = await buyer();
    await scriptFaults('stripe', 'checkout.sessions.create', [broken]);
    expect((await choose('Starter')).status).toBe(200);
  });

  it('during a webhook makes Stripe deliver the event again', async () => {
    const { id, choose, pay } = await buyer();
    const { checkout_url: page } = await (await choose('Hobby')).json();
    await scriptFaults('stripe', 'invoices.list', [broken, broken, broken]);
    await pay(page);
    await vi.waitUntil(async () => (await paidGrantsOf(id)).length > 0, { timeout: 40_000, interval: 200 });
    expect((await paidGrantsOf(id)).map(({ amount }) => amount)).toEqual([50]);
  });
});

describe('the trial', () => {
  it('grants 200 credits for seven days, once', async () => {
    const { visitor, id } = await buyer();
    const started = await visitor.post(routes.startTrial.path);
    expect([started.status, await started.json()]).toEqual([
      200,
      expect.objectContaining({
        subscription: 'trial',
        isTrialActive: true,
        trialDaysRemaining: 7,
        credits: 230,
      }),
    ]);
    const again = await visitor.post(routes.startTrial.path);
    expect([again.status, (await again.json()).code]).toEqual([409, 'conflict']);
    expect(await ledgerSum(id)).toBe(230);
    const later = new Date(now().getTime() + 8 * 86_400_000);
    expect((await credits().read(id, later)).subscription).toBe('trial');
  });

  // Proves money-trial-per-person.
  it('starts only once, even if requested many times simultaneously', async () => {
    const { visitor, id } = await buyer();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => (await visitor.post(routes.startTrial.path)).status),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: AT_ONCE - 1 }, () => 409),
    ]);
    expect(await ledgerSum(id)).toBe(230);
  });
});

describe('the portal', () => {
  // Proves openPortal.
  it('opens for users who have bought a plan, and for no one else', async () => {
    const { visitor, buy } = await buyer();
    const open = () => visitor.post(routes.openPortal.path, { origin_url: url });
    expect((await open()).status).toBe(409);
    await buy('Starter');
    const { portal_url: page } = await (await open()).json();
    expect(new URL(page).origin).toBe(new URL(standIns.stripe).origin);
    expect((await visitor.post(routes.openPortal.path, { origin_url: 'https://evil.test' })).status).toBe(
      400,
    );
  });
});

describe('deleting an account', () => {
  // Proves money-account-deletion-cancels-subscription.
  fullIt('cancels the subscription first, even if Stripe is down for a while', async () => {
    const { visitor, id, buy, status } = await buyer();
    await status(await buy('Starter'));
    const customer = defined(await billing().customerOf(id));
    await scriptFaults(
      'stripe',
      'subscriptions.cancel',
      Array.from({ length: 6 }, () => ({ kind: 'status', status: 500 }) as const),
    );
    expect((await visitor.delete('/api/auth/account')).status).toBe(202);
    const { stripe } = await stripeHere();
    const left = async () =>
      (await stripe.subscriptions.list({ customer, status: 'all' })).data.map((one) => one.status);
    await vi.waitUntil(async () => (await left()).join() === 'canceled', { timeout: 50_000, interval: 500 });
    expect(await left()).toEqual(['canceled']);
  });
});
