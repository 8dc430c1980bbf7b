import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#contract/refusals.ts';
import { routes } from '#contract/routes.ts';
import { receiveWebhook } from '#functions/api/payments/receive-webhook.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { OLD_ORIGIN, ORIGIN, shop, USER } from '#test/support/billing/shop.ts';
import { card, forgedCheckout } from '#test/support/billing/stripe.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';
import { defined, partial } from '#test/support/values.ts';

describe('a return address', () => {
  it.each([
    'https://evil.test',
    'https://veilcast.test.evil.test',
    'https://evil.test/https://veilcast.test',
    'https://veilcast.test@evil.test',
    'https://user@veilcast.test',
    'https://user:secret@veilcast.test',
    'https://veilcast.test:8443',
    'http://veilcast.test',
    '//veilcast.test',
    'veilcast.test',
    'javascript:alert(1)',
    'https:veilcast.test',
    'https://veilcast.test/pricing',
    'https://veilcast.test?x=1',
    'https://veilcast.test#x',
    'https://veilcast.test\\@evil.test',
    ' https://veilcast.test',
    'data:text/html,hi',
    '',
  ])('such as "%s" is refused, and no purchase starts', async (origin) => {
    const { choose, stripe } = shop();
    await expect(choose('Starter', origin)).rejects.toMatchObject({ code: 'invalid' });
    expect((await stripe.checkout.sessions.list({})).data).toEqual([]);
  });

  it('is accepted if the stage allows it in addition to the site’s own, and the buyer returns there', async () => {
    const { choose, open } = shop();
    await choose('Starter', OLD_ORIGIN);
    expect((await open()).success_url).toBe(`${OLD_ORIGIN}/payment/success?session_id={CHECKOUT_SESSION_ID}`);
    await expect(choose('Starter', `${OLD_ORIGIN}/pricing`)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is accepted if it is the site’s, with or without a trailing slash, and the buyer returns there', async () => {
    const { choose, open } = shop();
    await choose('Starter', `${ORIGIN}/`);
    const { success_url: successUrl, cancel_url: cancelUrl } = await open();
    expect(successUrl).toBe(`${ORIGIN}/payment/success?session_id={CHECKOUT_SESSION_ID}`);
    expect(cancelUrl).toMatch(/^https:\/\/veilcast\.test\/payment\/success\?session_id=order_/u);
  });
});

describe('another user’s checkout', () => {
  // Proves money-another-user-purchase-hidden.
  it('is not found, just like one that never existed', async () => {
    const { choose, status, stripe, memory } = shop();
    await choose('Starter');
    const other = await stripe.customers.create({ metadata: { user_id: 'user-2' } });
    const { data } = await stripe.prices.list({});
    const theirs = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: other.id,
      client_reference_id: 'user-2',
      line_items: [{ price: defined(data[0]).id, quantity: 1 }],
      success_url: ORIGIN,
      metadata: { user_id: 'user-2', plan: 'starter', order_id: defined([...memory.orders.keys()][0]) },
    });
    for (const id of [theirs.id, 'cs_test_000099', 'order_of_nobody', '../v1/customers', 'cs_../x'])
      await expect(status(id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await stripe.checkout.sessions.retrieve(theirs.id)).status).toBe('open');
  });
});

describe('a payment that does not match the catalogue', () => {
  // Proves money-plan-grants-credits-once-paid.
  it.each([
    ['less than the price', { unit_amount: 100, currency: 'usd' }],
    ['more than the price', { unit_amount: 10_000, currency: 'usd' }],
    ['in another currency', { unit_amount: 1900, currency: 'eur' }],
  ])('(%s) grants nothing and is flagged for review', async (_, asked) => {
    const { choose, stripe, memory, model, deliver } = shop();
    await choose('Hobby');
    const customer = defined(await memory.customerOf(USER));
    const forged = await forgedCheckout(
      stripe,
      { userId: USER, customer, plan: 'ultra' },
      { ...asked, metadata: { plan: 'ultra' } },
    );
    model.payCheckout(forged.id, card('paid'));
    await deliver();
    expect(memory.account.paid).toBeUndefined();
    expect(memory.rows.filter(({ invoiceId }) => invoiceId !== undefined)).toEqual([]);
    expect(memory.doubtful.size).toBe(1);
  });
});

describe('a webhook', () => {
  const bought = async () => {
    const made = shop();
    await made.buy('Starter');
    const event = defined(made.model.events.find(({ type }) => type === 'invoice.paid'));
    return { ...made, body: JSON.stringify(event) };
  };
  const invalid = { code: 'invalid', message: 'The signature is missing, wrong or too old.' };

  // Proves money-webhooks-unsigned-altered-old-repeated.
  it('fulfils the purchase once if signed and fresh, however often it is delivered', async () => {
    const { webhook, sign, body, memory, balance } = await bought();
    await webhook(body, sign(body));
    expect(memory.account.subscription).toBe('starter');
    const rows = memory.rows.length;
    await webhook(body, sign(body));
    expect([memory.rows.length, balance()]).toEqual([rows, 430]);
  });

  // Proves money-webhooks-unsigned-altered-old-repeated.
  it('is refused if unsigned, altered, signed with another key or older than five minutes', async () => {
    const { webhook, sign, body, memory } = await bought();
    const late = Math.floor(Date.now() / 1000) - 301;
    for (const [sent, signature] of [
      [body, undefined],
      [body, ''],
      [body, 't=1,v1=00'],
      [`${body} `, sign(body)],
      [body, sign(body, undefined, 'whsec_other')],
      [body, sign(body, late)],
    ] as const)
      await expect(webhook(sent, signature)).rejects.toMatchObject(invalid);
    expect(memory.account.paid).toBeUndefined();
  });

  // Proves money-webhooks-unsigned-altered-old-repeated.
  it('for a deleted user is accepted, writes nothing and cancels anything that could still charge them', async () => {
    const { webhook, sign, body, memory, stripe } = await bought();
    memory.isGone = true;
    const rows = [...memory.rows];
    await webhook(body, sign(body));
    expect(memory.rows).toEqual(rows);
    const { data } = await stripe.subscriptions.list({ status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('about a customer without an account is ignored', async () => {
    const { webhook, sign, stripe, memory } = shop();
    const stranger = await stripe.customers.create({ email: 'stranger@example.com' });
    const object = { object: 'customer', id: stranger.id };
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.updated', data: { object } });
    await webhook(body, sign(body));
    expect(memory.events.size).toBe(0);
  });

  const here = serve(
    routes.paymentWebhook,
    receiveWebhook({ payments: () => undefined, billing: () => partial({}) }),
    {
      now: () => new Date(),
      findSession: async () => undefined,
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: async () => undefined,
    },
  );
  const sent = (body: string, more: object = {}) => {
    const headers = {
      'content-type': 'text/plain',
      'sec-fetch-site': 'cross-site',
      'x-origin-secret': ORIGIN_SECRET,
    };
    const event = apiCall(routes.paymentWebhook, { address: '203.0.113.1' });
    return here({ ...event, headers, body, ...more }, functionContext());
  };
  const MEGABYTE = 1024 * 1024;

  // Proves money-webhooks-up-megabyte-base64-too.
  it('may have any content type and origin, and a body of up to one megabyte, even as base64', async () => {
    // Without a provider, the response is `provider_unavailable`, which shows that the body was accepted.
    for (const answer of [
      await sent('x'.repeat(MEGABYTE)),
      await sent(Buffer.alloc(MEGABYTE).toString('base64'), { isBase64Encoded: true }),
    ])
      expect(answer).toMatchObject({ statusCode: REFUSALS.provider_unavailable.status });
    for (const answer of [
      await sent('x'.repeat(MEGABYTE + 1)),
      await sent(Buffer.alloc(MEGABYTE + 1).toString('base64'), { isBase64Encoded: true }),
    ])
      expect(answer).toMatchObject({ statusCode: 413 });
  });
});

describe('a stage without payments', () => {
  it('refuses a purchase with one of the product’s own messages', async () => {
    const { choose, close } = shop();
    close();
    await expect(choose('Starter')).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: 'Failed to initialize payment. Please try again.',
    });
  });
});
