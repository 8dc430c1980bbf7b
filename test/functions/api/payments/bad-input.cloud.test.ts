import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { billing } from '#functions/wiring/stores.ts';
import { buyer, stripeHere } from '#test/support/billing/buyer.ts';
import { ledgerSum, paidGrantsOf } from '#test/support/billing/ledger.ts';
import { CARDS, forgedCheckout } from '#test/support/billing/stripe.ts';
import { submit, typed } from '#test/support/billing/stripe-service.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const planOf = async ({ visitor }: Pick<Awaited<ReturnType<typeof buyer>>, 'visitor'>): Promise<string> =>
  (await (await visitor.get(routes.readSubscription.path)).json()).plan;
describe('an order', () => {
  const evil: readonly (readonly [string, string])[] = [
    ['of another host', 'https://evil.test'],
    ['with our host before its own', `${url}.evil.test`],
    ['with our host as its user', `${url}@evil.test`],
    ['with a user name', url.replace('//', '//user:secret@')],
    ['without a scheme', url.replace(/^https?:/u, '')],
    ['that is a script', 'javascript:alert(1)'],
    ['with the other scheme', url.replace('http:', 'https:')],
    ['on another port', url.replace(/:\d+$/u, ':1')],
    ['with a path', `${url}/pricing`],
    ['with a backslash', `${url}\\@evil.test`],
    ['that is empty', ''],
  ];

  // Proves money-return-addresses-checkout-checked.
  it('is refused if its return address isn’t ours, and no purchase starts', async () => {
    const { choose, visitor, id } = await buyer();
    for (const [what, origin] of evil)
      for (const answer of [
        await choose('Starter', origin),
        await visitor.post(routes.openPortal.path, { origin_url: origin }),
      ])
        expect([answer.status, (await answer.json()).code], what).toEqual([400, 'invalid']);
    expect(await billing().customerOf(id)).toBeUndefined();
  });

  it('is refused if it names an unknown plan or sets its own price, and no purchase starts', async () => {
    const { choose, visitor, id } = await buyer();
    for (const plan of ['Platinum', 'starter', 'Free', '', '__proto__']) {
      const answer = await choose(plan);
      expect([answer.status, (await answer.json()).code], plan).toEqual([400, 'invalid']);
    }
    for (const extra of [{ amount: 1 }, { price: 'price_1' }, { currency: 'eur' }, { unit_amount: 0 }]) {
      const body = { plan_name: 'Ultra', origin_url: url, ...extra };
      expect((await visitor.post(routes.beginCheckout.path, body)).status).toBe(400);
    }
    expect(await billing().customerOf(id)).toBeUndefined();
  });
});

describe('a payment that does not match the catalogue', () => {
  // Proves money-plan-grants-credits-once-paid.
  it.each([
    ['less than the price', { unit_amount: 100, currency: 'usd' }],
    ['more than the price', { unit_amount: 99_900, currency: 'usd' }],
    ['in another currency', { unit_amount: 3900, currency: 'eur' }],
  ])('(%s) is reported, and grants nothing', async (_, price) => {
    const made = await buyer();
    await made.choose('Starter');
    const { stripe } = await stripeHere();
    const customer = defined(await billing().customerOf(made.id));
    const session = await forgedCheckout(
      stripe,
      { userId: made.id, customer, plan: 'ultra' },
      { ...price, metadata: { plan: 'ultra' } },
    );
    await submit(defined(session.url), typed(CARDS.paid));
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
    expect((await made.status(session.id)).http).toBe(200);
    expect([await planOf(made), await paidGrantsOf(made.id), await ledgerSum(made.id)]).toEqual([
      'free',
      [],
      30,
    ]);
  });
});
