import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARDS, DAY, idOf, openCheckout } from '#test/support/billing/stripe.ts';
import { order, stripeService, submit, typed } from '#test/support/billing/stripe-service.ts';
import { defined, takeFrom } from '#test/support/values.ts';

let service: Awaited<ReturnType<typeof stripeService>>;
beforeAll(async () => {
  service = await stripeService();
});
afterAll(() => service.close());

let cents = 1000;
const checkout = async (name = 'Starter', email = 'ada@example.com') => {
  cents += 100;
  const { stripe } = service;
  const customer = await stripe.customers.create({ email });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: cents,
    product_data: { name },
    recurring: { interval: 'month' },
  });
  const session = await openCheckout(stripe, customer.id, price.id);
  return { customer, session, url: defined(session.url) };
};
const text = async (url: string) => (await fetch(url)).text();

test('the payment page shows the plan and a test-mode notice, and asks for a card', async () => {
  const { url } = await checkout();
  const page = await text(url);
  expect(page).toContain('Subscribe to Starter');
  expect(page).toContain(`$${(cents / 100).toFixed(2)} per month for ada@example.com`);
  expect(page).toContain('Test mode');
  for (const label of ['Card number', 'Expiry', 'CVC']) expect(page).toContain(`>${label}</label>`);
});

test('shows text from the site as plain text, never as markup', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const { url } = await checkout(`Plan ${evil}`, `"${evil}"@example.com`);
  const page = await text(url);
  expect(page).not.toContain(evil);
  expect(page).toContain('Plan &lt;img src=x onerror=alert(1)&gt;');
  const typedBack = await submit(url, { ...typed(evil), cvc: evil });
  expect(await typedBack.text()).not.toContain(evil);
});

test('the pages run no scripts, load nothing, and send forms only to themselves and back to the site', async () => {
  const { url } = await checkout();
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none';/u);
  expect(policy).toContain("form-action 'self' http://localhost:1;");
  expect(policy).not.toContain('unsafe-inline');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('an invalid field shows its error and keeps its input', async () => {
  const { url } = await checkout();
  const answer = await submit(url, { number: '1234', expiry: '13 / 20', cvc: 'x', action: 'pay' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('Use a test card number');
  expect(page).toContain('value="1234" aria-invalid="true" aria-describedby="number-problem"');
  expect(page.match(/aria-invalid="true"/gu)).toHaveLength(3);
});

test('the page reports a declined card, and cancelling returns to the site', async () => {
  const { url } = await checkout();
  const declined = await submit(url, typed(CARDS.declined));
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('role="alert">Your card was declined.');
  const cancelled = await submit(url, { action: 'cancel' });
  expect(cancelled.headers.get('location')).toBe('http://localhost:1/payment/success?session_id=order');
});

test('the bank asks for authentication on its own page', async () => {
  const { url, session } = await checkout();
  const asked = await submit(url, typed(CARDS.authenticates));
  const bank = new URL(defined(asked.headers.get('location')), url).href;
  expect(await text(bank)).toContain('Complete');
  const failed = await submit(bank, { action: 'fail' });
  expect(await failed.text()).toContain('unable to authenticate');
  await submit(url, typed(CARDS.authenticates));
  const passed = await submit(bank, { action: 'complete' });
  expect(passed.headers.get('location')).toBe(`http://localhost:1/payment/success?session_id=${session.id}`);
  expect(await text(url)).toContain('This is paid');
});

test('a declined upgrade can be paid on its invoice page', async () => {
  const { stripe } = service;
  const { customer, url } = await checkout();
  await submit(url, typed(CARDS.failsLater));
  const [subscription] = takeFrom((await stripe.subscriptions.list({ customer: customer.id })).data);
  const { id } = await stripe.invoices.create({
    customer: customer.id,
    default_payment_method: idOf(subscription.default_payment_method),
  });
  await stripe.invoiceItems.create({
    customer: customer.id,
    invoice: id,
    amount: 3000,
    currency: 'usd',
    description: 'More <b>stories</b>',
  });
  await expect(stripe.invoices.pay(id)).rejects.toMatchObject({ code: 'card_declined' });
  const page = String((await stripe.invoices.retrieve(id)).hosted_invoice_url);
  expect(await text(page)).toContain('More &lt;b&gt;stories&lt;/b&gt;: $30.00');
  const asked = await submit(page, typed(CARDS.alwaysAuthenticates));
  const bank = new URL(defined(asked.headers.get('location')), page).href;
  expect(await text(bank)).toContain('$30.00');
  await submit(bank, { action: 'complete' });
  expect(await text(page)).toContain('Paid: $30.00');
  expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: 'paid' });
});

test('the portal shows plan, card and invoices, changes the card, cancels and resumes', async () => {
  const { stripe } = service;
  const { customer, url } = await checkout();
  await submit(url, typed(CARDS.paid));
  const { url: portal } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:1/dashboard',
  });
  const first = await text(portal);
  expect(first).toContain(`Starter, $${(cents / 100).toFixed(2)} per month. Renews on`);
  expect(first).toContain('visa ending in 4242');
  expect(first).toContain('href="http://localhost:1/dashboard"');
  expect((await submit(`${portal}/card`, typed(CARDS.declined))).status).toBe(402);
  await submit(`${portal}/card`, typed('5555 5555 5555 4444'));
  await submit(portal, { action: 'cancel' });
  const ending = await text(portal);
  expect(ending).toContain('mastercard ending in 4444');
  expect(ending).toContain('Ends on');
  await submit(portal, { action: 'resume' });
  expect(await text(portal)).toContain('Renews on');
});

test('an expired payment page leads back to the site', async () => {
  const { url } = await checkout();
  await order(service.url, '/__clock', { advance: DAY + 60 });
  const answer = await fetch(url);
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('href="http://localhost:1/payment/success?session_id=order"');
  expect((await submit(url, typed(CARDS.paid))).status).toBe(410);
});

test('an unknown link leads to a 404 page', async () => {
  for (const path of ['/pay/cs_none', '/invoice/in_none', '/portal/bps_none', '/pay', '/pay/a/b/c'])
    expect((await fetch(new URL(path, service.url))).status).toBe(404);
});
