import Stripe from 'stripe';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { accountDeletions, billing, users } from '#functions/wiring/stores.ts';
import { buyer, stripeHere } from '#test/support/billing/buyer.ts';
import { ledgerOf, ledgerSum, paidGrantsOf } from '#test/support/billing/ledger.ts';
import { order } from '#test/support/billing/stripe-service.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const { url, standIns } = sharedCloud();
beforeAll(useCloudEnvironment);
afterEach(async () => {
  await fetch(new URL('/__webhooks', standIns.stripe), { method: 'DELETE' });
});

const holdWebhooks = () => order(standIns.stripe, '/__webhooks', { hold: true });
const post = (body: string, signature?: string) =>
  fetch(url + routes.paymentWebhook.path, {
    method: 'POST',
    body,
    headers: signature === undefined ? {} : { 'stripe-signature': signature },
  });

describe('a webhook', () => {
  /** A user whose payment has not been reported yet, and the event that reports it. */
  const untold = async () => {
    const made = await buyer();
    await holdWebhooks();
    const session = await made.buy('Hobby');
    const { stripe, webhookSecret: secret } = await stripeHere();
    const { invoice } = await stripe.checkout.sessions.retrieve(session);
    const { data } = await stripe.events.list({ type: 'invoice.paid', limit: 100 });
    const event = defined(data.find((one) => one.type === 'invoice.paid' && one.data.object.id === invoice));
    const payload = JSON.stringify(event);
    const sign = (more: { timestamp?: number; secret?: string } = {}) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, ...more });
    return { ...made, stripe, payload, sign };
  };

  it('is refused and grants nothing if unsigned, altered, signed with another key or too old', async () => {
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
    expect((await defined(answers[0]).json()).code).toBe('invalid');
    expect(await paidGrantsOf(id)).toEqual([]);
  });

  it('is accepted each time it is delivered, but grants credits only once', async () => {
    const { id, payload, sign } = await untold();
    for (let time = 0; time < 3; time += 1) expect((await post(payload, sign())).status).toBe(200);
    expect((await paidGrantsOf(id)).map(({ amount }) => amount)).toEqual([50]);
    expect(await ledgerSum(id)).toBe(80);
  });

  it('for a deleted user is accepted, writes nothing and cancels anything that could still charge them', async () => {
    const { id, visitor, payload, sign, stripe } = await untold();
    const customer = defined(await billing().customerOf(id));
    expect((await visitor.delete(routes.deleteAccount.path)).status).toBe(202);
    // The workflow deletes the rows once every session has expired; here they are deleted immediately.
    expect(await accountDeletions().removeRows(id)).toBe(true);
    expect((await post(payload, sign())).status).toBe(200);
    expect(await ledgerOf(id)).toEqual([]);
    expect(await users().find(id)).toBeUndefined();
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
  });
});
