import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTabForEach, page } from '#test/support/browser/journey.ts';
import { answerAlert } from '#test/support/browser/pages.ts';
import { holdBack } from '#test/support/browser/slow-network.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();
const SAMPLE = 'art-style';

openTabForEach();

interface FilmState {
  time: number;
  duration: number;
  volume: number;
  muted: boolean;
  paused: boolean;
  rate: number;
  captions: TextTrackMode | undefined;
}

const film = (): Promise<FilmState> =>
  page.locator('dialog video').evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    duration: video.duration,
    volume: video.volume,
    muted: video.muted,
    paused: video.paused,
    rate: video.playbackRate,
    captions: video.textTracks[0]?.mode,
  }));

const becomes = (facts: Partial<FilmState>) => expect.poll(film).toMatchObject(facts);
const at = (time: number) =>
  page.locator('dialog video').evaluate((video: HTMLVideoElement, wanted) => {
    video.currentTime = wanted;
  }, time);

const openSample = async (): Promise<void> => {
  await page.goto(`/?video=${SAMPLE}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Play|Pause)$/u })
    .waitFor();
  await expect.poll(async () => (await film()).duration).toBeGreaterThan(10);
};
/** Pauses the open sample at the start. */
const stop = async (): Promise<void> => {
  await page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.pause());
  await becomes({ paused: true });
  await at(0);
};
/** Opens the sample and pauses it at the start, without moving the focus. */
const openStopped = async (): Promise<void> => {
  await openSample();
  await stop();
};

it('a sample starts by itself where the browser allows it, even if its file arrives late', async () => {
  const letGo = await holdBack(page, /\.mp4$/u);
  await page.goto(`/?video=${SAMPLE}`, { waitUntil: 'commit' });
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).waitFor();
  letGo();
  await expect.poll(async () => (await film()).time).toBeGreaterThan(0.1);
});

describe.each(SIZES)('a sample at $name', ({ viewport }) => {
  beforeEach(() => page.setViewportSize(viewport));

  const frame = () =>
    page.getByRole('link', { name: /^Play\s+The Boat That Hung Upside Down\s+Art Style\s+0:5\d$/u });
  const dialogOfSample = () => page.getByRole('dialog', { name: 'The Boat That Hung Upside Down' });

  // Proves sample-click-opens-full-screen-player.
  fullIt('closes on Escape and returns focus', async () => {
    await page.goto('/');
    await frame().click();
    const dialog = dialogOfSample();
    await dialog.getByText(/0:5\d · Art Style/u).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${url}/`);
    expect(await frame().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  // Proves sample-title-duration-category-description.
  fullIt('shows its description if it has one', async () => {
    await page.goto('/?video=history-1');
    const described = page.getByRole('dialog', { name: 'The Night the Library Burned' });
    await described.getByText('0:45 · History').waitFor();
    const seek = described.getByRole('slider', { name: 'Seek' });
    await expect.poll(() => seek.getAttribute('aria-valuetext')).toMatch(/ of 0:45$/u);
    await described
      .getByText('Historical fiction: a scroll, a fire, and the one copyist who ran the wrong way.')
      .waitFor();
  });

  // Proves sample-no-shipped-sample-needs-provider.
  fullIt('loads only from this site, without a provider’s player', async () => {
    const PROVIDERS = /provider-(?:film|players)/u;
    expect(readdirSync('web/dist/assets').filter((file) => PROVIDERS.test(file)).length).toBeGreaterThan(0);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await openSample();
    expect(requests.some((address) => address.endsWith(`/samples/${SAMPLE}.mp4`))).toBe(true);
    expect(requests.filter((address) => !address.startsWith(`${url}/`) || PROVIDERS.test(address))).toEqual(
      [],
    );
  });

  // Proves message-unknown-sample.
  fullIt('with an unknown id shows an error and resets the URL', async () => {
    await page.goto('/?video=nothing');
    expect(await answerAlert(page)).toBe('Video not found!');
    await page.waitForURL(`${url}/`);
  });

  // Proves sample-keyboard, constant-player-10-volume-0-8.
  fullIt('responds to the keyboard', async () => {
    await openStopped();
    expect(await film()).toMatchObject({ volume: 0.8, muted: false, rate: 1, captions: 'hidden' });
    await page.keyboard.press('ArrowRight');
    await becomes({ time: 10 });
    await page.keyboard.press('ArrowLeft');
    await becomes({ time: 0 });
    await page.keyboard.press('ArrowDown');
    await becomes({ volume: 0.7 });
    await page.keyboard.press('ArrowUp');
    await becomes({ volume: 0.8 });
    await page.keyboard.press('m');
    await becomes({ muted: true });
    await page.keyboard.press('m');
    await becomes({ muted: false });
    await page.keyboard.press('>');
    await becomes({ rate: 1.25 });
    await page.keyboard.press('<');
    await page.keyboard.press('<');
    await becomes({ rate: 0.75 });
    await page.keyboard.press('c');
    await becomes({ captions: 'showing' });
    await page.keyboard.press('Space');
    await becomes({ paused: false });
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('DIV');
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  });

  // Proves sample-captions-above-controls.
  fullIt('moves the captions up, above the controls', async () => {
    await openStopped();
    await page.keyboard.press('c');
    await becomes({ captions: 'showing' });
    const lines = () =>
      page.locator('dialog video').evaluate((video: HTMLVideoElement) => {
        const cues = [...(video.textTracks[0]?.cues ?? [])].filter((cue) => cue instanceof VTTCue);
        return [...new Set(cues.map(({ line, snapToLines }) => (snapToLines ? 'below' : line)))];
      });
    await expect.poll(async () => (await lines()).length).toBe(1);
    const [line] = await lines();
    const { y, height } = defined(await page.locator('dialog video').boundingBox());
    const controls = defined(await page.locator('.player__seek').boundingBox());
    expect(y + (height * Number(line)) / 100).toBeLessThan(controls.y);
  });

  // Proves sample-click-opens-full-screen-player, sample-title-duration-category-description,
  // sample-play-seek-skip-mute-volume, state-sample-player-playing-muted-speed, constant-player-10-volume-0-8.
  it('opens from its frame at its own URL, responds to its buttons and sliders, and returns focus when it closes', async () => {
    await page.goto('/');
    await frame().click();
    await page.waitForURL(`**/?video=${SAMPLE}`);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    const dialog = dialogOfSample();
    await dialog.getByText(/0:5\d · Art Style/u).waitFor();
    await expect.poll(async () => (await film()).duration).toBeGreaterThan(10);
    await stop();
    await dialog.getByRole('button', { name: 'Forward 10 seconds' }).click();
    await becomes({ time: 10 });
    await dialog.getByRole('button', { name: 'Back 10 seconds' }).click();
    await becomes({ time: 0 });
    await dialog.getByRole('slider', { name: 'Seek' }).fill('5');
    await becomes({ time: 5 });
    await dialog.getByRole('slider', { name: 'Volume' }).fill('0.3');
    await becomes({ volume: 0.3 });
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await becomes({ muted: true });
    expect(await dialog.getByRole('combobox').locator('option').allInnerTexts()).toEqual([
      '0.5x',
      '0.75x',
      '1x',
      '1.25x',
      '1.5x',
      '2x',
    ]);
    await dialog.getByRole('combobox', { name: 'Playback speed' }).selectOption('2x');
    await becomes({ rate: 2 });
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await becomes({ paused: false });
    await dialog.getByRole('button', { name: 'Fullscreen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('DIV');
    await dialog.getByRole('button', { name: 'Fullscreen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    await dialog.getByRole('button', { name: 'Close player' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL(`${url}/`);
    expect(await frame().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  // Proves sample-controls-hover-paused, sample-playback-stops-end.
  fullIt(
    'hides its controls during playback, shows them on pointer movement and pause, and stops at its end',
    async () => {
      await openStopped();
      const controls = page.locator('.player');
      await page.keyboard.press('Space');
      await becomes({ paused: false });
      await expect.poll(() => controls.getAttribute('data-controls'), { timeout: 6000 }).toBe('hidden');
      await page.mouse.move(300, 300);
      await page.mouse.move(320, 310);
      await expect.poll(() => controls.getAttribute('data-controls')).toBe('shown');
      await at((await film()).duration - 0.3);
      await becomes({ paused: true });
      await page.waitForTimeout(3000);
      expect(await controls.getAttribute('data-controls')).toBe('shown');
      await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).waitFor();
    },
  );
});
