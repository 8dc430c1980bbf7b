import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { id, lookInEach, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { profileOf } from '#test/support/browser/looks.ts';
import { openStoryboard } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { giveOwnMedia } from '#test/support/uploads/give-own-media.ts';
import { writeOwnClip } from '#test/support/uploads/own-clips.ts';
import { writeOwnFile } from '#test/support/uploads/own-files.ts';
import { takeFrom } from '#test/support/values.ts';

/** How long a check may take, including starting functions that haven’t run yet. */
const CHECKED = { timeout: 60_000 } as const;
const TEXTS = [
  'Nobody believed the old lighthouse keeper, until the sea itself began to answer him in the dark.',
  'Every night at three, a single green lamp blinked back from the empty horizon, and he counted every flash.',
  'He wrote the signals down, one by one, in a book bound with thick grey sailcloth, and told nobody in the village what they said.',
];

let folder = '';
const fileIn = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veilcast-own-'));
  const canvas = createCanvas(1200, 600);
  const brush = canvas.getContext('2d');
  for (const [at, colour] of ['red', 'blue'].entries()) {
    brush.fillStyle = colour;
    brush.fillRect(at * 600, 0, 600, 600);
  }
  await writeFile(fileIn('harbour.png'), await canvas.encode('png'));
  await writeFile(fileIn('harbour.jpg'), await canvas.encode('jpeg'));
  await writeFile(fileIn('notes.png'), '<script>alert(1)</script>');
  await writeOwnClip(fileIn('waves.mp4'), { width: 240, height: 426, frames: 60, colours: ['lime', 'blue'] });
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(SIZES)('a creator’s own pictures and clips at $name', ({ name, viewport }) => {
  signInForEach({ ...profileOf('dark', viewport) });
  const look = lookInEach();

  const isPhone = name.startsWith('390');
  const card = (scene: number): Locator =>
    page.getByRole('listitem', { name: `Scene ${scene}`, exact: true });
  const panel = (): Locator => page.getByRole('region', { name: /^Details of scene/u });
  const choose = (scene: number): Promise<void> => card(scene).locator('.board-card__still').click();
  const saved = (): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();
  const stored = async (): Promise<Storyboard['scenes']> => {
    await saved();
    const board = await page.evaluate(async () => {
      const at = location.pathname.split('/').at(-1);
      return (await fetch(`/api/storyboards/${at}`)).json();
    });
    return Storyboard.parse(board).scenes;
  };
  const openBoard = async (): Promise<void> => {
    const scenes = TEXTS.map((narration, index) => ({ narration, picture: `A lighthouse, view ${index}` }));
    const story = await giveStory(id, { title: 'The Lamp', scenes });
    await page.goto(`/dashboard/studio/${await openStoryboard(page, { storyId: story.id })}`);
    await card(3).waitFor();
  };
  /** Drops a file on a scene, as a user does. */
  const drop = async (file: string, scene: number): Promise<void> => {
    await card(scene).scrollIntoViewIfNeeded();
    const box = await card(scene).locator('.board-card__still').boundingBox();
    if (box === null) throw new Error('The card is not on the screen.');
    const devTools = await tab.context.newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devTools.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data: { items: [], files: [fileIn(file)], dragOperationsMask: 1 },
      });
    await devTools.detach();
  };
  /** The dominant colour at a point in the upper right of the preview. */
  const seen = (): Promise<string> =>
    page.locator('.preview-player canvas').evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) return '';
      const { width, height } = element;
      const small = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      small?.drawImage(element, width * 0.75, height * 0.3, 1, 1, 0, 0, 1, 1);
      const pixel = small?.getImageData(0, 0, 1, 1).data;
      const [red = 0, green = 0, blue = 0] = pixel ?? [];
      return red + green + blue < 100
        ? 'dark'
        : red > green && red > blue
          ? 'red'
          : green > blue
            ? 'green'
            : 'blue';
    });
  /** Switches between the scenes and the preview, which are separate views on a phone. */
  const openPart = async (part: 'Preview' | 'Scenes'): Promise<void> => {
    if (isPhone) await page.getByRole('radio', { name: part }).press('Space');
  };
  const previewShows = async (colour: string): Promise<void> => {
    await openPart('Preview');
    await expect.poll(seen, { timeout: 15_000 }).toBe(colour);
    await openPart('Scenes');
  };
  const slide = async (label: string, key: string, times = 1): Promise<void> => {
    await panel().getByRole('slider', { name: label }).focus();
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };

  // Proves dashboard-own-pictures-clips-in-scenes.
  it('can be put in scenes from My Media, framed and trimmed, and restored with Undo after they are removed', async () => {
    const [harbour, waves] = takeFrom(
      await Promise.all(['harbour.jpg', 'waves.mp4'].map((name) => readFile(fileIn(name)))),
    );
    await giveOwnMedia(id, { name: 'harbour.jpg', bytes: harbour, width: 1200, height: 600 }, harbour);
    await giveOwnMedia(id, { name: 'waves.mp4', bytes: waves, width: 240, height: 426, seconds: 2 }, harbour);
    await openBoard();
    const take = async (scene: number, file: string): Promise<void> => {
      await choose(scene);
      await panel().getByRole('button', { name: 'Choose from My Media' }).click();
      await page.getByRole('dialog').getByRole('button', { name: file }).click();
    };
    await take(1, 'harbour.jpg');
    await card(1).getByText('Your own picture', { exact: true }).waitFor();
    await previewShows('blue');
    await slide('Left to right', 'Home');
    await previewShows('red');
    await take(2, 'waves.mp4');
    await card(2).getByText('Your own clip', { exact: true }).waitFor();
    await previewShows('green');
    await slide('Begins at', 'ArrowRight', 15);
    await previewShows('blue');
    await panel().getByText('The clip has 0.5 s left from there').waitFor();
    expect(await stored()).toMatchObject([
      { focus: { x: 0, y: 0.5 }, media: { uploadId: expect.any(String) } },
      { media: { from: 1.5 } },
      {},
    ]);
    await panel().getByRole('button', { name: 'Remove' }).click();
    await card(2).getByText('Your own clip', { exact: true }).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await card(2).getByText('Your own clip', { exact: true }).waitFor();
    await take(3, 'harbour.jpg');
    await card(3).getByText('Your own picture', { exact: true }).waitFor();
    await page.getByText('Nothing has to be painted.').waitFor();
  });

  // Proves dashboard-own-pictures-clips-in-scenes.
  fullIt(
    'can be dropped into scenes, framed, trimmed, removed and restored by Undo; a refused file changes nothing',
    async () => {
      await openBoard();
      await drop('notes.png', 2);
      await page
        .getByRole('alert')
        .filter({ hasText: 'We don’t know what kind of file this is. Use a JPEG, PNG or WebP picture' })
        .waitFor();
      expect(await stored()).toEqual([
        expect.not.objectContaining({ media: expect.anything() }),
        expect.not.objectContaining({ media: expect.anything() }),
        expect.not.objectContaining({ media: expect.anything() }),
      ]);
      await look('a refused file');

      await choose(1);
      await panel().locator('input[type=file]').setInputFiles(fileIn('harbour.png'));
      await drop('waves.mp4', 2);
      await card(1).getByText('Your own picture', { exact: true }).waitFor(CHECKED);
      await card(2).getByText('Your own clip', { exact: true }).waitFor(CHECKED);

      await choose(1);
      await previewShows('blue');
      await slide('Left to right', 'Home');
      await previewShows('red');
      await choose(2);
      await previewShows('green');
      await panel().getByRole('button', { name: 'Play', exact: true }).click();
      await previewShows('blue');
      await slide('Begins at', 'ArrowRight', 15);
      await previewShows('blue');
      await panel().getByText('The clip has 0.5 s left from there').waitFor();
      // On a phone, the bar at the bottom may cover part of the slider until the slider has focus.
      await panel().getByRole('slider', { name: 'Begins at' }).focus();
      await look('an own clip');
      expect(await stored()).toMatchObject([
        { focus: { x: 0, y: 0.5 }, media: { uploadId: expect.any(String) } },
        { media: { from: 1.5 } },
        {},
      ]);

      await page.getByRole('button', { name: 'Paint All (10 credits)' }).waitFor();
      await panel().getByRole('button', { name: 'Remove' }).click();
      await card(2).getByText('Your own clip', { exact: true }).waitFor({ state: 'detached' });
      await panel().getByRole('button', { name: 'Paint This One (10 credits)' }).waitFor();
      await page.keyboard.press('Control+z');
      await card(2).getByText('Your own clip', { exact: true }).waitFor();

      await choose(3);
      await panel().getByRole('button', { name: 'Choose from My Media' }).click();
      const file = page.getByRole('dialog').getByRole('button', { name: 'harbour.png' });
      await file.waitFor();
      await look('choosing from My Media');
      await file.click();
      await card(3).getByText('Your own picture', { exact: true }).waitFor();
      await page.getByText('Nothing has to be painted.').waitFor();
      expect(new Set((await stored()).map(({ media }) => media?.uploadId)).size).toBe(2);
      await page.reload();
      await card(3).getByText('Your own picture', { exact: true }).waitFor();
      await previewShows('red');
    },
  );

  fullIt('once turned on, a clip’s sound plays in the preview for the length of its scene', async () => {
    await page.addInitScript(() => {
      const heard: (number | undefined)[] = [];
      Reflect.set(globalThis, 'heard', heard);
      AudioBufferSourceNode.prototype.start = new Proxy(
        Reflect.get(AudioBufferSourceNode.prototype, 'start'),
        {
          apply: (start, source, times: number[]) => {
            heard.push(times[2]);
            Reflect.apply(start, source, times);
          },
        },
      );
    });
    const heard = (): Promise<number[]> => page.evaluate(() => Reflect.get(globalThis, 'heard'));
    await openBoard();
    await choose(1);
    await panel()
      .locator('input[type=file]')
      .setInputFiles({
        name: 'hum.mp4',
        mimeType: 'video/mp4',
        buffer: await readFile(await writeOwnFile(folder, 'a clip')),
      });
    await card(1).getByText('Your own clip', { exact: true }).waitFor(CHECKED);
    const moment = page.getByRole('slider', { name: 'Moment of the preview' });
    /** Plays the preview from the start until `until` is true, and then pauses it. */
    const play = async (until: () => Promise<void>): Promise<void> => {
      await openPart('Preview');
      await moment.press('Home');
      await page.getByRole('button', { name: 'Play the preview' }).click();
      await until();
      await page.getByRole('button', { name: 'Pause the preview' }).click();
      await openPart('Scenes');
    };
    const moves = () => expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(0);
    await play(moves);
    expect(await heard()).toEqual([]);
    const sound = panel().getByRole('switch', { name: 'Play its sound under the voice' });
    await sound.press('Space');
    const { seconds } = (await stored())[0] ?? { seconds: 0 };
    expect(seconds).toBeGreaterThan(3);
    // The clip lasts two seconds and repeats.
    await play(() => expect.poll(async () => (await heard())[0]).toBeCloseTo(seconds, 0));
    await sound.press('Space');
    await stored();
    await play(moves);
    expect(await heard()).toHaveLength(1);
  });
});
