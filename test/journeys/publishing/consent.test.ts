import { describe, expect, it } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import { SECRET_MARK } from '#local/platforms/secrets.ts';
import { openTabForEach, page } from '#test/support/browser/journey.ts';
import { openDashboardAs, visitorOf } from '#test/support/browser/signed-in.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const ACCOUNT: Readonly<Record<PlatformId, string>> = {
  youtube: 'Name of your channel',
  tiktok: 'Name of the account',
};

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: [/status of 401/u] });

  const connections = () => page.getByRole('region', { name: 'Connections' });
  /** Goes to the platform’s consent page, and enters an account name there. */
  const beginWith = async (platform: PlatformId): Promise<void> => {
    await connections()
      .getByRole('button', { name: new RegExp(`^Connect.*${platform}`, 'iu') })
      .click();
    await page.getByLabel(ACCOUNT[platform]).fill('Ada');
  };
  const allow = () => page.getByRole('button', { name: 'Allow' }).click();
  /** Everything that the browser stores for the site. */
  const kept = async (): Promise<string> => {
    const stored = await page.context().storageState({ indexedDB: true });
    const shown = await page.evaluate(() => [
      document.documentElement.outerHTML,
      JSON.stringify([sessionStorage, history.state]),
    ]);
    return JSON.stringify([page.url(), stored, shown]);
  };

  // Proves publish-connect-rights.
  it('a creator who withholds a permission is told which one, what the account can do without it, and how to allow the rest', async () => {
    await openDashboardAs(page, newPerson());
    await page.goto('/dashboard/settings');
    await beginWith('youtube');
    await page.getByLabel('Upload videos to your channel').uncheck();
    await allow();
    await connections()
      .getByText('You didn’t allow Veilcast to upload videos, so nothing was connected.')
      .waitFor();

    await beginWith('tiktok');
    await page.getByLabel('Post videos to your profile').uncheck();
    await allow();
    await connections()
      .getByText('Ada is connected, but you didn’t allow Veilcast to post videos directly.')
      .waitFor();
    const account = connections().getByRole('list', { name: 'Your accounts on TikTok (stand-in)' });
    await account.getByText('You didn’t allow Veilcast to post videos directly.').waitFor();
    expect(
      await account
        .getByRole('list', { name: 'What Veilcast may do for Ada' })
        .getByRole('listitem')
        .allInnerTexts(),
    ).toEqual(['See the account’s name and picture', 'Send drafts to its inbox']);
    expect(await kept()).toContain('veilcast.was-signed-in');
    expect(await kept()).not.toContain(SECRET_MARK);

    await account.getByRole('button', { name: 'Reconnect Ada' }).click();
    await page.getByLabel(ACCOUNT.tiktok).fill('Ada');
    await allow();
    await connections().getByText('Ada is connected. You can publish your videos there now.').waitFor();
    await account.getByText('Post videos directly').waitFor();
    expect(await account.getByRole('button', { name: 'Reconnect Ada' }).count()).toBe(0);
  });

  // Proves publish-connect-other-user.
  fullIt(
    'a creator whose session ends while they are at the platform signs in again, and is told that nothing was connected',
    async () => {
      const person = newPerson();
      await openDashboardAs(page, person);
      await page.goto('/dashboard/settings');
      await beginWith('youtube');
      await (await visitorOf(page)).post('/api/auth/logout');
      await allow();
      await page.getByRole('heading', { name: 'Sign In Again' }).waitFor();
      expect(await kept()).not.toContain(SECRET_MARK);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByLabel('Name').fill(person.name);
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await connections()
        .getByText('You were signed out before you came back, so nothing was connected.')
        .waitFor();
      expect(new URL(page.url()).search).toBe('');
      await beginWith('youtube');
      await allow();
      await connections().getByText('Ada is connected.').waitFor();
    },
  );
});
