import Stripe from 'stripe';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import { billing, departures, users } from '#functions/wiring.ts';
import { buyer, stripeHere } from '#test/support/buyer.ts';
import { createFilm, giveStory } from '#test/support/films.ts';
import { useCloudEnvironment } from '#test/support/functions-here.ts';
import { ledgerOf, ledgerSum } from '#test/support/ledger.ts';
import { givePlan } from '#test/support/plans.ts';
import { CARDS } from '#test/support/stripe.ts';
import { order, submit, typed } from '#test/support/stripe-service.ts';

const { url, standIns } = inject('cloud');
const WAIT = { timeout: 40_000, interval: 200 };
beforeAll(useCloudEnvironment);
afterEach(async () => {
  await fetch(new URL('/__webhooks', standIns.stripe), { method: 'DELETE' });
});

const grantsOf = async (userId: string) =>
  (await ledgerOf(userId)).filter(({ reason, invoiceId }) => reason === 'grant' && invoiceId !== undefined);
const planOf = async ({ visitor }: Pick<Awaited<ReturnType<typeof buyer>>, 'visitor'>): Promise<string> =>
  (await (await visitor.get(routes.readSubscription.path)).json()).plan;
const holdWebhooks = () => order(standIns.stripe, '/__webhooks', { hold: true });
const post = (body: string, signature?: string) =>
  fetch(url + routes.paymentWebhook.path, {
    method: 'POST',
    body,
    headers: signature === undefined ? {} : { 'stripe-signature': signature },
  });

describe('an order', () => {
  const evil: readonly (readonly [string, string])[] = [
    ['of another host', 'https://evil.test'],
    ['with our host before its own', `${url}.evil.test`],
    ['with our host as its user', `${url}@evil.test`],
    ['with a user of its own', url.replace('//', '//user:secret@')],
    ['without a scheme', url.replace(/^https?:/u, '')],
    ['that is a script', 'javascript:alert(1)'],
    ['of the other scheme', url.replace('http:', 'https:')],
    ['of another port', url.replace(/:\d+$/u, ':1')],
    ['with a path', `${url}/pricing`],
    ['with a backslash', `${url}\\@evil.test`],
    ['that is empty', ''],
  ];

  it.each(evil)('that leads back to an address %s is refused, and begins nothing', async (_, origin) => {
    const { choose, visitor, id } = await buyer();
    for (const answer of [
      await choose('Starter', origin),
      await visitor.post(routes.openPortal.path, { origin_url: origin }),
    ])
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid']);
    expect(await billing().customerOf(id)).toBeUndefined();
  });

  it.each(['Platinum', 'starter', 'Free', '', '__proto__'])(
    'of the plan "%s", which we do not sell, is refused, and begins nothing',
    async (plan) => {
      const { choose, id } = await buyer();
      const answer = await choose(plan);
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid']);
      expect(await billing().customerOf(id)).toBeUndefined();
    },
  );

  it.each([{ amount: 1 }, { price: 'price_1' }, { currency: 'eur' }, { unit_amount: 0 }])(
    'that names its own price, %o, is refused',
    async (extra) => {
      const { visitor, id } = await buyer();
      const body = { plan_name: 'Ultra', origin_url: url, ...extra };
      expect((await visitor.post(routes.beginCheckout.path, body)).status).toBe(400);
      expect(await billing().customerOf(id)).toBeUndefined();
    },
  );
});

describe('money that is not what the catalogue asks', () => {
  it.each([
    ['less', { unit_amount: 100, currency: 'usd' }],
    ['more', { unit_amount: 99_900, currency: 'usd' }],
    ['of another currency', { unit_amount: 3900, currency: 'eur' }],
  ])('(%s) is seen, and grants nothing', async (_, price) => {
    const made = await buyer();
    await made.choose('Starter');
    const { stripe } = await stripeHere();
    const { id: forged } = await stripe.prices.create({
      ...price,
      product_data: { name: 'Veilcast Ultra' },
      recurring: { interval: 'month' },
      metadata: { plan: 'ultra' },
    });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: (await billing().customerOf(made.id))!,
      client_reference_id: made.id,
      line_items: [{ price: forged, quantity: 1 }],
      success_url: url,
      metadata: { user_id: made.id, plan: 'ultra' },
    });
    await submit(session.url!, typed(CARDS.paid));
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
    expect((await made.status(session.id)).http).toBe(200);
    expect([await planOf(made), await grantsOf(made.id), await ledgerSum(made.id)]).toEqual(['free', [], 30]);
  });
});

describe('a webhook', () => {
  /** Somebody who has paid, of which nobody has told us, and the event that does. */
  const untold = async () => {
    const made = await buyer();
    await holdWebhooks();
    const session = await made.buy('Hobby');
    const { stripe, webhookSecret: secret } = await stripeHere();
    const { invoice } = await stripe.checkout.sessions.retrieve(session);
    const { data } = await stripe.events.list({ type: 'invoice.paid', limit: 100 });
    const event = data.find((one) => (one.data.object as Stripe.Invoice).id === invoice)!;
    const payload = JSON.stringify(event);
    const sign = (more: { timestamp?: number; secret?: string } = {}) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, ...more });
    return { ...made, stripe, payload, sign };
  };

  it('that is unsigned, altered, signed by somebody else or too old is refused, and grants nothing', async () => {
    const { id, payload, sign } = await untold();
    const seconds = Math.floor(Date.now() / 1000);
    const answers = [
      await post(payload),
      await post(payload, ''),
      await post(payload, 't=1,v1=00'),
      await post(payload.replace('"paid"', '"open"'), sign()),
      await post(`${payload} `, sign()),
      await post(payload, sign({ secret: 'whsec_of_somebody_else' })),
      await post(payload, sign({ timestamp: seconds - 301 })),
      await post('', sign()),
      await post('not json', sign()),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect((await answers[0]!.json()).code).toBe('invalid');
    expect(await grantsOf(id)).toEqual([]);
  });

  it('that is repeated, as often as you like, is taken and grants once', async () => {
    const { id, payload, sign } = await untold();
    for (let time = 0; time < 3; time += 1) expect((await post(payload, sign())).status).toBe(200);
    expect((await grantsOf(id)).map(({ amount }) => amount)).toEqual([50]);
    expect(await ledgerSum(id)).toBe(80);
  });

  it('for a user who is gone is taken, writes nothing and leaves nothing that could charge them', async () => {
    const { id, visitor, payload, sign, stripe } = await untold();
    const customer = (await billing().customerOf(id))!;
    expect((await visitor.delete(routes.deleteAccount.path)).status).toBe(202);
    // The workflow removes the rows when every session has run out; here they are gone at once.
    expect(await departures().removeRows(id)).toBe(true);
    expect((await post(payload, sign())).status).toBe(200);
    expect(await ledgerOf(id)).toEqual([]);
    expect(await users().find(id)).toBeUndefined();
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('a buyer', () => {
  it('who goes back in the browser finds the order cancelled and its page closed, and may buy again', async () => {
    const { choose, status, buy, id } = await buyer();
    const { checkout_url: page } = await (await choose('Starter')).json();
    const { stripe } = await stripeHere();
    const customer = (await billing().customerOf(id))!;
    const [session] = (await stripe.checkout.sessions.list({ customer })).data;
    const ours = new URL(session!.cancel_url!).searchParams.get('session_id')!;
    expect(await status(ours)).toMatchObject({ http: 200, payment_status: 'unpaid', status: 'cancelled' });
    await submit(page, typed(CARDS.paid));
    expect((await stripe.checkout.sessions.retrieve(session!.id)).payment_status).toBe('unpaid');
    expect(await grantsOf(id)).toEqual([]);
    expect(await status(await buy('Starter'))).toMatchObject({ payment_status: 'paid' });
    expect(await ledgerSum(id)).toBe(430);
  });

  it('who closes the browser after paying has the plan all the same', async () => {
    const { buy, id } = await buyer();
    await buy('Hobby');
    await vi.waitUntil(async () => (await grantsOf(id)).length > 0, WAIT);
    expect(await ledgerSum(id)).toBe(80);
  });

  it('who pays on the page in one tab after choosing another plan in a second one pays nothing on the first', async () => {
    const { choose, pay, id } = await buyer();
    const { checkout_url: first } = await (await choose('Starter')).json();
    const { checkout_url: second } = await (await choose('Growth')).json();
    await submit(first, typed(CARDS.paid));
    await pay(second);
    await vi.waitUntil(async () => (await grantsOf(id)).length > 0, WAIT);
    expect((await grantsOf(id)).map(({ amount }) => amount)).toEqual([1200]);
  });

  it('who goes up and down in a loop is charged and given the difference once', async () => {
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
    expect((await grantsOf(id)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([400, 800]);
    expect(await ledgerSum(id)).toBe(1230);
    const { stripe } = await stripeHere();
    const customer = (await billing().customerOf(id))!;
    const { data } = await stripe.invoices.list({ customer });
    expect(data.map(({ total, status: state }) => [total, state]).toSorted()).toEqual([
      [3000, 'paid'],
      [3900, 'paid'],
    ]);
  });

  it('who deletes the account and comes back has neither the free credits of the month nor a trial again', async () => {
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

describe('a video without credits', () => {
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
  ] as const)('on %o is refused in the words of the product, and reserves nothing', async (plan, detail) => {
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
  });
});
