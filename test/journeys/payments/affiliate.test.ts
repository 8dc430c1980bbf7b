import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { affiliates } from '#functions/wiring/stores.ts';
import { CARDS } from '#test/support/billing/stripe.ts';
import { faultsOf } from '#test/support/browser/axe.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { layoutShift } from '#test/support/browser/layout-shift.ts';
import { myId, signInBy } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
const COOKIE = '__Host-veilcast-via';

let browser: Browser;
beforeAll(async () => {
  useCloudEnvironment();
  browser = await sharedBrowser();
});

describe.each(SIZES)('at $name', ({ viewport }) => {
  const open = () => openTab(browser, { url, viewport, expected: [/status of 401/u] });
  const cookieOf = async ({ context }: Tab) => {
    const cookies = await context.cookies();
    return cookies.find(({ name }) => name === COOKIE);
  };
  const figure = async (page: Page, name: string): Promise<string> => {
    const one = page.getByRole('region', { name: 'Your earnings' }).locator('div', { hasText: name });
    return one.locator('dd').first().innerText();
  };
  /** Signs in a creator and opens the page with their referral link. */
  const affiliate = async () => {
    const tab = await open();
    await signInBy(tab.page, newPerson('Grace Hopper'));
    await tab.page.goto('/affiliate');
    const link = tab.page.getByText(/\/\?via=[0-9a-z]{10}$/u);
    await link.waitFor();
    return { tab, page: tab.page, link: await link.innerText(), id: await myId(tab.page) };
  };
  const bar = (page: Page) => page.getByRole('complementary', { name: 'A friend’s link' });

  it('a visitor follows a link with consent, signs up and pays, and the affiliate sees the commission', async () => {
    const { tab, page, link, id } = await affiliate();
    await tab.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    for (const name of ['Clicks', 'Sign-ups']) expect(await figure(page, name)).toBe('0');
    for (const name of ['Pending', 'Approved', 'Paid out']) expect(await figure(page, name)).toBe('$0.00');

    const visit = await open();
    await visit.page.goto(link);
    expect(await cookieOf(visit)).toBeUndefined();
    await bar(visit.page).waitFor();
    expect(await faultsOf(visit.page)).toEqual([]);
    await bar(visit.page).getByRole('button', { name: 'Yes, remember it' }).click();
    await bar(visit.page).waitFor({ state: 'detached' });
    await visit.page.waitForURL(`${url}/`);
    expect(await cookieOf(visit)).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    await signInBy(visit.page, newPerson());
    await visit.page.goto('/pricing');
    const starter = visit.page.locator('.plan', {
      has: visit.page.getByRole('heading', { name: 'Starter' }),
    });
    await starter.getByRole('button', { name: 'Get Started' }).click();
    await visit.page.getByLabel('Card number').fill(CARDS.paid);
    await visit.page.getByLabel('Expiry').fill('12 / 40');
    await visit.page.getByLabel('CVC').fill('123');
    await visit.page.getByRole('button', { name: 'Pay' }).click();
    await visit.page.waitForURL('**/payment/success**');
    await expect.poll(() => affiliates().ledger(id), { timeout: 20_000 }).toHaveLength(1);

    await page.reload();
    await page.getByText('$11.70').waitFor();
    expect(await figure(page, 'Pending')).toBe('$11.70');
    expect(await figure(page, 'Clicks')).toBe('1');
    expect(await figure(page, 'Sign-ups')).toBe('1');
    expect(await faultsOf(page)).toEqual([]);
    expect((await layoutShift(page)).score).toBeLessThan(0.02);
    expect([...tab.problems(), ...visit.problems()]).toEqual([]);
    await visit.close();
    await tab.close();
  });

  it('declining a link stores nothing, and the site works the same', async () => {
    const { tab, link, id } = await affiliate();
    const visit = await open();
    const sent: string[] = [];
    visit.page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await visit.page.goto(link);
    const before = await visit.context.storageState();
    await bar(visit.page).getByRole('button', { name: 'No, thanks' }).click();
    await bar(visit.page).waitFor({ state: 'detached' });
    await visit.page.waitForURL(`${url}/`);
    expect(await visit.context.storageState()).toEqual(before);
    expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await visit.page.reload();
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await bar(visit.page).count()).toBe(0);
    await signInBy(visit.page, newPerson());
    expect(await affiliates().enrol(id)).toMatchObject({ clicks: 0, signUps: 0 });
    expect([...tab.problems(), ...visit.problems()]).toEqual([]);
    await visit.close();
    await tab.close();
  });

  it('does not ask visitors with no referral link or an invalid one', async () => {
    const tab = await open();
    for (const address of ['/', '/?via=', '/?via=<script>', '/?via=your-name', '/pricing?ref=ada']) {
      await tab.page.goto(address, { waitUntil: 'networkidle' });
      expect(await bar(tab.page).count()).toBe(0);
    }
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
