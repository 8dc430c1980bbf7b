import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Video } from '#contract/schemas/videos.ts';
import { contentOf, countWords } from '#contract/script.ts';
import { measurePicture, measureSound } from '#functions/film/certificate/measure-file.ts';
import { readCredentials, readCredentialsBeside } from '#functions/film/credentials/read-credentials.ts';
import { media } from '#functions/wiring/media.ts';
import { makingTimes, receipts, stories, videos } from '#functions/wiring/stores.ts';
import { ledgerSum } from '#test/support/billing/ledger.ts';
import { openTab, sharedBrowser } from '#test/support/browser/browser.ts';
import { myId, signInBy, unfold } from '#test/support/browser/pages.ts';
import { shortScenes } from '#test/support/builders/films.ts';
import { stepLog } from '#test/support/cloud/cloud-log.ts';
import { clearScriptedFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { transitionsOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { totalsOf } from '#test/support/costs/cost-lines.ts';
import { hasAiLine } from '#test/support/film/has-ai-line.ts';
import { watchProgress } from '#test/support/making/watch-progress.ts';
import { defined, takeFrom } from '#test/support/values.ts';
import { costsOf, totalOf } from '#tools/cost/charges.ts';
import { localSource, readLines } from '#tools/cost/read-lines.ts';
import { receiptOf } from '#tools/cost/sections/one-video.ts';

const { url, dataDir } = sharedCloud();
const FILM_LIMIT_MS = 220_000;
const FRAME_SECONDS = 1 / 30;
/** The length of one frame, plus the rounding error in the timestamps. */
const ROUNDED_FRAME_MS = 33.9;
const FILES = [
  { label: 'MP4 480p', name: /^[a-z0-9-]+-480p\.mp4$/u, size: [480, 854], codecs: ['h264', 'aac'] },
  { label: 'MP4 720p', name: /^[a-z0-9-]+-720p\.mp4$/u, size: [720, 1280], codecs: ['h264', 'aac'] },
  { label: 'MP4 1080p', name: /^[a-z0-9-]+-1080p\.mp4$/u, size: [1080, 1920], codecs: ['h264', 'aac'] },
  { label: 'WebM 720p', name: /^[a-z0-9-]+-720p\.webm$/u, size: [720, 1280], codecs: ['vp9', 'opus'] },
] as const;

const creator = newPerson('Ada Lovelace');
let browser: Browser;
let folder: string;
/** The film and its creator, set by the first test. */
let film: Video;
let me: { readonly id: string; readonly credits: number };
beforeAll(async () => {
  useCloudEnvironment();
  browser = await sharedBrowser();
  folder = await mkdtemp(join(tmpdir(), 'veilcast-journey-'));
  await scriptFaults('polly', 'SynthesizeSpeech', [
    { kind: 'status', status: 400, code: 'ThrottlingException' },
    { kind: 'status', status: 500 },
    { kind: 'malformed' },
  ]);
  await scriptFaults('openai', 'images/generations', [
    { kind: 'status', status: 429, retryAfterSeconds: 1 },
    { kind: 'status', status: 500 },
    { kind: 'disconnect' },
    { kind: 'malformed' },
  ]);
});
afterAll(async () => {
  await clearScriptedFaults();
  await rm(folder, { recursive: true, force: true });
});

/** A film’s receipt, and its entry in the cost report, once the film’s last step has been added to both. */
const costsOfFilm = async (ownerId: string, videoId: string) => {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  const period = { from: day(Date.now() - 86_400_000), to: day(Date.now()) };
  const read = async () => {
    const { lines } = await readLines(localSource(dataDir), period);
    return costsOf(lines).filter(({ video }) => video === videoId);
  };
  await expect.poll(async () => (await read()).filter(({ place }) => place === 'FinishVideo').length).toBe(1);
  const costs = await read();
  await expect.poll(async () => (await receipts().find(ownerId, videoId))?.tries).toBe(costs.length);
  return { costs, receipt: defined(await receipts().find(ownerId, videoId)) };
};

/** Cuts the generated story to a third of its length, so that the film renders in a third of the time. */
const shortenStory = async (page: Page): Promise<void> => {
  const ownerId = await myId(page);
  const [story] = takeFrom((await stories().list(ownerId)).items);
  const content = contentOf(shortScenes);
  await stories().remove(ownerId, story.id);
  await stories().save({ ...story, ownerId, scenes: shortScenes, content });
};

describe('a creator', () => {
  // Proves login-google-redirects-provider-back-login, dialog-new-video-3-progress-continues,
  // dialog-player-download-menu, createVideo, downloadVideo, constant-four-files-per-video,
  // film-video-says-ai-generated-in.
  it('signs in, generates a story, makes a video with voice and music, plays it and downloads every file', {
    timeout: FILM_LIMIT_MS,
  }, async () => {
    const tab = await openTab(browser, { url, expected: [/401 \(Unauthorized\)/u] });
    const { page } = tab;
    await signInBy(page, creator);
    await page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
    expect(page.url()).not.toContain('session_id');

    await page.getByRole('button', { name: 'Create New Video' }).first().click();
    const dialog = page.getByRole('dialog');
    const write = dialog.getByRole('button', { name: 'Generate Story' });
    expect(await write.isDisabled()).toBe(true);
    await dialog
      .getByRole('textbox')
      .first()
      .fill('  A night watchman who hears a piano in an empty museum  ');
    await dialog.getByLabel('Category').selectOption('Mystery');
    await write.click();
    await dialog.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
    await shortenStory(page);
    await unfold(dialog, 'Voice');
    await dialog.getByRole('radio', { name: /^Charlotte/u }).check({ force: true });
    await unfold(dialog, 'Background music');
    await dialog.getByRole('radio', { name: /^Cold Case/u }).check({ force: true });
    await dialog.getByRole('button', { name: 'Create Video' }).click();

    await dialog.getByRole('heading', { name: 'Creating your video' }).waitFor();
    await dialog.locator('.strip .still--loaded').first().waitFor({ timeout: FILM_LIMIT_MS });
    const percents = await watchProgress(page);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(new Set(percents).size).toBeGreaterThan(2);
    await dialog.getByRole('heading', { name: 'Your video is ready' }).waitFor();

    await dialog.getByRole('button', { name: 'Open Video' }).click();
    await page.getByRole('button', { name: 'Play Video' }).click();
    await page.waitForFunction(() => {
      const video = document.querySelector('video');
      return (
        video !== null && video.currentTime > 0.5 && video.videoWidth > 0 && video.textTracks.length === 1
      );
    });

    const lengths: number[] = [];
    for (const file of FILES) {
      await page.getByRole('button', { name: 'Download' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: file.label }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(file.name);
      const path = join(folder, download.suggestedFilename());
      await download.saveAs(path);
      const picture = await measurePicture(path);
      const sound = await measureSound(path);
      expect([picture.width, picture.height]).toEqual(file.size);
      expect([picture.codec, sound.codec]).toEqual(file.codecs);
      expect(Math.abs(picture.endSeconds - sound.endSeconds)).toBeLessThanOrEqual(FRAME_SECONDS + 0.001);
      lengths.push(picture.endSeconds);
    }
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(FRAME_SECONDS);
    const smallest = defined((await readdir(folder)).find((name) => name.endsWith('-480p.mp4')));
    expect(await hasAiLine(join(folder, smallest))).toBe(true);

    const captions = await page.evaluate(async () => {
      const track = document.querySelector('track');
      return (await fetch(track?.src ?? '')).text();
    });
    const [story] = await page.evaluate(async () => (await fetch('/api/stories')).json());
    const spoken = captions
      .split('\n')
      .filter((line) => line !== '' && !/-->|^WEBVTT|^\d+$/u.test(line))
      .join(' ')
      .replaceAll(/<[^>]*>/gu, '');
    const letters = (text: string) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
    expect(letters(spoken)).toBe(letters(story.content));
    expect(tab.problems()).toEqual([]);

    [me, [film]] = await page.evaluate(async () => {
      const read = async (path: string) => (await fetch(path)).json();
      return [await read('/api/auth/me'), await read('/api/videos')];
    });
    await tab.close();
  });

  it('gets a film with the right loudness and caption timing even if the narrator and the painter are busy at first', async () => {
    const failed = stepLog(dataDir, 'PaintScene', film.id).filter(({ level }) => level === 'warn');
    expect(failed.length).toBeGreaterThan(0);
    expect(Math.abs((film.certificate?.loudnessLufs ?? 0) + 14)).toBeLessThanOrEqual(0.5);
    expect(film.certificate?.captionErrorMs).toBeLessThanOrEqual(ROUNDED_FRAME_MS);
    const { scenes } = defined(await videos().find(me.id, film.id));
    const words = countWords(contentOf(scenes));
    expect((await makingTimes().read()).filter((made) => made.words === words)).not.toEqual([]);
    expect(me.credits).toBe(20);
    expect(await ledgerSum(me.id)).toBe(20);
  });
});

// Proves film-films-carry-content-credentials-in.
it('every file that a creator downloads contains a statement of who made it, signed by this machine', async () => {
  const { film: stored } = defined(await videos().find(me.id, film.id));
  const by = { signedBy: 'Veilcast (test)', isTest: true };
  expect(stored).toMatchObject({ signing: 'signed', certificate: { credentials: by } });
  const names = await readdir(folder);
  expect(names).toHaveLength(FILES.length);
  const manifest = stored?.files.find(({ format }) => format === 'webm')?.manifest ?? '';
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const read = name.endsWith('.webm')
      ? readCredentialsBeside(bytes, await media().read(manifest))
      : readCredentials(bytes, 'video/mp4');
    expect(await read).toEqual({ ...by, faults: [] });
    expect(bytes.toString('latin1')).toMatch(/Pictures: [^.]+ gpt-image[^ ]*\. Voice: Amazon Polly/u);
  }
});

it('the cost lines for all attempts at a film add up to the film’s receipt', async () => {
  const { costs, receipt } = await costsOfFilm(me.id, film.id);
  expect(totalOf(costs)).toBe(receipt.pico);
  expect(receiptOf(costs).rows.at(-1)).toContain(receipt.pico);
  const totals = totalsOf(
    costs.flatMap(({ attempt, charges }) =>
      charges.map(({ item, pico }) => ({ ...item, attempt, pico: String(pico) })),
    ),
  );
  expect(totals).toEqual(totalsOf(receipt.items));
  expect(totals['1 step-functions.transition ']?.quantity).toBe(await transitionsOf(`${film.id}-1`));
  expect(costs.some(({ place, status }) => place === 'PaintScene' && status === 'failed')).toBe(true);
});
