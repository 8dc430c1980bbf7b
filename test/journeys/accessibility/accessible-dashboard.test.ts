import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { now } from '#functions/wiring/clock.ts';
import { figures, videos } from '#functions/wiring/stores.ts';
import { id, lookInEach, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { LOOKS, profileOf } from '#test/support/browser/looks.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { giveMedia } from '#test/support/uploads/give-media.ts';

const { env } = sharedCloud();
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|500)/u, /ERR_INTERNET_DISCONNECTED/u];
const TABS = [
  ['', /^Welcome back/u],
  ['/stories', 'My Stories'],
  ['/auto-pilot', 'Auto-pilot'],
  ['/videos', 'My Videos'],
  ['/media', 'My Media'],
  ['/analytics', 'Analytics'],
  ['/settings', 'Settings'],
] as const;
/** The tabs that the quick run checks. */
const MAIN = new Set(['', '/stories', '/videos', '/media', '/settings']);
const LONG_NAME = 'Maximiliane Freifrau von Hohenstein-Oberwaldburg zu Lindenau';
const LONG_TITLE = 'Donaudampfschifffahrtsgesellschaftskapitän und andere lange Wörter';

describe.each(LOOKS)('in the dashboard, in $name', ({ theme, viewport }) => {
  signInForEach({ at: '/dashboard', name: LONG_NAME, expected: PROVOKED, ...profileOf(theme, viewport) });
  const look = lookInEach();
  const lookAlways = lookInEach({ always: true });

  const open = async (path: string): Promise<void> => {
    const heading = TABS.find(([one]) => one === path)?.[1] ?? '';
    await page.locator(`a[href="/dashboard${path}"]`).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  };

  fullIt('empty and loading tabs have no accessibility violations', async () => {
    for (const [path] of TABS) {
      await open(path);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      await look(`empty ${path}`);
    }
    const fasten = await slowNetwork(tab);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Loading' }).waitFor();
    await look('before the session is known');
    // With preloaded responses, the page would skip the loading state.
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.evaluate(() => globalThis.askedEarly?.clear());
    for (const [path, heading] of TABS.slice(1)) {
      await page.locator(`nav a[href="/dashboard${path}"]`).filter({ visible: true }).first().click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor();
      await look(`loading ${path}`);
    }
    await fasten();
  });

  it('filled, searched and filtered tabs have no accessibility violations', async () => {
    await giveStory(id, { title: LONG_TITLE });
    const failed = await giveGeneratingVideo(id, LONG_TITLE);
    await videos().fail({ ownerId: id, videoId: failed.id, attempt: 1 }, 'It was stopped by a test.', now());
    await giveGeneratingVideo(id, 'A Film to Come');
    const videoId = await givePlayableFilm(id, 'A Film to Share');
    await giveMedia(id);
    for (const what of ['plays', 'completions', 'downloads', 'shares'] as const)
      await figures().count({ ownerId: id, videoId }, what, now());
    for (const [path] of TABS) {
      if (!isFullRun && !MAIN.has(path)) continue;
      await open(path);
      await lookAlways(`filled ${path}`);
    }
    if (!isFullRun) return;
    // On a phone, Settings has no link to Analytics.
    await open('/videos');
    await open('/analytics');
    for (const range of ['30d', '90d', '1y']) {
      await page.getByRole('radio', { name: new RegExp(`^${range}`, 'u') }).check({ force: true });
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      await look(`analytics of ${range}`);
    }
    await open('/videos');
    await page.getByLabel('Status').selectOption({ label: 'Failed' });
    await page.getByRole('article').getByText('Failed').first().waitFor();
    await look('failed videos');
    await page.getByLabel('Search videos').fill('nothing of this name');
    await page.getByText('No videos match your search.').waitFor();
    await look('a search without results');
  });

  fullIt(
    'toasts, form errors and the offline and plan banners have no accessibility violations',
    async () => {
      await connect().send(
        new PutCommand({ TableName: env['TABLE_NAME'], Item: { ...keys.credits(id), version: 'broken' } }),
      );
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await page.getByText('We couldn’t load your plan.').waitFor();
      await look('a plan that failed to load');
      await page.getByLabel('Story and voice language').selectOption({ label: 'German' });
      await page.getByText('Settings saved').waitFor();
      await look('a toast');
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByLabel('Email', { exact: true }).fill('nobody at nowhere');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Enter your name.').waitFor();
      await look('form errors');
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await page.getByRole('alertdialog').waitFor();
      await look('the account deletion prompt');
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.getByLabel('Story and voice language').selectOption({ label: 'French' });
      await page.getByText('Failed to save settings. Please try again.').waitFor();
      await look('an error toast');
      await tab.context.setOffline(true);
      await page.getByText(/^You’re offline/u).waitFor();
      await look('offline');
      await tab.context.setOffline(false);
    },
  );
});
