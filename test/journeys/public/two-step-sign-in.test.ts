import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { table } from '#functions/wiring/table.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { openTab, sharedBrowser } from '#test/support/browser/browser.ts';
import { appCode, mailbox, signUp } from '#test/support/browser/email-accounts.ts';
import { meIn } from '#test/support/browser/pages.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const PASSWORD = 'a lighthouse at noon';
const cloud = sharedCloud();
const mail = mailbox(cloud);
useCloudEnvironment();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

// Proves dashboard-two-step-sign-in-set, noteSecondFactor.
it('a creator sets up two-step sign-in with an app, uses it to sign in, and gets an email', async () => {
  const person = newPerson('Grace Hopper');
  await signUp(cloud, mail, person, PASSWORD);
  const tab = await openTab(await sharedBrowser(), {
    url: cloud.url,
    viewport: { width: 390, height: 844 },
    expected: [/status of 40[01]/u],
  });
  const { page } = tab;
  const enter = async (): Promise<void> => {
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Email & Password' }).click();
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
  };
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  const openDialog = async (): Promise<void> => {
    await page.goto('/dashboard/settings');
    await press(page, 'Set Up or Turn Off');
    await dialog.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
  };

  await enter();
  await page.waitForURL('**/dashboard');
  await openDialog();
  await dialog.getByRole('img', { name: 'QR code with the key' }).waitFor();
  await expectAccessible(page);
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill(wrong(appCode(key)));
  await page.keyboard.press('Enter');
  await dialog.getByText('That code isn’t right. Enter the six digits your app shows now.').waitFor();
  await dialog.getByLabel('Code').fill(appCode(key));
  await page.keyboard.press('Enter');
  await dialog.getByText('From now on, sign-in asks for a code from your app.').waitFor();
  await press(page, 'Close');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toMatch(
    /eyJ|Cognito/u,
  );

  const { id } = await meIn(page);
  const told = async () =>
    (await rowsUnder(table(), id, 'MAIL#')).filter(({ kind }) => kind === 'credentials-changed').length;
  expect(await told()).toBe(1);

  await page.context().clearCookies();
  await enter();
  await page.getByRole('heading', { name: 'Enter Your Code' }).waitFor();
  expect(
    await page.getByRole('textbox', { name: 'Code' }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await page.getByRole('textbox', { name: 'Code' }).fill(wrong(appCode(key)));
  await page.keyboard.press('Enter');
  await page.getByText('That code isn’t right. Enter the six digits your app shows now.').waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(key));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  if (!isFullRun) {
    expect(tab.problems()).toEqual([]);
    await tab.close();
    return;
  }

  await openDialog();
  await dialog.getByLabel('Code').fill(appCode(key));
  await page.keyboard.press('Enter');
  await press(page, 'Turn Off');
  await dialog.getByText('Two-step sign-in is off.').waitFor();
  expect(await told()).toBe(2);
  await page.context().clearCookies();
  await enter();
  await page.waitForURL('**/dashboard');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
