import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { figures } from '#functions/wiring/stores.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { layoutShift } from '#test/support/browser/layout-shift.ts';
import { myId, openDashboardAs } from '#test/support/browser/pages.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { filesOf, giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { creatorWithPlayableFilm, shareOf } from '#test/support/builders/sharing.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
/** A video with a picture: browsers draw other controls for audio only. */
const SAMPLE = new URL('../../../web/public/samples/art-style.mp4', import.meta.url);
const MOST_SHIFT = 0.02;
const PUBLIC = [
  '/',
  '/pricing',
  '/blog',
  '/blog/read-it-aloud',
  '/affiliate',
  '/privacy',
  '/terms',
  '/payment/success',
  '/login',
];
const TABS = ['', '/stories', '/videos', '/analytics', '/settings'];

let browser: Browser;
beforeAll(async () => {
  useCloudEnvironment();
  browser = await sharedBrowser();
});

it('the measurement detects a layout shift', async () => {
  const tab = await openTab(browser, { url });
  await tab.page.goto('/terms', { waitUntil: 'networkidle' });
  await tab.page.evaluate(() => document.querySelector('main')?.setAttribute('style', 'margin-top: 300px'));
  await tab.page.waitForTimeout(200);
  expect((await layoutShift(tab.page)).score).toBeGreaterThan(MOST_SHIFT);
  await tab.close();
});

describe.each(SIZES)('the layout stays stable at $name', ({ viewport }) => {
  let tab: Tab;
  let page: Page;
  beforeEach(async () => {
    tab = await openTab(browser, { url, viewport, expected: [/status of (?:401|404)/u] });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  /** Loads each path and scrolls to its end; returns the layout shifts by path. */
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
    await media().write(filesOf(ownerId, videoId).film, await readFile(SAMPLE), 'video/mp4');
    expect(await unsteady([...PUBLIC, await shareOf(visitor, videoId)])).toEqual({});
    await openDashboardAs(page, newPerson('Grace Hopper'));
    expect(await unsteady(['/', '/pricing', '/blog'])).toEqual({});
  });

  it('while a dashboard tab loads, empty and filled, also on a slow network', async () => {
    await openDashboardAs(page, newPerson('Grace Hopper'));
    const paths = TABS.map((path) => `/dashboard${path}`);
    expect(await unsteady(paths)).toEqual({});
    const id = await myId(page);
    await giveStory(id, { title: 'A Story' });
    await giveGeneratingVideo(id, 'A Film to Come');
    const videoId = await givePlayableFilm(id, 'A Film of Mine');
    await figures().count({ ownerId: id, videoId }, 'plays', now());
    expect(await unsteady(paths)).toEqual({});
    const fasten = await slowNetwork(tab);
    expect(await unsteady(paths)).toEqual({});
    await fasten();
  });
});
