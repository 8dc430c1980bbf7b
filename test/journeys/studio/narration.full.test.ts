import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '#contract/script.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { launchBrowser, openTab, type Tab } from '#test/support/browser/browser.ts';
import { keysOf } from '#test/support/browser/hands/keys.ts';
import { closeTab } from '#test/support/browser/journey.ts';
import { signInQuietly } from '#test/support/browser/signed-in.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { launchWithMicrophone, readAloud } from '#test/support/narration/fake-microphone.ts';

const SCENES = [
  ...wordyScenes,
  { narration: 'Nobody ever asked him about it, and he never told.', picture: 'An empty platform at dawn.' },
];
const SECOND = SCENES[1]?.narration ?? '';
const OTHER_TEXT = 'Bread needs flour, water, salt and time. Knead it until it is smooth. '.repeat(2);
const SLOW_MS = 120_000;
const MATCHING_MS = 60_000;
/** Longer than any pause in the reading. */
const SILENCE_MS = 1500;

/** A browser whose microphone plays a recording. */
let machine: { readonly browser: Browser; readonly close: () => Promise<void> };
beforeAll(async () => {
  machine = await launchWithMicrophone(await readAloud(contentOf(SCENES), { wordsPerMinute: 260 }));
});
afterAll(() => machine.close());

describe.each(SIZES)('a creator’s own narration at $name', ({ name, viewport }) => {
  let tab: Tab;
  const isPhone = name.startsWith('390');
  const button = (label: string | RegExp) =>
    tab.page.getByRole('button', typeof label === 'string' ? { name: label, exact: true } : { name: label });
  const showPreview = async (): Promise<void> => {
    if (!isPhone) return;
    await tab.page.getByRole('radio', { name: 'Preview' }).focus();
    await tab.page.keyboard.press('Space');
  };
  /** Opens a storyboard as a creator does: from the story list, a page that may not use the microphone. */
  const openBoard = async (browser = machine.browser): Promise<void> => {
    // Scrolling is instant, so that focus can be checked.
    tab = await openTab(browser, { url: sharedCloud().url, viewport, reducedMotion: 'reduce' });
    const { page } = tab;
    const { id } = await signInQuietly(page, newPerson('Grace Hopper'));
    await giveStory(id, { title: 'The Train', scenes: SCENES });
    await page.goto('/dashboard/stories');
    await page.getByRole('button', { name: 'The Train' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Storyboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Train' }).waitFor();
    await showPreview();
  };
  /** Waits until the microphone has played everything, which takes longer on a busy machine. */
  const recordAll = async (): Promise<void> => {
    const meter = tab.page.getByRole('meter', { name: 'Microphone level' });
    await expect.poll(() => meter.evaluate((bar: HTMLMeterElement) => bar.value)).toBeGreaterThan(0.3);
    await meter.evaluate(
      (bar: HTMLMeterElement, silenceMs) =>
        new Promise<void>((resolve) => {
          let heardAt = performance.now();
          const look = (now: number): void => {
            if (bar.value > 0.1) heardAt = now;
            if (now - heardAt > silenceMs) resolve();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      SILENCE_MS,
    );
  };
  const upload = (narrations: readonly string[]) =>
    readAloud(narrations.join(' ')).then((buffer) =>
      tab.page
        .locator('dialog input[type=file]')
        .setInputFiles({ name: 'me.wav', mimeType: 'audio/wav', buffer }),
    );
  beforeEach(useCloudEnvironment);
  afterEach(({ task }) => closeTab(tab, task));

  /** Records, leaves the storyboard, comes back, and plays the kept recording. */
  const recordAndLeave = async (): Promise<void> => {
    await openBoard();
    const { page } = tab;
    await button('Use My Own Voice').click();
    await button('Start Recording').click();
    await recordAll();
    await button('Stop').click();
    await button('Use This Recording').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'My Stories' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Stories' }).waitFor();
    await page.goBack();
    await showPreview();
    await page.getByText('You have a recording that isn’t used yet.').waitFor();
    await button('Open My Recording').click();
    const take = page.getByLabel('Your recording');
    await take.evaluate((audio: HTMLAudioElement) => audio.play());
    await expect.poll(() => take.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  };

  // Proves dashboard-own-narration-recorded-in-browser.
  it('is recorded, kept when its creator leaves the storyboard, and played', async () => {
    await recordAndLeave();
    await button('Use This Recording').waitFor();
  });

  // Proves dashboard-own-narration-recorded-in-browser.
  it('is recorded, matched with the script, and heard in the preview', { timeout: SLOW_MS }, async () => {
    await recordAndLeave();
    const { page } = tab;
    await button('Use This Recording').click();
    await page.getByText('The video uses your own voice.').waitFor({ timeout: MATCHING_MS });
    await page.getByText('As it will be spoken').waitFor();
    const heard = page.waitForResponse(/\/spoken\/own-1\/0/u);
    await button('Play the preview').click();
    expect((await heard).status()).toBe(200);
    const moment = page.getByRole('slider', { name: 'Moment of the preview' });
    await expect.poll(() => moment.inputValue().then(Number)).toBeGreaterThan(15);
    await expectAccessible(page);
  });

  // Proves dashboard-own-narration-recorded-in-browser.
  it('is refused if it differs from the script, and the message names the scene; once the recording is removed, the chosen voice is used again', {
    timeout: SLOW_MS,
  }, async () => {
    await openBoard();
    const { page } = tab;
    await button('Use My Own Voice').click();
    await button('Start Recording').waitFor();
    await expectAccessible(page);
    const narrations = SCENES.map(({ narration }) => narration);
    await upload(narrations.with(1, OTHER_TEXT.slice(0, SECOND.length)));
    await page
      .getByText(/^(?:We couldn’t hear “.*” in scene \d at|At) \d:\d\d/u)
      .waitFor({ timeout: MATCHING_MS });
    await expectAccessible(page);
    await button('Show Scene 2').click();
    const words = page.getByRole('textbox', { name: 'Words of scene 2' });
    expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
    await showPreview();
    await button('Remove My Voice').click();
    await button('Use My Own Voice').waitFor();
    await button('Speak').click();
    await page.getByText('As it will be spoken').waitFor({ timeout: MATCHING_MS });
    expect(await button('Speak').count()).toBe(0);
    const heard = page.waitForResponse(/\/spoken\/[^/]+$/u);
    await button('Play the preview').click();
    expect((await heard).status()).toBe(200);
  });

  it('can be recorded using only the keyboard, as MP4 if the browser can’t record WebM', {
    timeout: SLOW_MS,
  }, async () => {
    await openBoard();
    await tab.page.addInitScript(() => {
      const isSupported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
      MediaRecorder.isTypeSupported = (type) => !type.includes('webm') && isSupported(type);
    });
    const keys = keysOf(tab.page);
    await keys.use('button', 'Use My Own Voice');
    await keys.use('button', 'Start Recording');
    await recordAll();
    expect(await keys.isOn('button', 'Stop')).toBe(true);
    await keys.press('Enter');
    await button('Use This Recording').waitFor();
    expect(await keys.isOn('button', 'Use This Recording')).toBe(true);
    await keys.press('Enter');
    await tab.page.getByText('The Train, narration.m4a').waitFor();
    await tab.page.getByText('The video uses your own voice.').waitFor({ timeout: MATCHING_MS });
    expect(keys.faults()).toEqual([]);
  });

  // Proves dashboard-own-narration-recorded-in-browser.
  it('can be uploaded if the browser denies access to the microphone, as a message explains', {
    timeout: SLOW_MS,
  }, async () => {
    const deaf = await launchBrowser([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream=deny',
    ]);
    try {
      await openBoard(deaf);
      await button('Use My Own Voice').click();
      await button('Start Recording').click();
      await tab.page.getByText(/doesn’t let this page use the microphone\. Allow it/u).waitFor();
      await expectAccessible(tab.page);
      await upload(SCENES.map(({ narration }) => narration));
      await tab.page.getByText('The video uses your own voice.').waitFor({ timeout: MATCHING_MS });
      expect(tab.problems()).toEqual([]);
    } finally {
      await deaf.close();
    }
  });
});
