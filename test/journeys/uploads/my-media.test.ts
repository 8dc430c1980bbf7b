import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#functions/wiring/stores.ts';
import { keysOf } from '#test/support/browser/hands/keys.ts';
import { id, lookInEach, page, signInForEach, tab } from '#test/support/browser/journey.ts';
import { profileOf } from '#test/support/browser/looks.ts';
import { answerAlert, factsOf, openScreen, openStoryboard } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { fullDescribe, fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { giveMedia } from '#test/support/uploads/give-media.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';
import { pngOf, turnedJpeg, writeOwnFile } from '#test/support/uploads/own-files.ts';

/** How long a check may take, including starting functions that haven’t run yet. */
const CHECKED = { timeout: 60_000 } as const;
const MB = 1e6;

let folder = '';
let clip: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veilcast-media-'));
  if (isFullRun) clip = await readFile(await writeOwnFile(folder, 'a clip'));
});
afterAll(() => rm(folder, { recursive: true }));

const picture = (name = 'harbour.png') => ({ name, mimeType: 'image/png', buffer: pngOf(600, 400) });
const NOTES = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"></svg>') };
const choose = (files: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  page.locator('#content input[type=file]').setInputFiles(files);
const card = (name: string): Locator => page.getByRole('article').filter({ hasText: name });
const sending = (name: string): Locator =>
  page.getByRole('list', { name: 'Files on their way' }).getByRole('listitem').filter({ hasText: name });
const used = (words: string | RegExp): Promise<void> =>
  page.locator('.storage__figure', { hasText: words }).waitFor();

describe.each(ONE_SIZE)('My Media at $name', ({ viewport }) => {
  signInForEach({
    at: '/dashboard/media',
    expected: [/status of (?:402|409)/u],
    ...profileOf('dark', viewport),
  });
  const look = lookInEach();

  // Proves dashboard-choose-drop-paste-files-cant, dashboard-thumbnails-kind-length-size-state.
  it('lets a creator upload a picture, see that it is ready, delete it, and find out why another file can’t be used', async () => {
    await page.getByRole('heading', { name: 'Bring your own pictures, clips and sounds' }).waitFor();
    await used('0 MB of 200 MB');
    await look('nothing uploaded');
    await choose([picture(), NOTES]);
    await sending('notes.png').getByText('This is a text file, which we can’t use.').waitFor();
    await card('harbour.png').waitFor(CHECKED);
    await used(/^\d+ kB of 200 MB$/u);
    await sending('notes.png').getByRole('button', { name: 'Dismiss notes.png' }).click();
    await page.getByRole('list', { name: 'Files on their way' }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'harbour.png' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    expect(await answerAlert(page, 'Delete File')).toBe(
      'Delete “harbour.png”? No storyboard uses it, and finished videos keep their own copy. This can’t be undone.',
    );
    await page.getByText('File deleted').waitFor();
    await card('harbour.png').waitFor({ state: 'detached' });
  });

  // Proves dashboard-choose-drop-paste-files-cant, dashboard-thumbnails-kind-length-size-state.
  fullIt(
    'accepts a picture and a clip uploaded together, refuses a damaged picture, and plays the clip',
    async () => {
      const jpeg = await turnedJpeg();
      await choose([
        picture(),
        { name: 'waves.mp4', mimeType: 'video/mp4', buffer: clip },
        NOTES,
        { name: 'half.jpg', mimeType: 'image/jpeg', buffer: jpeg.subarray(0, jpeg.length * 0.6) },
      ]);
      await card('harbour.png').waitFor(CHECKED);
      await card('waves.mp4').waitFor(CHECKED);
      await sending('half.jpg').getByText('This picture is damaged or incomplete.').waitFor(CHECKED);
      await card('waves.mp4').getByText('0:02').waitFor();
      await look('files and problems');
      await sending('notes.png').getByRole('button', { name: 'Dismiss notes.png' }).click();
      await sending('half.jpg').getByRole('button', { name: 'Dismiss half.jpg' }).click();
      await page.getByRole('list', { name: 'Files on their way' }).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'waves.mp4' }).click();
      const shown = page.getByRole('dialog', { name: 'waves.mp4' });
      await expect
        .poll(() => shown.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
        .toBeCloseTo(2, 0);
      expect(await factsOf(shown)).toMatchObject({ Kind: 'Clip', Length: '0:02' });
      await look('a clip');
      await page.reload();
      await card('waves.mp4').waitFor();
      expect(await page.getByRole('article').count()).toBe(2);
    },
  );

  // Proves dashboard-delete-asks-first-names-storyboard.
  fullIt('refuses to delete a file that a storyboard uses, and names the storyboard', async () => {
    const story = await giveStory(id, { title: 'The Lamp', scenes: wordyScenes });
    await giveMedia(id);
    const [{ id: narration, name } = { id: '', name: '' }] = (await uploads().list(id)).items;
    await openStoryboard(page, { storyId: story.id, narration });
    await openScreen(page, 'My Videos');
    await openScreen(page, 'My Media');
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    expect(await answerAlert(page)).toBe(
      `“${name}” is in the storyboard “The Lamp”. Take it out there, or discard the storyboard, then delete it.`,
    );
    await page.keyboard.press('Escape');
    await card(name).first().waitFor();
  });

  // Proves dashboard-storage-used-plan-limit-nothing.
  fullIt(
    'refuses a file larger than the remaining storage, and says what to do once the storage is full',
    async () => {
      await giveUpload(id, 'sound', { bytes: 199 * MB });
      await page.reload();
      await used('199 MB of 200 MB');
      await choose({
        name: 'big.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.concat([await turnedJpeg(), Buffer.alloc(2 * MB)]),
      });
      await sending('big.jpg')
        .getByText(/only 1 MB is left of your storage/u)
        .waitFor();
      await giveUpload(id, 'sound', { bytes: MB });
      await page.reload();
      await page.getByText('Your media storage is full: 200 MB of 200 MB.').waitFor();
      expect(await page.getByRole('button', { name: 'Choose Files' }).count()).toBe(0);
      await look('full storage');
      await page.getByRole('link', { name: 'see our plans' }).click();
      await page.waitForURL('**/pricing');
    },
  );
});

fullDescribe('My Media', () => {
  signInForEach({
    at: '/dashboard/media',
    expected: [/ERR_INTERNET_DISCONNECTED/u, /status of 404/u],
    ...profileOf('light', { width: 360, height: 780 }),
  });

  // Proves dashboard-keyboard-alone-360-px.
  it('works using only the keyboard', async () => {
    const keys = keysOf(page);
    const chooser = page.waitForEvent('filechooser');
    await keys.use('button', 'Choose Files');
    await (await chooser).setFiles([
      picture(),
      { ...picture('notes.txt'), buffer: Buffer.from('#!/bin/sh') },
    ]);
    await card('harbour.png').waitFor(CHECKED);
    await keys.use('button', 'Dismiss notes.txt');
    expect(await keys.isOn('button', 'Choose Files')).toBe(true);
    await keys.use('button', 'harbour.png');
    await keys.use('button', 'Delete');
    await keys.use('button', 'Delete File');
    await card('harbour.png').waitFor({ state: 'detached' });
    expect(keys.faults()).toEqual([]);
  });

  // Proves dashboard-twenty-files-sent-three-time.
  it('retries an upload after a lost connection, and warns against leaving before it is done', async () => {
    const devTools = await tab.context.newCDPSession(page);
    const throttled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await devTools.send('Network.emulateNetworkConditions', throttled);
    const buffer = Buffer.concat([pngOf(600, 400), Buffer.alloc(3 * MB)]);
    await choose({ ...picture('slow.png'), buffer });
    await sending('slow.png')
      .getByText(/Uploading, [1-9]/u)
      .waitFor();
    const mayLeave = () =>
      page.evaluate(() => globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await mayLeave()).toBe(false);
    await devTools.send('Network.emulateNetworkConditions', { ...throttled, offline: true });
    await sending('slow.png')
      .getByText(/Check (?:it|your connection) and try again/u)
      .waitFor(CHECKED);
    expect(await mayLeave()).toBe(true);
    await devTools.send('Network.emulateNetworkConditions', { ...throttled, uploadThroughput: -1 });
    await sending('slow.png').getByRole('button', { name: 'Try Again' }).click();
    await card('slow.png').waitFor(CHECKED);
    await devTools.detach();
  });
});
