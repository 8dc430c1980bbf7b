import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeServer, listen } from '#local/support/http-service.ts';
import { typeCard } from '#test/support/billing/payment-page.ts';
import { CARDS, idOf } from '#test/support/billing/stripe.ts';
import { stripeService } from '#test/support/billing/stripe-service.ts';
import { openTab, sharedBrowser } from '#test/support/browser/browser.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { defined } from '#test/support/values.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 'Donaudampfschifffahrtsgesellschaft-'.repeat(3);

let browser: Browser;
let site: Server;
let siteUrl: string;
let service: Awaited<ReturnType<typeof stripeService>>;

beforeAll(async () => {
  site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><html lang="en"><title>Back at the site</title><link rel="icon" href="data:,">',
    );
  });
  siteUrl = `http://localhost:${await listen(site)}`;
  service = await stripeService();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await service.close();
  await closeServer(site);
});

let cents = 2000;
async function checkout() {
  cents += 100;
  const { stripe } = service;
  const customer = await stripe.customers.create({ email: `${LONG}@example.com` });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: cents,
    product_data: { name: `Starter <script>alert(1)</script> ${LONG}` },
    recurring: { interval: 'month' },
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${siteUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/payment/success?session_id=order`,
  });
  const again = () => stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  return { customer, session, again };
}

/** Axe violations, plus a note when the page scrolls horizontally. */
const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe: { run(): Promise<{ violations: { id: string }[] }> } = Reflect.get(globalThis, 'axe');
    const found = (await axe.run()).violations.map(({ id }) => id);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...found, 'the page scrolls horizontally'] : found;
  });
};

describe.each(SIZES)('at $name', ({ viewport }) => {
  const open = (url: string) => openTab(browser, { url, viewport, expected: [/40[24]/u] });

  test('after a declined card and a bank’s challenge, a payment succeeds and leads back to the site', async () => {
    const { session, again } = await checkout();
    const tab = await open(siteUrl);
    const { page } = tab;
    await page.goto(defined(session.url));
    expect(await page.title()).toContain('test mode');
    expect(await faultsOf(page)).toEqual([]);
    await typeCard(page, CARDS.declined);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Your card was declined.');
    expect(await page.getByLabel('Card number').inputValue()).toBe(CARDS.declined);
    expect(await faultsOf(page)).toEqual([]);
    await typeCard(page, CARDS.authenticates);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('unable to authenticate');
    expect(await again()).toMatchObject({ status: 'open' });
    await page.goto(defined(session.url));
    await typeCard(page, CARDS.authenticates);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Complete' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.waitForURL(`${siteUrl}/payment/success?session_id=${session.id}`);
    expect(await again()).toMatchObject({ status: 'complete', subscription: { status: 'active' } });
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  test('cancelling returns to the site without a charge', async () => {
    const { session, again } = await checkout();
    const tab = await open(siteUrl);
    const { page } = tab;
    await page.goto(defined(session.url));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${siteUrl}/payment/success?session_id=order`);
    expect(await again()).toMatchObject({ status: 'open', subscription: null });
    await tab.close();
  });

  test('the portal cancels and resumes a plan, changes the card and shows an invoice', async () => {
    const { customer, session, again } = await checkout();
    const tab = await open(siteUrl);
    const { page } = tab;
    await page.goto(defined(session.url));
    await typeCard(page, CARDS.paid);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(/payment\/success/u);
    const portal = await service.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: `${siteUrl}/dashboard`,
    });
    await page.goto(portal.url);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText('Ends on').waitFor();
    expect(await again()).toMatchObject({ subscription: { cancel_at_period_end: true } });
    await page.getByRole('button', { name: 'Keep plan' }).click();
    await page.getByText('Renews on').waitFor();
    await page.getByRole('link', { name: 'Change card' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await typeCard(page, '5555 5555 5555 4444');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('mastercard ending in 4444').waitFor();
    await page.getByRole('link', { name: `$${(cents / 100).toFixed(2)}` }).click();
    await page.getByRole('status').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL(`${siteUrl}/dashboard`);
    expect(idOf((await again()).subscription)).toMatch(/^sub_/u);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
