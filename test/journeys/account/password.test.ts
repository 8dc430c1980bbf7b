import { expect, it } from 'vitest';
import { SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { ageSignIn } from '#test/support/account/age-sign-in.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { mailbox, poolOf, signUp } from '#test/support/browser/email-accounts.ts';
import { openTabForEach, page } from '#test/support/browser/journey.ts';
import { answerAlert, dismissToast } from '#test/support/browser/pages.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

const PASSWORD = 'a lighthouse at noon';
const NEW_PASSWORD = 'two lighthouses at dusk';
const cloud = sharedCloud();
const mail = mailbox(cloud);

openTabForEach({ viewport: { width: 390, height: 844 }, expected: [/status of 40[013]/u] });

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

// Proves changePassword.
it('a creator changes the password after entering the current one, and all other devices are signed out', async () => {
  const person = newPerson('Grace Hopper');
  await signUp(cloud, mail, person, PASSWORD);
  const phone = new Visitor(cloud.url);
  const { IdToken } = await poolOf(cloud).tokens(person.email, PASSWORD);
  expect((await phone.post('/api/auth/email', { id_token: IdToken })).status).toBe(200);
  const { IdToken: another } = await poolOf(cloud).tokens(person.email, PASSWORD);
  const signedIn = await page.request.post('/api/auth/email', {
    data: { id_token: another },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto('/dashboard/settings');

  await press('Change Password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const offer = async (current: string, password: string): Promise<void> => {
    await dialog.getByLabel('Current Password', { exact: true }).fill(current);
    await dialog.getByLabel('New Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  if (isFullRun) {
    await offer(PASSWORD, 'passwordpassword');
    await dialog.getByText('This password is one of the first that attackers try.').waitFor();
    await expectAccessible(page);
    await offer(PASSWORD, PASSWORD);
    await dialog.getByText('Choose a password that differs from the current one.').waitFor();
  }
  await offer('not the current one', NEW_PASSWORD);
  await dialog.getByText('That isn’t your current password.').waitFor();
  await offer(PASSWORD, NEW_PASSWORD);
  expect(await dismissToast(page)).toEqual(['Password changed', 'All your other devices are signed out.']);
  expect((await phone.get('/api/auth/me')).status).toBe(401);
  await page.getByText('You’re signed in on this device only.').waitFor();
  if (!isFullRun) return;

  const cookies = await page.context().cookies();
  await ageSignIn(defined(cookies.find(({ name }) => name === SESSION_COOKIE)).value);
  await press('Export My Data');
  await answerAlert(page, 'Sign In Again');
  await page.getByRole('heading', { name: 'Sign In Again' }).waitFor();
  expect(await page.getByLabel('Email Address').inputValue()).toBe(person.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/settings');
  await press('Export My Data');
  await page.getByRole('button', { name: 'Download Archive' }).waitFor();
});
