import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { now } from '#functions/wiring/clock.ts';
import { figures, videos } from '#functions/wiring/stores.ts';
import { examiner } from '#test/support/browser/axe.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { LOOKS, profileOf } from '#test/support/browser/looks.ts';
import { myId, openDashboardAs } from '#test/support/browser/pages.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url, env } = sharedCloud();
/** Errors the tests provoke, as the browser logs them. */
const PROVOKED = [/status of (?:401|500)/u, /ERR_INTERNET_DISCONNECTED/u];
const TABS = [
  ['', /^Welcome back/u],
  ['/stories', 'My Stories'],
  ['/videos', 'My Videos'],
  ['/analytics', 'Analytics'],
  ['/settings', 'Settings'],
] as const;
const LONG_NAME = 'Maximiliane Freifrau von Hohenstein-Oberwaldburg zu Lindenau';
const LONG_TITLE = 'Donaudampfschifffahrtsgesellschaftskapitän und andere lange Wörter';

let browser: Browser;
beforeAll(async () => {
  useCloudEnvironment();
  browser = await sharedBrowser();
});

describe.each(LOOKS)('in the dashboard, in $name', (look) => {
  let tab: Tab;
  let page: Page;
  let id: string;
  let examined: ReturnType<typeof examiner>;
  beforeEach(async () => {
    tab = await openTab(browser, { url, expected: PROVOKED, ...profileOf(look, url) });
    page = tab.page;
    examined = examiner(page);
    await openDashboardAs(page, newPerson(LONG_NAME));
    id = await myId(page);
  });
  afterEach(async () => {
    expect(examined.faults).toEqual({});
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  const open = async (path: string): Promise<void> => {
    const heading = TABS.find(([one]) => one === path)?.[1] ?? '';
    await page.locator(`a[href="/dashboard${path}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  };

  it('empty and loading tabs have no accessibility faults', async () => {
    for (const [path] of TABS) {
      await open(path);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(look.theme);
      await examined.look(`empty ${path}`);
    }
    const fasten = await slowNetwork(tab);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Loading' }).waitFor();
    await examined.look('before the session is known');
    // Preloaded responses would skip the loading state.
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.evaluate(() => globalThis.askedEarly?.clear());
    for (const [path, heading] of TABS.slice(1)) {
      await page.locator(`nav a[href="/dashboard${path}"]`).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor();
      await examined.look(`loading ${path}`);
    }
    await fasten();
  });

  it('filled, searched and filtered tabs have no accessibility faults', async () => {
    await giveStory(id, { title: LONG_TITLE });
    const failed = await giveGeneratingVideo(id, LONG_TITLE);
    await videos().fail({ ownerId: id, videoId: failed.id, attempt: 1 }, 'It was stopped by a test.', now());
    await giveGeneratingVideo(id, 'A Film to Come');
    const videoId = await givePlayableFilm(id, 'A Film to Share');
    for (const what of ['plays', 'completions', 'downloads', 'shares'] as const)
      await figures().count({ ownerId: id, videoId }, what, now());
    for (const [path] of TABS.slice(0, 4)) {
      await open(path);
      await examined.look(`filled ${path}`);
    }
    for (const range of ['30d', '90d', '1y']) {
      await page.getByRole('radio', { name: new RegExp(`^${range}`, 'u') }).check({ force: true });
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      await examined.look(`analytics of ${range}`);
    }
    await open('/videos');
    await page.getByLabel('Status').selectOption({ label: 'Failed' });
    await page.getByRole('article').getByText('Failed').first().waitFor();
    await examined.look('failed videos');
    await page.getByLabel('Search videos').fill('nothing of this name');
    await page.getByText('No videos match this search.').waitFor();
    await examined.look('a search without results');
  });

  it('toasts, form errors and the offline and plan banners have no accessibility faults', async () => {
    await connect().send(
      new PutCommand({ TableName: env['TABLE_NAME'], Item: { ...keys.credits(id), version: 'broken' } }),
    );
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByText('We couldn’t load your plan.').waitFor();
    await examined.look('a plan that failed to load');
    await page.getByLabel('Timezone').selectOption({ label: 'Eastern' });
    await page.getByText('Settings saved').waitFor();
    await examined.look('a toast');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('Email', { exact: true }).fill('nobody at nowhere');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Enter your name.').waitFor();
    await examined.look('form errors');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('alertdialog').waitFor();
    await examined.look('the account deletion prompt');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByLabel('Timezone').selectOption({ label: 'Pacific' });
    await page.getByText('Failed to save settings. Please try again.').waitFor();
    await examined.look('an error toast');
    await tab.context.setOffline(true);
    await page.getByText(/^You’re offline/u).waitFor();
    await examined.look('offline');
    await tab.context.setOffline(false);
  });
});
