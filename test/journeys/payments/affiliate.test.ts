import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payoutSeal } from '#functions/wiring/payments.ts';
import { affiliates, payoutDetails } from '#functions/wiring/stores.ts';
import { buyQuietly } from '#test/support/billing/payment-page.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import type { Tab } from '#test/support/browser/browser.ts';
import { openAnotherTab, openTabForEach, page, tab } from '#test/support/browser/journey.ts';
import { layoutShift } from '#test/support/browser/layout-shift.ts';
import { answerAlert, dismissToast, myId, signInBy } from '#test/support/browser/pages.ts';
import { openDashboardAs } from '#test/support/browser/signed-in.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();
const COOKIE = '__Host-veilcast-via';

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  const options = { viewport, expected: [/status of 401/u] };
  openTabForEach(options);

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
    await openDashboardAs(page, newPerson('Grace Hopper'));
    await page.goto('/affiliate');
    const link = page.getByText(/\/\?via=[0-9a-z]{10}$/u);
    await link.waitFor();
    return { link: await link.innerText(), id: await myId(page) };
  };
  const bar = (page: Page) => page.getByRole('complementary', { name: 'A friend’s link' });

  // Proves page-affiliate-affiliate-own-link-clicks, page-affiliate-link-asks-consent-says, readAffiliate,
  // followLink, finishSignIn.
  it('a visitor follows a link, gives consent, signs up and pays, and the affiliate sees the commission', async () => {
    const { link, id } = await affiliate();
    await tab.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    for (const name of ['Clicks', 'Sign-ups']) expect(await figure(page, name)).toBe('0');
    for (const name of ['Pending', 'Approved', 'Paid out']) expect(await figure(page, name)).toBe('$0.00');

    const visit = await openAnotherTab(options);
    await visit.page.goto(link);
    expect(await cookieOf(visit)).toBeUndefined();
    await bar(visit.page).waitFor();
    await expectAccessible(visit.page);
    await bar(visit.page).getByRole('button', { name: 'Yes, remember it' }).click();
    await bar(visit.page).waitFor({ state: 'detached' });
    await visit.page.waitForURL(`${url}/`);
    expect(await cookieOf(visit)).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    await signInBy(visit.page, newPerson());
    await buyQuietly(visit.page, 'Starter');
    await expect.poll(() => affiliates().ledger(id), { timeout: 20_000 }).toHaveLength(1);

    await page.reload();
    await page.getByText('$11.70').waitFor();
    expect(await figure(page, 'Pending')).toBe('$11.70');
    expect(await figure(page, 'Clicks')).toBe('1');
    expect(await figure(page, 'Sign-ups')).toBe('1');
    await expectAccessible(page);
    expect((await layoutShift(page)).score).toBeLessThan(0.02);
    expect(visit.problems()).toEqual([]);
    await visit.close();
  });

  // Proves page-affiliate-link-asks-consent-says.
  fullIt('declining a referral link stores nothing, and the site still works', async () => {
    const { link, id } = await affiliate();
    const visit = await openAnotherTab(options);
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
    expect(visit.problems()).toEqual([]);
    await visit.close();
  });

  // Proves page-affiliate-how-affiliate-paid-entered, savePayoutDetails, removePayoutDetails.
  fullIt(
    'an affiliate adds, replaces and removes payout details, and is shown only a few characters of them',
    async () => {
      const { id } = await affiliate();
      const row = page.getByRole('region', { name: 'Your earnings' }).locator('.payout-row');
      const dialog = page.getByRole('dialog');
      const save = () => dialog.getByRole('button', { name: 'Save' }).click();
      await row.getByText('Not set yet').waitFor();
      await row.getByRole('button', { name: 'Add Payout Details' }).click();
      await dialog.getByLabel('PayPal Email').fill('jane@');
      await save();
      await dialog.getByText('Enter a valid email address.').waitFor();
      expect(
        await dialog.getByLabel('PayPal Email').evaluate((field) => field === document.activeElement),
      ).toBe(true);
      await dialog.getByText('US bank account').click();
      await save();
      for (const problem of ['of the account holder.', 'number of nine digits.', 'number of 4 to 17 digits.'])
        await dialog.getByText(problem).waitFor();
      await expectAccessible(page);
      await dialog.getByText('With an IBAN').click();
      await dialog.getByLabel('Account Holder').fill('Jane Doe');
      await dialog.getByLabel('IBAN', { exact: true }).fill('de89 3704 0044 0532 0130 00');
      await save();
      expect(await dismissToast(page)).toEqual([
        'Payout details saved',
        'Your payouts go to IBAN •••• 3000.',
      ]);
      await row.getByText('IBAN •••• 3000').waitFor();

      await page.reload();
      await row.getByText('IBAN •••• 3000').waitFor();
      await row.getByRole('button', { name: 'Change Payout Details' }).click();
      await dialog.getByText('This replaces IBAN •••• 3000.').waitFor();
      expect(await dialog.getByLabel('PayPal Email').inputValue()).toBe('');
      await dialog.getByLabel('PayPal Email').fill('jane@example.com');
      await save();
      await row.getByText('PayPal j•••@example.com').waitFor();
      const stored = defined(await payoutDetails().find(id));
      expect(await payoutSeal().open(id, stored.sealed)).toEqual({
        kind: 'paypal',
        email: 'jane@example.com',
      });

      await row.getByRole('button', { name: 'Change Payout Details' }).click();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      expect(await answerAlert(page, 'Remove')).toContain('Your commission stays yours');
      await row.getByText('Not set yet').waitFor();
      expect(await payoutDetails().find(id)).toBeUndefined();
    },
  );

  fullIt('visitors without a valid referral link are not asked to accept a cookie', async () => {
    for (const address of ['/', '/?via=', '/?via=<script>', '/?via=your-name', '/pricing?ref=ada']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await bar(page).count()).toBe(0);
    }
  });
});
