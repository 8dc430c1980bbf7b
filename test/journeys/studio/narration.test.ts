import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '#contract/script.ts';
import { openTab, type Tab } from '#test/support/browser/browser.ts';
import { signInQuietly } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { launchWithMicrophone, readAloud } from '#test/support/narration/fake-microphone.ts';

const SCENES = [
  ...wordyScenes,
  { narration: 'Nobody ever asked him about it, and he never told.', picture: 'An empty platform at dawn.' },
];
const SLOW_MS = 120_000;

let said: Awaited<ReturnType<typeof readAloud>>;
let machine: Awaited<ReturnType<typeof launchWithMicrophone>>;
beforeAll(async () => {
  said = await readAloud(contentOf(SCENES), { wordsPerMinute: 250 });
  machine = await launchWithMicrophone(said.wave);
});
afterAll(() => machine.close());

describe.each(SIZES)('an own narration at $name', ({ name, viewport }) => {
  let tab: Tab;
  let id: string;
  beforeEach(async () => {
    useCloudEnvironment();
    tab = await openTab(machine.browser, { url: sharedCloud().url, viewport });
    ({ id } = await signInQuietly(tab.page, newPerson('Grace Hopper')));
    return async () => {
      expect(tab.problems()).toEqual([]);
      await tab.close();
    };
  });

  const button = (label: string) => tab.page.getByRole('button', { name: label, exact: true });
  const showPreview = async (): Promise<void> => {
    if (!name.startsWith('390')) return;
    await tab.page.getByRole('radio', { name: 'Preview' }).focus();
    await tab.page.keyboard.press('Space');
  };
  const openBoard = async (): Promise<void> => {
    const { page } = tab;
    await giveStory(id, { title: 'The Train', scenes: SCENES });
    await page.goto('/dashboard/stories');
    await page.getByRole('button', { name: 'The Train' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Storyboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Train' }).waitFor();
    await showPreview();
  };

  it('is recorded, listened to and matched with the script, and is heard in the preview', {
    timeout: SLOW_MS,
  }, async () => {
    const { page } = tab;
    await openBoard();
    // The page was opened from the stories, which may not record: this one is loaded.
    await button('Use My Own Voice').click();
    await button('Start Recording').click();
    const meter = page.getByRole('meter', { name: 'Microphone level' });
    await expect.poll(() => meter.evaluate((bar: HTMLMeterElement) => bar.value)).toBeGreaterThan(0.3);
    await page.waitForTimeout(said.seconds * 1000 + 500);
    await button('Stop').click();
    const take = page.getByLabel('Your recording');
    await take.evaluate((audio: HTMLAudioElement) => audio.play());
    await expect.poll(() => take.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
    await button('Use This Recording').click();
    await showPreview();
    await page.getByText('Your own voice speaks the video.').waitFor({ timeout: 60_000 });
    await page.getByText('As it will be spoken').waitFor();
    const heard = page.waitForResponse(/\/spoken\/own-1\/0/u);
    await button('Play the preview').click();
    expect((await heard).status()).toBe(200);
    const moment = page.getByRole('slider', { name: 'Moment of the preview' });
    await expect.poll(() => moment.inputValue().then(Number)).toBeGreaterThan(15);
  });
});
