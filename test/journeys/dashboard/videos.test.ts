import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { figures, videos } from '#functions/wiring/stores.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { answerAlert, factsOf } from '#test/support/browser/pages.ts';
import { expectClearOfTitle } from '#test/support/browser/poster-title.ts';
import { holdBack } from '#test/support/browser/slow-network.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { fullIt } from '#test/support/run/full-it.ts';

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: [/status of 401/u] });

  const card = (title: string): Locator => page.getByRole('article').filter({ hasText: title });
  const today = (): string =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date());

  const openVideos = async (): Promise<void> => {
    await page.goto('/dashboard/videos');
    await page.getByRole('heading', { level: 1, name: 'My Videos' }).waitFor();
  };

  // Proves wording-met-unknown-status-plan-neutral.
  fullIt(
    'a video with an unknown status is shown as Processing, and a plan with an unknown name as Custom plan',
    async () => {
      await givePlayableFilm(id, 'The Archived One');
      await giveGeneratingVideo(id, 'The Coming One');
      const change = (path: RegExp, words: readonly [from: string, to: string]) =>
        page.route(path, async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(...words) });
        });
      await change(/\/api\/videos$/u, ['"status":"completed"', '"status":"archived"']);
      await change(/\/api\/auth\/me$/u, ['"subscription":"free"', '"subscription":"studio"']);
      await openVideos();
      await card('The Archived One').getByText('Processing', { exact: true }).waitFor();
      await card('The Coming One').getByText('Generating', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'The Archived One' }).click();
      await page.getByRole('dialog').getByText('Processing').first().waitFor();
      await page.keyboard.press('Escape');
      await page.goto('/dashboard');
      await page
        .getByRole('listitem')
        .filter({ hasText: 'The Archived One' })
        .getByText('Processing')
        .waitFor();
      if (viewport.width > 600) await page.getByText('Custom plan').waitFor();
    },
  );

  // Proves dashboard-search-box-create-new, dashboard-status-filter, dashboard-grid-empty-states-hints,
  // dashboard-video-search-title, dashboard-video-card-picture-icon-length,
  // state-generating-completed-failed.
  it('a card shows its picture, length, status, views and date, and videos can be filtered by each of the three statuses', async () => {
    const done = await givePlayableFilm(id, 'The Finished One');
    for (const _ of [1, 2]) await figures().count({ ownerId: id, videoId: done }, 'plays', now());
    const lost = await giveGeneratingVideo(id, 'The Lost One');
    await videos().fail({ ownerId: id, videoId: lost.id, attempt: 1 }, 'The voice was lost.', now());
    await giveGeneratingVideo(id, 'The Coming One');
    await openVideos();
    await card('The Finished One').waitFor();
    const picture = card('The Finished One').locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
    for (const words of ['2 s', 'Completed', '2 views', today()])
      await card('The Finished One').getByText(words, { exact: true }).first().waitFor();
    await card('The Lost One').getByText('Failed', { exact: true }).waitFor();
    await card('The Coming One').getByText('Generating', { exact: true }).waitFor();
    for (const title of ['The Finished One', 'The Lost One', 'The Coming One'])
      expect(await card(title).locator('.status-icon').count()).toBe(1);
    const filter = page.getByLabel('Status');
    expect(await filter.locator('option').allTextContents()).toEqual([
      'All Status',
      'Completed',
      'Generating',
      'Failed',
      'Deleted',
    ]);
    for (const [status, title] of [
      ['Completed', 'The Finished One'],
      ['Generating', 'The Coming One'],
      ['Failed', 'The Lost One'],
    ] as const) {
      await filter.selectOption({ label: status });
      await expect.poll(() => page.getByRole('article').count()).toBe(1);
      await card(title).waitFor();
    }
    await filter.selectOption({ label: 'All Status' });
    await page.getByLabel('Search videos').fill('finished');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByLabel('Search videos').fill('midnight train');
    await page.getByText('No videos match your search. Try different words or another status.').waitFor();
  });

  // Proves dashboard-grid-empty-states-hints.
  fullIt('an empty list explains how to make a first video', async () => {
    await openVideos();
    await page.getByText('Your first video takes one line of text and a minute or two.').waitFor();
  });

  // Proves rule-video-declares-language.
  fullIt('a video’s title, captions and scene text are marked with their language', async () => {
    await givePlayableFilm(id, 'Der letzte Zug', { language: 'de', sceneStarts: [0, 0.5, 1] });
    await openVideos();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    const languageOf = (place: Locator) =>
      place.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(await languageOf(card('Der letzte Zug').getByText('Der letzte Zug', { exact: true }))).toBe('de');
    await card('Der letzte Zug').getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'Der letzte Zug' });
    expect(await languageOf(dialog.getByRole('heading', { name: 'Der letzte Zug' }))).toBe('de');
    const captions = dialog.locator('track[srclang="de"]');
    expect(await captions.getAttribute('label')).toBe('German');
    expect(await languageOf(dialog.locator('.scene-strip__words'))).toBe('de');
    await dialog.getByRole('button', { name: 'Edit Text' }).click();
    expect(await languageOf(page.getByRole('textbox', { name: 'Text' }))).toBe('de');
  });

  // Proves dashboard-video-card-picture-icon-length, dialog-player-poster-play-button-badge,
  // dialog-player-nothing-covers-poster-title, dialog-player-share-menu,
  // dialog-player-close-play-video-processing, downloadVideo, deleteVideo, restoreVideo.
  it('the player shows a video’s poster and details, plays it, downloads it, deletes it and restores it', async () => {
    await page.addInitScript(() =>
      localStorage.setItem('veilcast.settings', JSON.stringify({ video: { autoPlay: false } })),
    );
    await givePlayableFilm(id, 'The Finished One');
    await openVideos();
    await card('The Finished One').getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'The Finished One' });
    expect(await factsOf(dialog)).toEqual({
      Created: today(),
      Duration: '0:02',
      Status: 'Completed',
      Views: '0',
      Shares: '0',
      Downloads: '0',
      Voice: 'Adam',
    });
    const measured = dialog.getByText('Within 12 ms of the voice');
    expect(await measured.isVisible()).toBe(false);
    await dialog.getByText('Quality checked', { exact: true }).press('Enter');
    await measured.waitFor();
    await dialog.getByText('−14.1 LUFS', { exact: true }).waitFor();
    await dialog.getByText('−1.2 dBTP', { exact: true }).waitFor();
    expect(await dialog.locator('.badge').count()).toBe(0);
    await expect
      .poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(360);
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Copy Link',
      'Twitter',
      'Facebook',
      'LinkedIn',
    ]);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'MP4 720p' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('the-finished-one-720p.mp4');
    expect(await download.failure()).toBe(null);
    await dialog.getByRole('button', { name: 'Download' }).click();
    const [captions] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Captions .srt' }).click(),
    ]);
    expect(captions.suggestedFilename()).toMatch(/^The Finished One.*\.srt$/u);
    const play = dialog.getByRole('button', { name: 'Play', exact: true });
    await expectClearOfTitle(play.locator('svg'), dialog.locator('.frame'));
    const release = await holdBack(page, /\.mp4/u);
    await play.click();
    const loading = dialog.getByRole('status', { name: 'Loading the video' });
    await expectClearOfTitle(loading, dialog.locator('.frame'));
    release();
    await loading.waitFor({ state: 'detached' });
    const isEnded = (): Promise<boolean> =>
      dialog.locator('video').evaluate((film: HTMLVideoElement) => film.ended);
    await expect.poll(isEnded, { timeout: 15_000 }).toBe(true);
    await dialog.getByRole('button', { name: 'Play Video' }).click();
    await expect.poll(isEnded).toBe(false);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await card('The Finished One').getByRole('button').first().click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    expect(await answerAlert(page, 'Delete Video')).toMatch(/^Delete this video\?/u);
    await page.getByText('No videos found').waitFor();
    await page.getByText('Video deleted').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Video restored').waitFor();
    await card('The Finished One').waitFor();
  });

  // Proves dialog-player-close-play-video-processing, state-play-download-share-available-once,
  // state-toast-time, rule-download-share-need-completed-video, message-video-not-ready.
  fullIt(
    'an unfinished video cannot be shared or downloaded, and a new toast replaces the last one',
    async () => {
      await giveGeneratingVideo(id, 'The Coming One');
      await openVideos();
      await card('The Coming One').getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: 'The Coming One' });
      await dialog.getByText('Generating', { exact: true }).first().waitFor();
      expect(await dialog.getByRole('button', { name: 'Processing...' }).isDisabled()).toBe(true);
      for (const name of ['Download', 'Share']) {
        await dialog.getByRole('button', { name, exact: true }).dispatchEvent('click');
        await page.locator('.toast').getByText('Video not ready').waitFor();
        expect(await page.locator('.toast').count()).toBe(1);
        expect(await page.getByRole('menu').count()).toBe(0);
      }
    },
  );
});
