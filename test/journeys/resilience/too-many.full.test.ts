import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { signInBy } from '#test/support/browser/pages.ts';
import { type Product, startProduct } from '#test/support/cloud/product-process.ts';

const TOO_MANY = /^Too many requests\. Try again in (?:a minute|\d+ (?:minutes|hours))\.$/u;
/** A public call is allowed twelve times per window, and at most one new window may start during the attempts. */
const TRIES = 26;

let browser: Browser;
let product: Product;
let tab: Tab;
let page: Page;
beforeAll(async () => {
  browser = await sharedBrowser();
  // The contract's limits, scaled down.
  product = await startProduct({ env: { CALL_LIMIT_FACTOR: '0.02' } });
  tab = await openTab(browser, { url: product.url, expected: [/status of (?:401|429)/u] });
  page = tab.page;
});
afterAll(async () => {
  expect(tab.problems()).toEqual([]);
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
});

it('subscribing too often shows when to try again', async () => {
  await page.goto('/blog');
  const answer = page.locator('#subscribe-answer');
  let words = '';
  for (let tries = 0; tries < TRIES && !TOO_MANY.test(words); tries += 1) {
    await page.getByLabel('Email Address').fill('ada@example.com');
    const answered = page.waitForResponse('**/api/newsletter');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await answered;
    await expect.poll(() => answer.textContent(), { timeout: 5000 }).not.toBe('');
    words = (await answer.textContent()) ?? '';
  }
  expect(words).toMatch(TOO_MANY);
});

it('generating stories too often keeps the prompt and shows when to try again', async () => {
  await signInBy(page, { name: 'Grace Hopper', email: 'grace@example.com' });
  const writer = page.getByRole('dialog', { name: 'Create New Story' });
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.getByRole('button', { name: 'Write New Story' }).click();
    await writer.getByRole('textbox').fill('A bell nobody rang');
    const answered = page.waitForResponse('**/api/stories/generate');
    await writer.getByRole('button', { name: 'Generate Story' }).click();
    if ((await answered).status() === 429) break;
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  }
  await writer.getByText(TOO_MANY).waitFor();
  expect(await writer.getByRole('textbox').inputValue()).toBe('A bell nobody rang');
});

// Proves page-affiliate-link-asks-consent-says, followLink.
it('a visitor who accepts too many referral links is told that the last one wasn’t remembered, and can continue without it', async () => {
  const sentence = 'We couldn’t remember the link. Try again, or continue without it.';
  const visitor = await openTab(browser, { url: product.url, expected: [/status of (?:401|429)/u] });
  const { page: theirs } = visitor;
  let status = 0;
  for (let tries = 0; tries < TRIES && status !== 429; tries += 1) {
    await theirs.goto('/?via=abcdefgh23');
    const answered = theirs.waitForResponse('**/api/affiliate/clicks');
    await theirs.getByRole('button', { name: 'Yes, remember it' }).click();
    status = (await answered).status();
  }
  expect(status).toBe(429);
  await theirs.getByText(sentence).waitFor();
  expect(await theirs.context().cookies()).toEqual([]);
  await theirs.getByRole('button', { name: 'No, thanks' }).click();
  await theirs.waitForURL(`${product.url}/`);
  expect(visitor.problems()).toEqual([]);
  await visitor.close();
});
