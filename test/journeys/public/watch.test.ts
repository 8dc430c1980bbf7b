import { describe, expect, it } from 'vitest';
import { EGRESS_GB } from '#contract/catalogue.ts';
import { restsUntil } from '#functions/domain/egress/egress-limit.ts';
import { media } from '#functions/wiring/media.ts';
import { figures, videos } from '#functions/wiring/stores.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { openAnotherTab, openTabForEach, page } from '#test/support/browser/journey.ts';
import { LOOKS } from '#test/support/browser/looks.ts';
import { expectClearOfTitle } from '#test/support/browser/poster-title.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { creatorWithPlayableFilm, shareOf, watchedBefore } from '#test/support/builders/sharing.ts';
import { mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const { url } = sharedCloud();
const TITLE = `The <b>Lighthouse</b> Keeper's "Last" & Longest Night`;
const today = () => new Date().toISOString().slice(0, 10);

const sharedFilm = async () => {
  const { visitor, ...film } = await creatorWithPlayableFilm(TITLE);
  return { visitor, ...film, address: await shareOf(visitor, film.videoId) };
};

/** How many times in a row the page reloads a video. */
const TRIES = 3;

describe.each(LOOKS)('a shared video, $name', ({ viewport, theme: systemTheme }) => {
  openTabForEach({ viewport, colorScheme: systemTheme, expected: [/404/u] });

  // Proves dashboard-theme-dark-default-light-system, openWatchPage, recordWatchEvent.
  it('can be played with the keyboard by a signed-out viewer, counts a play and a completion, and disappears when deleted', async () => {
    const since = today();
    const { visitor, ownerId, videoId, address } = await sharedFilm();
    /** Includes both days if midnight passes during the test. */
    const counted = async () => {
      const days = await figures().days(ownerId, since, today());
      const all = (of: 'plays' | 'shares' | 'completions') => days.reduce((sum, day) => sum + day[of], 0);
      return { plays: all('plays'), shares: all('shares'), completions: all('completions') };
    };
    await page.goto(address);
    expect(await page.title()).toBe(`${TITLE} – Veilcast`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(TITLE);
    await expectAccessible(page);
    const theme = () => page.locator('html').getAttribute('data-theme');
    expect(await theme()).toBe('dark');
    if (isFullRun) {
      await page.evaluate(() => localStorage.setItem('veilcast.theme', 'system'));
      await page.reload();
      expect(await theme()).toBe(systemTheme);
      await expectAccessible(page);
    }

    const play = page.getByRole('button', { name: 'Play' });
    await expectClearOfTitle(play.locator('svg'), page.locator('video'));
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      if (await play.evaluate((button) => button === document.activeElement)) break;
    }
    for (let times = 0; times < 2; times += 1) {
      await page.keyboard.press('Space');
      await page.waitForFunction(() => document.querySelector('video')?.ended === false);
      await page.waitForFunction(() => document.querySelector('video')?.ended);
    }
    await expect.poll(counted).toEqual({ plays: 1, shares: 1, completions: 1 });
    expect((await videos().find(ownerId, videoId))?.views).toBe(1);

    expect((await visitor.delete(`/api/videos/${videoId}`)).status).toBe(200);
    await page.goto(`${address}?again`);
    await page.getByRole('heading', { name: 'Nothing to watch here' }).waitFor();
    await page.getByRole('link', { name: 'Go to Veilcast' }).click();
    await page.waitForURL(`${url}/`);
  });
});

// Proves readWatched, openWatchPoster.
fullIt.each(SIZES)(
  'when a shared video fails to load, its page requests new cookies and says what to do, at $name',
  async ({ viewport }) => {
    const { ownerId, videoId, address } = await sharedFilm();
    await media().removeAll(`media/${await mediaFolderOf(ownerId)}/${videoId}/film`);
    const tab = await openAnotherTab({ viewport, expected: [/status of 40[34]/u] });
    const { page } = tab;
    const renewed = page.waitForResponse(new RegExp(`^${url}/api/watch/[\\w-]{22,}$`, 'u'));
    await page.goto(address);
    expect(await (await renewed).json()).toMatchObject({ title: TITLE });
    await page.getByText('We couldn’t load the video. Check your connection and try again.').waitFor();
    let asked = 0;
    page.on('request', (request) => {
      if (/\/api\/watch\/[\w-]{22,}$/u.test(request.url())) asked += 1;
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('We couldn’t load the video. Check your connection and try again.').waitFor();
    expect(asked).toBe(TRIES);
    await expectAccessible(page);
    const poster = await page.evaluate(
      async (at) => (await fetch(at)).headers.get('content-type'),
      `${address}/poster.jpg`,
    );
    expect(poster).toBe('image/jpeg');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

// Proves rule-viewers-share-link-get-cookies.
fullIt(
  'an open watch page renews its cookies, and keeps playing if they expired while the computer was asleep',
  async () => {
    const { address, videoId } = await sharedFilm();
    const tab = await openAnotherTab({ expected: [/status of 403/u], ownProfile: true });
    const { page, context } = tab;
    await page.clock.install();
    await page.goto(address);
    const watched = new RegExp(`^${url}/api/watch/[\\w-]{22,}$`, 'u');
    const renewed = page.waitForResponse(watched);
    await page.clock.fastForward('11:00');
    expect((await (await renewed).allHeaders())['set-cookie']).toContain(`${videoId}/film-720p.mp4`);

    // The browser requests the next part of the file from the URL it was redirected to.
    await context.clearCookies();
    const again = page.waitForResponse(watched);
    await page.evaluate(
      async (api) => {
        const video = document.querySelector('video');
        if (video === null) throw new Error('There is no video.');
        video.src = (await (await fetch(api, { credentials: 'omit' })).json()).videoUrl;
        video.play().catch(() => {});
      },
      address.replace('/watch/', '/api/watch/'),
    );
    expect((await again).status()).toBe(200);
    await page.waitForFunction(() => document.querySelector('video')?.ended);
    expect(await page.locator('.problem').isHidden()).toBe(true);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

// Proves rule-share-links-downloads-rest-plan.
fullIt.each(SIZES)(
  'a shared video whose owner reached the traffic limit shows its poster and the date it will be back, at $name',
  async ({ viewport }) => {
    const { ownerId, address } = await sharedFilm();
    await watchedBefore(ownerId, EGRESS_GB.free * 1e9);
    const tab = await openAnotherTab({ viewport });
    await tab.page.goto(address);
    const sentence = tab.page.getByText(
      `This video has been watched so often this month that it’s resting. It’s back on ${restsUntil(new Date())}.`,
    );
    await sentence.waitFor();
    expect(await tab.page.locator('video').count()).toBe(0);
    for (const theme of ['dark', 'light']) {
      await tab.page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await expectAccessible(tab.page);
    }
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

// Proves openWatchedFilm.
fullIt('a shared video plays without JavaScript', async () => {
  const { address } = await sharedFilm();
  const { context } = await openAnotherTab({ javaScriptEnabled: false });
  const page = await context.newPage();
  const film = page.waitForResponse((response) => response.url().includes('.mp4'));
  await page.goto(address);
  expect([200, 206]).toContain((await film).status());
  expect(await page.locator('video[controls]').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Veilcast, home' }).getAttribute('href')).toBe('/');
  await context.close();
});
