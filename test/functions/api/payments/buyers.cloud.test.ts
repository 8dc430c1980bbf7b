import { beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import { billing } from '#functions/wiring/stores.ts';
import { buyer, stripeHere } from '#test/support/billing/buyer.ts';
import { ledgerOf, ledgerSum, paidGrantsOf } from '#test/support/billing/ledger.ts';
import { CARDS } from '#test/support/billing/stripe.ts';
import { submit, typed } from '#test/support/billing/stripe-service.ts';
import { createFilm, giveStory } from '#test/support/builders/films.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const WAIT = { timeout: 40_000, interval: 200 };
beforeAll(useCloudEnvironment);

const planOf = async ({ visitor }: Pick<Awaited<ReturnType<typeof buyer>>, 'visitor'>): Promise<string> =>
  (await (await visitor.get(routes.readSubscription.path)).json()).plan;
describe('a buyer', () => {
  it('cancels the order by going back in the browser, which closes the payment page, and can buy again', async () => {
    const { choose, status, buy, id } = await buyer();
    const { checkout_url: page } = await (await choose('Starter')).json();
    const { stripe } = await stripeHere();
    const customer = defined(await billing().customerOf(id));
    const [session] = takeFrom((await stripe.checkout.sessions.list({ customer })).data);
    const ours = defined(new URL(defined(session.cancel_url)).searchParams.get('session_id'));
    expect(await status(ours)).toMatchObject({ http: 200, payment_status: 'unpaid', status: 'cancelled' });
    await submit(page, typed(CARDS.paid));
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid');
    expect(await paidGrantsOf(id)).toEqual([]);
    expect(await status(await buy('Starter'))).toMatchObject({ payment_status: 'paid' });
    expect(await ledgerSum(id)).toBe(430);
  });

  it('gets the plan even after closing the browser on the payment page', async () => {
    const { buy, id } = await buyer();
    await buy('Hobby');
    await vi.waitUntil(async () => (await paidGrantsOf(id)).length > 0, WAIT);
    expect(await ledgerSum(id)).toBe(80);
  });

  it('can no longer pay on the first page after choosing another plan in a second tab', async () => {
    const { choose, pay, id } = await buyer();
    const { checkout_url: first } = await (await choose('Starter')).json();
    const { checkout_url: second } = await (await choose('Growth')).json();
    await submit(first, typed(CARDS.paid));
    await pay(second);
    await vi.waitUntil(async () => (await paidGrantsOf(id)).length > 0, WAIT);
    expect((await paidGrantsOf(id)).map(({ amount }) => amount)).toEqual([1200]);
  });

  it('pays the difference and gets the extra credits only once, despite repeated upgrades and downgrades', async () => {
    const { choose, buy, status, id, visitor } = await buyer();
    await status(await buy('Starter'));
    const plans: string[] = [];
    for (const plan of ['Growth', 'Hobby', 'Growth', 'Starter', 'Growth']) {
      expect((await choose(plan)).status).toBe(200);
      plans.push(await planOf({ visitor }));
    }
    expect(plans).toEqual(['growth', 'hobby', 'growth', 'starter', 'growth']);
    const again = await choose('Growth');
    expect([again.status, (await again.json()).code]).toEqual([409, 'conflict']);
    expect((await paidGrantsOf(id)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      400, 800,
    ]);
    expect(await ledgerSum(id)).toBe(1230);
    const { stripe } = await stripeHere();
    const customer = defined(await billing().customerOf(id));
    const { data } = await stripe.invoices.list({ customer });
    expect(data.map(({ total, status: state }) => [total, state]).toSorted()).toEqual([
      [3000, 'paid'],
      [3900, 'paid'],
    ]);
  });

  // Proves money-trial-per-person.
  it('can’t get free credits or a trial a second time by deleting the account and coming back', async () => {
    const { visitor, person, id } = await buyer();
    expect((await visitor.post(routes.startTrial.path)).status).toBe(200);
    expect(await ledgerSum(id)).toBe(230);
    expect((await visitor.delete(routes.deleteAccount.path)).status).toBe(202);
    const back = await buyer(person);
    expect(back.id).not.toBe(id);
    const answer = await back.visitor.post(routes.startTrial.path);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'conflict']);
    expect(await (await back.visitor.get(routes.readSubscription.path)).json()).toMatchObject({
      plan: 'free',
      trialAvailable: false,
    });
    expect(await ledgerSum(back.id)).toBe(0);
  });
});

describe('ordering a video without enough credits', () => {
  it.each([
    [
      { subscription: 'trial', credits: 0, trialDays: -1 },
      'Your 7-day trial has expired. Please upgrade to a paid plan to continue.',
    ],
    [
      { subscription: 'trial', credits: 9, trialDays: 3 },
      'Video limit reached. You have 0 videos remaining on your Trial plan.',
    ],
    [
      { subscription: 'growth', credits: 0 },
      'Video limit reached. You have 0 videos remaining on your Growth plan.',
    ],
  ] as const)(
    'with the plan %o is refused with one of the product’s own messages, and reserves nothing',
    async (plan, detail) => {
      const { visitor, id } = await buyer();
      const story = await giveStory(id);
      await givePlan(id, plan);
      const before = await ledgerOf(id);
      const answer = await createFilm(visitor, story.id);
      expect([answer.status, await answer.json()]).toEqual([
        402,
        expect.objectContaining({ code: 'limit_reached', detail }),
      ]);
      expect(await ledgerOf(id)).toEqual(before);
      expect(await (await visitor.get('/api/videos')).json()).toEqual([]);
    },
  );
});
