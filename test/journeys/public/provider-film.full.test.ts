import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { launchBrowser, openTab, type Tab } from '#test/support/browser/browser.ts';
import { startFrames } from '#test/support/browser/provider-page/frame-stand-in.ts';
import { startVimeo, type VimeoFilm } from '#test/support/browser/provider-page/vimeo-stand-in.ts';
import { openProviderPage } from '#test/support/browser/provider-page.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { defined } from '#test/support/values.ts';

const VIMEO = 'https://vimeo.com/76979871';
const TIKTOK = 'https://www.tiktok.com/@some.body/video/7106594312292453675';
/** What the browser logs: failed requests, actions that a sandbox blocks, and warnings from TikTok’s element. */
const PROVOKED = [
  /status of 503/u,
  /ERR_NAME_NOT_RESOLVED/u,
  /Volume control is not supported for TikTok/u,
  /Unsafe attempt to initiate navigation/u,
  /does not have permission to navigate the target frame/u,
  // The accessibility check posts a message to every frame.
  /'postMessage' on 'DOMWindow'/u,
];
const PATIENCE = { timeout: 25_000 };

let vimeo: Awaited<ReturnType<typeof startVimeo>>;
let frames: Awaited<ReturnType<typeof startFrames>>;
let site: Awaited<ReturnType<typeof openProviderPage>>;
let browser: Browser;
let tab: Tab;
let page: Page;
let requests: string[];
beforeAll(async () => {
  [vimeo, frames, site] = await Promise.all([startVimeo(), startFrames(), openProviderPage()]);
  // These hosts resolve to the stand-ins; every other host fails.
  browser = await launchBrowser([
    `--host-resolver-rules=MAP player.vimeo.com:443 127.0.0.1:${vimeo.port}, MAP streamable.com:443 127.0.0.1:${frames.port}, MAP w.soundcloud.com:443 127.0.0.1:${frames.port}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
  ]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([vimeo.close(), frames.close(), site.close()]);
});
beforeEach(async () => {
  vimeo.state.isDown = false;
  vimeo.asked.length = 0;
  frames.asked.length = 0;
  tab = await openTab(browser, { url: site.url, expected: PROVOKED, ignoreHTTPSErrors: true });
  page = tab.page;
  requests = [];
  page.on('request', (request) => requests.push(request.url()));
});
afterEach(async () => {
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

const elsewhere = (): string[] => requests.filter((url) => !url.startsWith(site.url));
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const film = async (): Promise<VimeoFilm | undefined> =>
  page
    .frames()
    .find((frame) => frame.url().startsWith('https://player.vimeo.com/'))
    ?.evaluate((): VimeoFilm => Reflect.get(globalThis, 'film'));
const becomes = (facts: Partial<VimeoFilm>) => expect.poll(film).toMatchObject(facts);
const open = async (address: string): Promise<void> => {
  await page.goto(`/?film=${encodeURIComponent(address)}`);
  await button('Play').waitFor();
};

describe.each(SIZES)('a sample hosted by a provider at $name', ({ viewport }) => {
  beforeEach(() => page.setViewportSize(viewport));

  // Proves sample-our-own-preview-image-provider.
  it('sends no third-party requests before Play, and then loads only its provider’s frame', async () => {
    await open(VIMEO);
    await page.getByText('Press Play to load this video from Vimeo.').waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    expect(elsewhere()).toEqual([]);
    expect(requests.filter((url) => url.includes('provider-film'))).toEqual([]);
    await button('Play').click();
    await button('Pause').waitFor();
    expect(requests.filter((url) => /provider-film.*\.js$/u.test(url))).toHaveLength(1);
    expect(elsewhere()).toHaveLength(1);
    const { origin, pathname } = new URL(defined(elsewhere()[0]));
    expect([origin, pathname]).toEqual(['https://player.vimeo.com', '/video/76979871']);
  });

  // Proves sample-players-video-sites.
  it('responds to buttons, sliders and keys, and pauses at the end', async () => {
    await open(VIMEO);
    expect(await button('Captions').count()).toBe(0);
    await page.keyboard.press('Space');
    await becomes({ paused: false, volume: 0.8, muted: false, rate: 1 });
    await expect.poll(async () => (await film())?.time).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await becomes({ paused: true });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('slider', { name: 'Seek' }).fill('5');
    await becomes({ time: 5 });
    await button('Forward 10 seconds').click();
    await becomes({ time: 15 });
    await page.keyboard.press('ArrowLeft');
    await becomes({ time: 5 });
    await dialog.getByRole('slider', { name: 'Volume' }).fill('0.3');
    await becomes({ volume: 0.3 });
    await button('Mute').click();
    await becomes({ muted: true });
    await page.keyboard.press('m');
    await becomes({ muted: false });
    await dialog.getByRole('combobox', { name: 'Playback speed' }).selectOption('1.5x');
    await becomes({ rate: 1.5 });
    await button('Play').focus();
    await page.keyboard.press('<');
    await becomes({ rate: 1.25 });
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('player__room');
    await page.keyboard.press('f');
    await dialog.getByRole('slider', { name: 'Seek' }).fill('61.5');
    await button('Play').click();
    await becomes({ paused: true, time: 62 });
    await button('Play').waitFor();
    await page.mouse.click(viewport.width / 2, viewport.height / 2);
    await becomes({ paused: false });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  // Proves sample-players-video-sites.
  it('shows an error when its provider fails, and retries', async () => {
    vimeo.state.isDown = true;
    await open(VIMEO);
    await button('Play').click();
    await page.getByText('Connecting to Vimeo…').waitFor();
    const problem = page.getByRole('alert');
    await problem
      .getByText('We couldn’t reach Vimeo. Check your connection and try again.')
      .waitFor(PATIENCE);
    expect(vimeo.asked).toHaveLength(1);
    expect(await page.getByText('Connecting to Vimeo…').count()).toBe(0);
    vimeo.state.isDown = false;
    await button('Try Again').click();
    await becomes({ paused: false });
    expect(await problem.count()).toBe(0);
  });

  it('shows an error when its provider is unreachable, and closes on Escape', async () => {
    await open(TIKTOK);
    for (const name of ['Volume', 'Playback speed'])
      expect(await page.getByRole('dialog').getByLabel(name, { exact: true }).count()).toBe(0);
    await button('Play').click();
    await page
      .getByRole('alert')
      .getByText('We couldn’t reach TikTok. Check your connection and try again.')
      .waitFor(PATIENCE);
    await button('Try Again').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  // Proves sample-players-take-no-commands-sound, wording-ruling-decision-34-several-video.
  it.each([
    {
      address: 'https://streamable.com/hn8hq',
      begin: 'Play on Streamable',
      frame: 'https://streamable.com/o/hn8hq',
      link: 'Open on Streamable',
    },
    {
      address: 'https://soundcloud.com/someone/a-track',
      begin: 'Listen on SoundCloud',
      frame: 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomeone%2Fa-track',
      link: 'Open on SoundCloud',
    },
  ])('$begin loads one frame with the provider’s controls; our only button closes it', async (sample) => {
    await page.goto(`/?film=${encodeURIComponent(sample.address)}`);
    const dialog = page.getByRole('dialog', { name: 'A film from elsewhere' });
    await button(sample.begin).waitFor();
    await page.waitForLoadState('networkidle');
    expect(elsewhere()).toEqual([]);
    await expectAccessible(page);
    expect(await dialog.getByRole('slider').count()).toBe(0);
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['', sample.begin]);

    await page.keyboard.press('Enter');
    const inFrame = page.frameLocator('iframe');
    await inFrame.getByRole('button', { name: 'Start' }).waitFor();
    expect(elsewhere()).toEqual([sample.frame]);
    expect(frames.asked).toEqual([{ address: sample.frame, referer: `${site.url}/` }]);
    await expectAccessible(page);
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['']);
    expect(await dialog.getByRole('link', { name: sample.link }).getAttribute('href')).toBe(sample.address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await inFrame.getByRole('button', { name: 'Playing' }).waitFor();
    await inFrame.getByRole('button', { name: 'Leave' }).click();
    await button('Close player').click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toContain(site.url);
  });
});
