import { describe, expect, it, vi } from 'vitest';
import { forgetCustomerStep } from '#functions/workflows/account-deletion/forget-customer.ts';
import { shop, USER } from '#test/support/billing/shop.ts';
import { idOf, type OnRequest } from '#test/support/billing/stripe.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

/**
 * A paying creator whose account is being deleted; `onRequest` is called for each request of the deletion.
 */
const leaving = async (onRequest?: OnRequest) => {
  let intercept: OnRequest = (_, __, carryOut) => carryOut();
  const made = shop(() => {}, { onRequest: (...request) => intercept(...request) });
  await made.buy('Starter');
  await made.deliver();
  const customer = defined(await made.memory.customerOf(USER));
  if (onRequest !== undefined) intercept = onRequest;
  const { provider, billing } = made;
  const forget = () =>
    forgetCustomerStep({ payments: () => provider, billing: () => billing }).run({ userId: USER });
  return { ...made, customer, forget, calm: () => (intercept = (_, __, carryOut) => carryOut()) };
};
/** The full run kills the step before and after each request; the quick run alternates between the two. */
const MOMENTS = ['before', 'after'] as const;
type Leaving = Awaited<ReturnType<typeof leaving>>;

const isForgotten = async ({ stripe, customer }: Leaving) => {
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status, default_payment_method }) => [status, idOf(default_payment_method)])).toEqual([
    ['canceled', expect.any(String)],
  ]);
};

describe('a deleted account at the payment provider', () => {
  // Proves money-account-deletion-clears-deletes.
  it('loses its name, address and owner before its customer is deleted; its invoice stays as issued', async () => {
    const changes: string[] = [];
    const one = await leaving((method, path, carryOut) => {
      if (method !== 'GET') changes.push(`${method} ${path.replaceAll(/_\d{6}/gu, '')}`);
      return carryOut();
    });
    const update = vi.spyOn(one.model, 'request');
    await one.forget();
    await isForgotten(one);
    expect(changes.slice(-2)).toEqual(['POST /v1/customers/cus', 'DELETE /v1/customers/cus']);
    const [, , sent] = defined(
      update.mock.calls.find(([method, path]) => method === 'POST' && path.includes('cus')),
    );
    expect(sent).toEqual({
      name: '',
      email: '',
      address: '',
      description: '',
      phone: '',
      shipping: '',
      metadata: '',
    });
    const [invoice] = (await one.stripe.invoices.list({ customer: one.customer })).data;
    expect(invoice).toMatchObject({
      status: 'paid',
      customer_name: 'Ada',
      customer_email: 'ada@example.com',
    });
  });

  it('is removed only once, no matter how often the step runs', async () => {
    const one = await leaving();
    await one.forget();
    await one.forget();
    await isForgotten(one);
  });

  // Proves money-account-deletion-clears-deletes.
  it('is removed even if the process is killed between two requests', async () => {
    let requests = 0;
    const calm = await leaving((_, __, carryOut) => {
      requests += 1;
      return carryOut();
    });
    await calm.forget();
    expect(requests).toBeGreaterThan(5);
    for (let nth = 1; nth <= requests; nth += 1)
      for (const when of isFullRun ? MOMENTS : [defined(MOMENTS[nth % 2])]) {
        let count = 0;
        const one = await leaving((_, __, carryOut) => {
          count += 1;
          if (count === nth && when === 'before') throw new Error('crash');
          const answer = carryOut();
          if (count === nth) throw new Error('crash');
          return answer;
        });
        await one.forget().catch(() => {});
        one.calm();
        await one.forget();
        await isForgotten(one);
      }
  });

  it('is not reported as removed while the provider is down, and is removed later', async () => {
    const one = await leaving(() =>
      Response.json({ error: { message: 'away', type: 'api_error' } }, { status: 500 }),
    );
    await expect(one.forget()).rejects.toMatchObject({ code: 'provider_unavailable' });
    one.calm();
    await one.forget();
    await isForgotten(one);
  });

  it('also removes a customer that was created but never linked to it', async () => {
    const one = await leaving();
    const stray = await one.stripe.customers.create({ name: 'Ada', metadata: { user_id: USER } });
    await one.forget();
    expect(await one.stripe.customers.retrieve(stray.id)).toMatchObject({ deleted: true });
    await isForgotten(one);
  });

  it('is deleted even on a stage without keys if it never bought anything', async () => {
    const one = shop(() => {}, {
      onRequest: () => Response.json({ error: { type: 'api_error' } }, { status: 401 }),
    });
    const step = (payments: typeof one.provider | undefined) =>
      forgetCustomerStep({ payments: () => payments, billing: () => one.billing });
    expect(await step(one.provider).run({ userId: USER })).toEqual({ userId: USER });
    expect(await step(undefined).run({ userId: USER })).toEqual({ userId: USER });
    await one.memory.bindCustomer(USER, 'cus_1');
    await expect(step(undefined).run({ userId: USER })).rejects.toThrow('not configured');
  });

  it('still allows a late refund to take back an affiliate’s commission', async () => {
    const one = await leaving();
    await one.forget();
    const followed = vi.spyOn(one.memory, 'followGone');
    const [payment] = (await one.stripe.invoicePayments.list({ status: 'paid' })).data;
    one.model.takeEvents();
    await one.stripe.refunds.create({ payment_intent: idOf(payment?.payment.payment_intent) });
    const [event] = one.model.takeEvents();
    const body = JSON.stringify(event);
    await one.webhook(body, one.sign(body));
    expect(followed.mock.calls[0]?.[0]).toMatchObject([{ status: 'paid', refunds: [{ cents: 3900 }] }]);
  });
});
