import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { answerAlert } from '#test/support/browser/pages.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { type Product, startProduct } from '#test/support/cloud/product-process.ts';

/** A site with Google sign-in only. */
let product: Product;
let url: string;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ env: { VEILCAST_EMAIL_SIGN_IN: '0' } });
  url = product.url;
  browser = await sharedBrowser();
});
afterAll(async () => {
  await product.stop();
});

it('a site without email sign-in has no route, client or user pool address for it', async () => {
  const answer = await new Visitor(url).post('/api/auth/email', { id_token: 'a.b.c' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
  const config = await fetch(`${url}/config.json`);
  expect(await config.json()).toEqual({ socialSignIn: 'google', emailSignIn: null, machineSettings: true });
  // Apart from the site itself, pages may connect only to the bucket.
  expect(config.headers.get('content-security-policy')).toMatch(/connect-src 'self' http:[^ ;]+;/u);
});

describe.each(SIZES)('the login page at $name', ({ viewport }) => {
  let tab: Tab;
  let page: Page;
  beforeEach(async () => {
    tab = await openTab(browser, { url, viewport, expected: [/status of 401/u] });
    page = tab.page;
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });
  afterEach(async () => {
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  // Proves login-title-mode, login-e-mail-fields-mode-switch, state-login-social-e-mail-tabs,
  // message-e-mail-sign-in-sign.
  it('requires a full name to create an account, and says that signing up is coming soon', async () => {
    await page.getByRole('tab', { name: 'Email & Password' }).click();
    expect(await page.getByLabel('Full Name').count()).toBe(0);
    await page.getByRole('button', { name: 'Create one' }).click();
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Email Address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secret-enough');
    await page.keyboard.press('Enter');
    expect(await answerAlert(page)).toBe(
      'Sign up with email is coming soon! Please use social login for now.',
    );
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await page.getByLabel('Full Name').count()).toBe(0);
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    expect(await answerAlert(page)).toBe(
      'Sign in with email is coming soon! Please use social login for now.',
    );
  });

  // Proves rule-e-mail-form-required-fields.
  it('refuses an incomplete form', async () => {
    await page.getByRole('tab', { name: 'Email & Password' }).click();
    await page.getByLabel('Email Address').fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('secret-enough');
    await page.keyboard.press('Enter');
    expect(
      await page
        .getByLabel('Email Address')
        .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  // Proves login-processing, beginSignIn.
  it('shows Processing... while it redirects to the sign-in page', async () => {
    await page.evaluate(() =>
      new MutationObserver(() => {
        const busy = document.querySelector<HTMLElement>('[aria-busy="true"]');
        if (busy !== null) sessionStorage.setItem('busy', busy.innerText.trim());
      }).observe(document.body, { subtree: true, attributes: true }),
    );
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('Processing...');
  });

  // Proves login-authenticating.
  it('shows Authenticating... while the sign-in completes', async () => {
    await slowNetwork(tab);
    await page.goto('/?away');
    await page.goto('/login#session_id=made-up-value-that-nobody-issued');
    await page.getByText('Authenticating...').waitFor();
    expect(await answerAlert(page)).toBe('Authentication failed. Please try again.');
  });
});
