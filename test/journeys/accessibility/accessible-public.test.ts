import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examiner } from '#test/support/browser/axe.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { LOOKS, profileOf } from '#test/support/browser/looks.ts';
import { answerAlert } from '#test/support/browser/pages.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { creatorWithPlayableFilm, shareOf } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
/** Errors the tests provoke, as the browser logs them. */
const PROVOKED = [/status of (?:401|404)/u];
const PAGES = ['/', '/pricing', '/blog', '/blog/read-it-aloud', '/affiliate', '/privacy', '/terms'];

let browser: Browser;
beforeAll(async () => {
  useCloudEnvironment();
  browser = await sharedBrowser();
});

describe.each(LOOKS)('public pages, in $name', (look) => {
  let tab: Tab;
  let page: Page;
  let examined: ReturnType<typeof examiner>;
  beforeEach(async () => {
    tab = await openTab(browser, { url, expected: PROVOKED, ...profileOf(look, url) });
    page = tab.page;
    examined = examiner(page);
  });
  afterEach(async () => {
    expect(examined.faults).toEqual({});
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('the pages have no accessibility faults', async () => {
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.locator('html').getAttribute('data-theme')).toBe(look.theme);
      await examined.look(path);
    }
  });

  it('their menus, players and messages have no accessibility faults', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: /^Bryan/u }).check();
    await page.getByRole('button', { name: 'Play Preview' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await examined.look('a playing voice preview');
    await page.goto('/?video=nothing');
    await page.getByRole('alertdialog').waitFor();
    await examined.look('an alert');
    await answerAlert(page);
    await page.goto('/?video=art-style', { waitUntil: 'networkidle' });
    await page.getByRole('dialog').getByRole('button', { name: 'Captions' }).click();
    await page.getByRole('dialog').getByRole('combobox').selectOption('2x');
    await examined.look('the sample player');
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Growth' }).click();
    await examined.look('filtered articles');
    await page.getByLabel('Email Address').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('You’re on the list.').waitFor();
    await examined.look('a subscription');
    await page.goto('/affiliate', { waitUntil: 'networkidle' });
    await tab.context.grantPermissions(['clipboard-write'], { origin: url });
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    await examined.look('a copied link');
    await page.setViewportSize({ ...look.viewport, width: Math.min(look.viewport.width, 900) });
    await page.getByRole('button', { name: 'Menu' }).click();
    await examined.look('the mobile menu');
  });

  it('every state of the payment page has no accessibility faults', async () => {
    await page.goto('/payment/success', { waitUntil: 'networkidle' });
    await page.getByText('No payment session found').waitFor();
    await examined.look('without a session');
    const fasten = await slowNetwork(tab);
    await page.goto('/payment/success?session_id=cs_of_nobody', { waitUntil: 'load' });
    await page.getByText('Verifying your payment').waitFor();
    await examined.look('verifying');
    await fasten();
    await page.getByText('Failed to verify payment status. Please contact support.').waitFor();
    await examined.look('not verified');
  });

  it('the login page has no accessibility faults', async () => {
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await examined.look('Social Login');
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await page.getByRole('alertdialog').waitFor();
    await examined.look('a provider that is coming soon');
    await answerAlert(page);
    await page.getByRole('tab', { name: 'Email & Password' }).click();
    await page.getByLabel('Email Address').waitFor();
    await examined.look('Email & Password');
    await page.getByRole('button', { name: 'Create one' }).click();
    await page.getByLabel('Full Name').waitFor();
    await examined.look('Create Account');
    const fasten = await slowNetwork(tab);
    await page.goto('/?away');
    await page.goto('/login#session_id=made-up-value-that-nobody-issued');
    await page.getByText('Authenticating...').waitFor();
    await examined.look('Authenticating...');
    await fasten();
    expect(await answerAlert(page)).toBe('Authentication failed. Please try again.');
  });

  it('the watch page has no accessibility faults, with and without its video', async () => {
    const { visitor, videoId } = await creatorWithPlayableFilm('A Film for Everyone');
    const address = await shareOf(visitor, videoId);
    await page.goto(address);
    await page.getByRole('heading', { name: 'A Film for Everyone' }).waitFor();
    await examined.look('a shared video');
    await page.goto(`${url}/watch/${'0'.repeat(26)}`);
    await page.getByRole('heading', { name: 'Nothing to watch here' }).waitFor();
    await examined.look('a missing video');
  });
});
