import { readFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { figures } from '#functions/wiring/stores.ts';
import { openAnotherTab, openTabForEach, page, tab } from '#test/support/browser/journey.ts';
import { layoutShift } from '#test/support/browser/layout-shift.ts';
import { DASHBOARD_PATHS, myId, PUBLIC_PATHS } from '#test/support/browser/pages.ts';
import { openDashboardAs } from '#test/support/browser/signed-in.ts';
import { holdBack, slowNetwork } from '#test/support/browser/slow-network.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { filesOf, giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { creatorWithPlayableFilm, shareOf } from '#test/support/builders/sharing.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { giveOwnMedia } from '#test/support/uploads/give-own-media.ts';
import { turnedJpeg } from '#test/support/uploads/own-files.ts';
import { defined } from '#test/support/values.ts';

/** A video with a picture, because browsers draw different controls for audio-only files. */
const SAMPLE = new URL('../../../web/public/samples/art-style.mp4', import.meta.url);
const MOST_SHIFT = 0.02;

it('the measurement detects a layout shift', async () => {
  const tab = await openAnotherTab();
  await tab.page.goto('/terms', { waitUntil: 'networkidle' });
  await tab.page.evaluate(() => document.querySelector('main')?.setAttribute('style', 'margin-top: 300px'));
  await tab.page.waitForTimeout(200);
  expect((await layoutShift(tab.page)).score).toBeGreaterThan(MOST_SHIFT);
  await tab.close();
});

describe.each(SIZES)('the layout stays stable at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: [/status of (?:401|404)/u] });

  /** Loads the page at each path and scrolls to its end; returns the layout shifts by path. */
  const unsteady = async (paths: readonly string[]): Promise<object> => {
    const found: Record<string, object> = {};
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(200);
      const shift = await layoutShift(page);
      if (shift.score > MOST_SHIFT) found[path] = shift;
    }
    return found;
  };

  it('while a public page loads, signed out and signed in', async () => {
    const { visitor, ownerId, videoId } = await creatorWithPlayableFilm('A Steady Film');
    const video = { id: videoId, mediaFolder: await mediaFolderOf(ownerId) };
    await media().write(filesOf(video).film, await readFile(SAMPLE), 'video/mp4');
    expect(
      await unsteady([...PUBLIC_PATHS, '/payment/success', '/login', await shareOf(visitor, videoId)]),
    ).toEqual({});
    await openDashboardAs(page, newPerson('Grace Hopper'));
    expect(await unsteady(['/', '/pricing', '/blog'])).toEqual({});
  });

  it('while a dashboard tab loads, whether empty or filled, and on a slow network', async () => {
    await openDashboardAs(page, newPerson('Grace Hopper'));
    expect(await unsteady(DASHBOARD_PATHS)).toEqual({});
    const id = await myId(page);
    await giveStory(id, { title: 'A Story' });
    await giveGeneratingVideo(id, 'A Film to Come');
    const videoId = await givePlayableFilm(id, 'A Film of Mine');
    await figures().count({ ownerId: id, videoId }, 'plays', now());
    expect(await unsteady(DASHBOARD_PATHS)).toEqual({});
    const fasten = await slowNetwork(tab);
    expect(await unsteady(DASHBOARD_PATHS)).toEqual({});
    await fasten();
  });

  it('while the scenes of a video load', async () => {
    await openDashboardAs(page, newPerson('Grace Hopper'));
    await givePlayableFilm(await myId(page), 'A Film of Mine', { sceneStarts: [0, 1] });
    await page.goto('/dashboard/videos');
    const release = await holdBack(page, /\/scenes$/u);
    await page.getByRole('button', { name: 'A Film of Mine', exact: true }).click();
    const below = page.getByRole('button', { name: 'Open Storyboard' });
    await below.waitFor();
    const first = page.getByRole('button', { name: 'Scene 1, at 0:00' });
    const dialog = page.getByRole('dialog');
    await dialog.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
    const before = defined(await below.boundingBox());
    expect(await first.count()).toBe(0);
    release();
    await first.waitFor();
    expect(defined(await below.boundingBox()).y).toBeCloseTo(before.y, 0);
  });

  it('while a file in My Media loads', async () => {
    await openDashboardAs(page, newPerson('Grace Hopper'));
    const bytes = await turnedJpeg();
    const { width, height } = await loadImage(bytes);
    await giveOwnMedia(await myId(page), { name: 'harbour.jpg', bytes, width, height }, bytes);
    await page.goto('/dashboard/media');
    const release = await holdBack(page, /\/uploads\/[^/]+\/(?!thumbnail)/u);
    await page.getByRole('button', { name: 'harbour.jpg' }).click();
    const dialog = page.getByRole('dialog');
    const below = dialog.getByRole('button', { name: 'Delete' });
    await below.waitFor();
    await dialog.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
    const before = defined(await below.boundingBox());
    const loaded = () => dialog.locator('img').evaluate((it: HTMLImageElement) => it.complete);
    expect(await loaded()).toBe(false);
    release();
    await expect.poll(loaded).toBe(true);
    expect(defined(await below.boundingBox()).y).toBeCloseTo(before.y, 0);
  });
});
