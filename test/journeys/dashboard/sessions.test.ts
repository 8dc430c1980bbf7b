import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { ageSignIn } from '#test/support/account/age-sign-in.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import type { Tab } from '#test/support/browser/browser.ts';
import { openAnotherTab, openTabForEach, page } from '#test/support/browser/journey.ts';
import { answerAlert, dismissToast, openScreen } from '#test/support/browser/pages.ts';
import { openDashboardAs } from '#test/support/browser/signed-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

/** The errors that the browser logs when ended sessions are refused. */
const PROVOKED = [/status of 40[134]/u];
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const { url } = sharedCloud();

describe.each(ONE_SIZE)('the list of signed-in devices, at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: PROVOKED });

  let person: ReturnType<typeof newPerson>;
  beforeEach(async () => {
    person = newPerson('Grace Hopper');
    await openDashboardAs(page, person);
  });

  const rows = () => page.getByRole('list', { name: 'Devices that are signed in' }).getByRole('listitem');
  const devices = async () => (await rows().locator('.sessions__name').allTextContents()).toSorted();
  const anotherBrowser = async (): Promise<Tab> => {
    const other = await openAnotherTab({ viewport, expected: PROVOKED });
    await openDashboardAs(other.page, person);
    return other;
  };
  const landsOnLogin = async ({ page: there }: Tab): Promise<void> => {
    await there.getByRole('link', { name: 'My Stories', exact: true }).first().click();
    await there.waitForURL('**/login');
  };

  // Proves dashboard-account-signed-in-device-others, listSessions, endSession, signOutElsewhere.
  it('marks this device, and signs out first one other device and then all the rest, sending them to the login page', async () => {
    const phone = await signIn(person, new Visitor(url, { 'user-agent': IPHONE }));
    const other = await anotherBrowser();
    await openScreen(page, 'Settings');
    await expect.poll(devices).toEqual(['Chrome on Linux', 'Chrome on Linux', 'Safari on iPhone']);
    expect(await rows().first().textContent()).toContain('This device');
    await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    expect(await dismissToast(page)).toEqual(['Signed out', 'Chrome on Linux is signed out.']);
    await landsOnLogin(other);
    expect(await devices()).toEqual(['Chrome on Linux', 'Safari on iPhone']);
    await other.close();

    await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
    await answerAlert(page, 'Sign Out Everywhere Else');
    expect(await dismissToast(page)).toEqual(['Signed out', 'All your other devices are signed out.']);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect(await devices()).toEqual(['Chrome on Linux']);
  });

  // Proves endSession.
  fullIt('shows no error when it signs out a device that has already signed out', async () => {
    const phone = await signIn(person, new Visitor(url, { 'user-agent': IPHONE }));
    await openScreen(page, 'Settings');
    await expect.poll(devices).toEqual(['Chrome on Linux', 'Safari on iPhone']);
    expect((await phone.post('/api/auth/logout')).status).toBe(200);
    await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
    expect(await dismissToast(page)).toEqual(['Signed out', 'Safari on iPhone is signed out.']);
    await page.getByText('You’re signed in on this device only.').waitFor();
  });

  // Proves signOutElsewhere.
  fullIt('signs out every other device after a confirmation, but not this one', async () => {
    const phone = await signIn(person, new Visitor(url, { 'user-agent': IPHONE }));
    const other = await anotherBrowser();
    await openScreen(page, 'Settings');
    const everywhere = page.getByRole('button', { name: 'Sign Out Everywhere Else' });
    await everywhere.click();
    expect(await answerAlert(page, 'Cancel')).toBe(
      'Sign out on all your other devices? You stay signed in on this one.',
    );
    expect((await phone.get('/api/auth/me')).status).toBe(200);
    await everywhere.click();
    await answerAlert(page, 'Sign Out Everywhere Else');
    expect(await dismissToast(page)).toEqual(['Signed out', 'All your other devices are signed out.']);
    await landsOnLogin(other);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect(await devices()).toEqual(['Chrome on Linux']);
    await openScreen(page, 'My Stories');
    await other.close();
  });

  // Proves rule-signing-others-out-exporting-deleting.
  fullIt(
    'asks for a new sign-in if the last one was too long ago, and is shown again afterwards',
    async () => {
      await signIn(person, new Visitor(url, { 'user-agent': IPHONE }));
      const cookies = await page.context().cookies();
      await ageSignIn(defined(cookies.find(({ name }) => name === SESSION_COOKIE)).value);
      await openScreen(page, 'Settings');
      const phone = page.getByRole('button', { name: 'Sign out Safari on iPhone' });
      await phone.click();
      expect(await answerAlert(page, 'Cancel')).toContain('For your safety, sign in again to do this.');
      await phone.click();
      await answerAlert(page, 'Sign In Again');
      await page.getByRole('heading', { name: 'Sign In Again' }).waitFor();
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByLabel('Name').fill(person.name);
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.waitForURL('**/dashboard/settings#sessions');
      await phone.click();
      expect(await dismissToast(page)).toEqual(['Signed out', 'Safari on iPhone is signed out.']);
    },
  );

  // Proves dashboard-account-signed-in-device-others.
  fullIt('shows five of many devices, and all of them on request', async () => {
    for (let count = 0; count < 6; count += 1) await signIn(person);
    await openScreen(page, 'Settings');
    await expect.poll(() => rows().count()).toBe(5);
    await page.getByRole('button', { name: 'Show All 7' }).click();
    expect(await rows().count()).toBe(7);
  });
});
