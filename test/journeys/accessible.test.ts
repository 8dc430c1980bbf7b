import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { figures, now, videos } from '#functions/wiring.ts';
import { faultsOf } from '#test/support/axe.ts';
import { launchBrowser, openTab } from '#test/support/browser.ts';
import { giveStory } from '#test/support/films.ts';
import { somebody, useCloudEnvironment } from '#test/support/functions-here.ts';
import { signInBy } from '#test/support/pages.ts';
import { givePlayableFilm } from '#test/support/playable-film.ts';

const { url } = inject('cloud');
const PUBLIC = [
  '/',
  '/?video=art-style',
  '/pricing',
  '/blog',
  '/blog/read-it-aloud',
  '/affiliate',
  '/privacy',
  '/terms',
  '/payment/success',
  '/login',
] as const;
const LOOKS = [
  { name: 'dark at 1280 px', viewport: { width: 1280, height: 800 }, light: false },
  { name: 'light at 390 px', viewport: { width: 390, height: 844 }, light: true },
] as const;

let browser: Browser;
beforeAll(async () => {
  useCloudEnvironment();
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(LOOKS)('in $name', ({ viewport, light }) => {
  it('no screen or dialog has an accessibility fault', async () => {
    const tab = await openTab(browser, { url, viewport, expected: [/401/u] });
    const { page } = tab;
    // A dialog half-way in has other colours than one that has arrived.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: Record<string, string[]> = {};
    const look = async (name: string): Promise<void> => {
      const found = await faultsOf(page);
      if (found.length > 0) faults[name] = found;
    };
    for (const path of PUBLIC) {
      await page.goto(path);
      await look(path);
    }
    await signInBy(page, somebody('Maximiliane Freifrau von Hohenstein-Oberwaldburg zu Lindenau'));
    if (light) {
      await page.goto('/dashboard/settings');
      await page.getByLabel('Dark mode').click({ force: true });
    }
    for (const path of ['', '/stories', '/videos', '/analytics', '/settings']) {
      await page.goto(`/dashboard${path}`);
      await look(`empty ${path}`);
    }
    const id: string = await page.evaluate(async () => (await (await fetch('/api/auth/me')).json()).id);
    const story = await giveStory(id, {
      title: 'Donaudampfschifffahrtsgesellschaftskapitän und andere lange Wörter',
    });
    await page.evaluate(
      async (storyId) =>
        fetch('/api/videos/create', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ storyId, voiceSettings: { voiceId: 'adam', voiceName: 'Adam' } }),
        }),
      story.id,
    );
    await page.goto('/dashboard/videos');
    await page.getByRole('button', { name: /^Donau/u }).click();
    await look('a video that is being made');
    const [video] = (await videos().list(id)).items;
    await videos().fail(
      { ownerId: id, videoId: video!.id, attempt: 1 },
      'The painter declined one of the scenes.',
      now(),
    );
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await look('a failed video');
    await page.getByRole('button', { name: 'Delete' }).click();
    await look('a question');
    for (const path of ['', '/stories', '/videos', '/analytics']) {
      await page.goto(`/dashboard${path}`);
      await look(`filled ${path}`);
    }
    await page.goto('/dashboard/stories');
    await page.getByRole('button', { name: /^Donau/u }).click();
    await look('story details');
    await page.getByRole('button', { name: 'Create Video from Story' }).click();
    await page.getByRole('radio', { name: /^Adam/u }).waitFor({ state: 'attached' });
    await look('create video from story');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    await page.getByRole('heading', { name: 'Create Your Story' }).waitFor();
    await look('create new video');
    const videoId = await givePlayableFilm(id, 'A Film to Share');
    for (const what of ['plays', 'completions', 'downloads', 'shares'] as const)
      await figures().count({ ownerId: id, videoId }, what, now());
    for (const range of ['7d', '1y']) {
      await page.goto(`/dashboard/analytics?range=${range}`);
      await page.getByText(/^1 play in/u).waitFor();
      await look(`analytics of ${range}`);
    }
    await page.goto('/dashboard/videos');
    await page.getByRole('button', { name: 'A Film to Share' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await look('the Share menu');
    await page.goto('/dashboard/settings');
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Type your name.').waitFor();
    await look('a name that is missing');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await look('the question before an account is deleted');
    expect(faults).toEqual({});
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
