import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLANS } from '#contract/catalogue.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { risingAndFalling, usePrices } from '#test/support/billing/prices.ts';
import { shop } from '#test/support/billing/shop.ts';
import { CARDS, card, idOf } from '#test/support/billing/stripe.ts';
import { runs } from '#test/support/run/full-run.ts';

usePrices(risingAndFalling);

/**
 * Fewer runs than the ten thousand that test the same rules in `domain/`, because each run goes through the SDK’s
 * form encoding and JSON.
 */
const RUNS = runs(1200, 16);
const LIMIT_MS = 600_000;

const step = fc.record({
  action: fc.constantFrom('choose', 'choose', 'wait', 'deliver', 'cancel', 'resume', 'refund', 'dispute'),
  plan: fc.constantFrom(...PLANS.map(({ name }) => name)),
  by: fc.constantFrom(...Object.keys(CARDS).filter((name): name is keyof typeof CARDS => name in CARDS)),
  days: fc.constantFrom(1, 3, 8, 16, 31.5),
  pick: fc.nat(5),
});

// Proves money-stripe-ledger-always-agree-in.
it(
  'Stripe and the ledger agree after any sequence of purchases, plan changes, cancellations, refunds and disputes',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { choose, deliver, model, stripe, memory, balance, advance, now } = shop();
        const live = async () =>
          (await stripe.subscriptions.list({ status: 'all' })).data.find((one) => one.status !== 'canceled');
        const payment = async (pick: number) => {
          const { data } = await stripe.invoicePayments.list({ status: 'paid' });
          return idOf(data[pick % Math.max(1, data.length)]?.payment.payment_intent);
        };
        for (const { action, plan, by, days, pick } of steps) {
          if (action === 'wait') advance(days);
          if (action === 'deliver') await deliver();
          if (action === 'choose') {
            await choose(plan).catch((error: unknown) => {
              if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
            });
            const [page] = (await stripe.checkout.sessions.list({ status: 'open' })).data;
            if (page !== undefined) {
              model.payCheckout(page.id, card(by));
              model.answerBankForCheckout(page.id, true);
            }
          }
          const subscription = await live();
          if (subscription !== undefined && (action === 'cancel' || action === 'resume'))
            await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: action === 'cancel' });
          const intent = await payment(pick);
          // Stripe refuses a second refund.
          if (action === 'refund' && intent !== '')
            await stripe.refunds
              .create({ payment_intent: intent, ...(pick === 0 ? { amount: 500 } : {}) })
              .catch(() => {});
          if (action === 'dispute' && intent !== '' && pick === 1)
            try {
              model.openDispute(intent);
            } catch {
              // The payment is already disputed.
            }
        }
        await deliver();
        await deliver();
        memory.settle(now());
        const subscription = await live();
        const { paid } = memory.account;
        expect(paid?.subscriptionId).toBe(subscription?.id);
        if (paid !== undefined && subscription !== undefined) {
          expect(paid.cancelAtPeriodEnd).toBe(subscription.cancel_at_period_end);
          expect(paid.plan).toBe(subscription.metadata['plan']);
          expect(paid.priceCents).toBe(subscription.items.data[0]?.price.unit_amount);
        }
        const invoices = (await stripe.invoices.list({ status: 'paid', limit: 100 })).data.map(
          ({ id }) => id,
        );
        expect([...memory.paid.keys()].toSorted()).toEqual(invoices.toSorted());
        expect(memory.doubtful.size).toBe(0);
        expect(memory.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance());
        expect(balance()).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
