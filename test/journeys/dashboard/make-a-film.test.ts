import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilmedScene } from '#contract/schemas/scenes.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { contentOf, countWords } from '#contract/script.ts';
import { measurePicture, measureSound } from '#functions/film/certificate/measure-file.ts';
import { readCredentials, readCredentialsBeside } from '#functions/film/credentials/read-credentials.ts';
import { newId } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { makingTimes, receipts, stories, videos } from '#functions/wiring/stores.ts';
import { ledgerSum } from '#test/support/billing/ledger.ts';
import { openTab, sharedBrowser } from '#test/support/browser/browser.ts';
import { myId, signInBy, unfold } from '#test/support/browser/pages.ts';
import { signIn } from '#test/support/browser/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { meOf, shortScenes, watchFilm } from '#test/support/builders/films.ts';
import { stepLog } from '#test/support/cloud/cloud-log.ts';
import { clearScriptedFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder, mediaFolderOf, transitionsOf } from '#test/support/cloud/left-behind.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { totalsOf } from '#test/support/costs/cost-lines.ts';
import { hasAiLine } from '#test/support/film/has-ai-line.ts';
import { moveSecondScene } from '#test/support/making/update-video.ts';
import { watchProgress } from '#test/support/making/watch-progress.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { costsOf, totalOf } from '#tools/cost/charges.ts';
import { localSource, readLines } from '#tools/cost/read-lines.ts';
import { receiptOf } from '#tools/cost/sections/one-video.ts';

const { url, dataDir } = sharedCloud();
/** The full run makes the whole story, beside films that are killed again and again. */
const FILM_LIMIT_MS = isFullRun ? 600_000 : 220_000;
const NEW_WORDS = 'A boy with a lamp ran beside the window until the night had swallowed its last light.';
const FRAME_SECONDS = 1 / 30;
/** One frame, including the rounding of times. */
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
/** The film and its creator, once the first test has made it. */
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

/** The cost report's entry for a video, once its last step is logged. */
const reportedCosts = async (videoId: string, tries: number) => {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  const period = { from: day(Date.now() - 86_400_000), to: day(Date.now()) };
  const read = async () => {
    const { lines } = await readLines(localSource(dataDir), period);
    return costsOf(lines).filter(({ video }) => video === videoId);
  };
  await expect.poll(async () => (await read()).length).toBe(tries);
  return read();
};

/** Shortens the generated story to a third, so that its film renders in a third of the time. */
const shortenStory = async (page: Page): Promise<void> => {
  const ownerId = await myId(page);
  const [story] = (await stories().list(ownerId)).items;
  const content = contentOf(shortScenes);
  await stories().remove(ownerId, story!.id);
  await stories().save({ ...story!, ownerId, scenes: shortScenes, content });
};

describe('a creator', () => {
  // Proves login-google-redirects-provider-back-login, dialog-new-video-3-progress-continues,
  // dialog-player-download-menu, downloadVideo, constant-four-files-per-video,
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
    await dialog.getByRole('combobox').selectOption('Mystery');
    await write.click();
    await dialog.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
    if (!isFullRun) await shortenStory(page);
    await unfold(dialog, 'Voice');
    await dialog.getByRole('radio', { name: /^Charlotte/u }).check({ force: true });
    await unfold(dialog, 'Background music');
    await dialog.getByRole('radio', { name: /^Cold Case/u }).check({ force: true });
    await dialog.getByRole('button', { name: 'Create Video' }).click();

    await dialog.getByRole('heading', { name: 'Creating your video' }).waitFor();
    await dialog.locator('.strip .still--loaded').first().waitFor({ timeout: FILM_LIMIT_MS });
    const percents = await watchProgress(page);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(new Set(percents).size).toBeGreaterThan(4);
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
    const smallest = (await readdir(folder)).find((name) => name.endsWith('-480p.mp4'));
    expect(await hasAiLine(join(folder, smallest!))).toBe(true);

    const captions = await page.evaluate(async () => {
      const track = document.querySelector('track');
      return (await fetch(track!.src)).text();
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

  it('gets a film that holds its limits although voice and painter were busy for a while', async () => {
    const failed = stepLog(dataDir, 'PaintScene', film.id).filter(({ level }) => level === 'warn');
    expect(failed.length).toBeGreaterThan(0);
    expect(Math.abs((film.certificate?.loudnessLufs ?? 0) + 14)).toBeLessThanOrEqual(0.5);
    expect(film.certificate?.captionErrorMs).toBeLessThanOrEqual(ROUNDED_FRAME_MS);
    const { scenes } = (await videos().find(me.id, film.id))!;
    const words = countWords(contentOf(scenes));
    expect((await makingTimes().read()).filter((made) => made.words === words)).not.toEqual([]);
    expect(me.credits).toBe(20);
    expect(await ledgerSum(me.id)).toBe(20);
  });
});

// Proves film-films-carry-content-credentials-in.
it('every file that a creator downloads says who made it, signed by this machine', async () => {
  const { film: stored } = (await videos().find(me.id, film.id))!;
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
    // The painter and the voice of this machine are programs.
    expect(bytes.includes('Pictures: Veilcast offline painter. Voice: eSpeak NG.')).toBe(true);
  }
});

it('the cost lines of all tries at a film add up to its receipt', async () => {
  await expect.poll(async () => (await receipts().find(me.id, film.id))?.tries ?? 0).toBeGreaterThan(8);
  const receipt = (await receipts().find(me.id, film.id))!;
  const costs = await reportedCosts(film.id, receipt.tries);
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

/** The edits of the film, by its creator without a browser. */
describe('the creator of a film', () => {
  let visitor: Visitor;
  /** The latest state of the video. */
  const videoNow = async (): Promise<Video> => {
    const [video]: Video[] = await (await visitor.get('/api/videos')).json();
    if (video === undefined) throw new Error('The video is gone');
    return video;
  };
  const scenesNow = async (): Promise<FilmedScene[]> =>
    (await visitor.get(`/api/videos/${film.id}/scenes`)).json();
  const repaint = (n: number, headers: Record<string, string> = {}) =>
    visitor.post(`/api/videos/${film.id}/scenes/${n}/repaint`, {}, headers);
  const rewrite = (n: number, narration: string) =>
    visitor.post(`/api/videos/${film.id}/scenes/${n}/rewrite`, { narration });
  /** The video once no scene of it is being edited. */
  const ended = async (): Promise<Video> => {
    await watchFilm(visitor, film.id, FILM_LIMIT_MS, (video) => video.progress === undefined);
    return videoNow();
  };
  /** What the steps of an attempt did: `FilmScene 1` worked, a scene that they reused is left out. */
  const workOf = (attempt: number): string[] =>
    ['SpeakScene', 'PaintScene', 'FilmScene'].flatMap((step) =>
      stepLog(dataDir, step, film.id)
        .filter((line) => line.attempt === attempt && line.level === 'info' && line.reused === false)
        .map(({ index }) => (index === undefined ? step : `${step} ${index}`)),
    );
  const clips = async () =>
    (await filesUnder(`work/${me.id}/${film.id}/scenes/`)).filter((key) => key.endsWith('done'));
  const status = async (path: string): Promise<number> => (await visitor.get(path)).status;

  beforeAll(async () => {
    visitor = await signIn(url, creator);
  });

  // Proves listScenes.
  it('sees its scenes with their words, start times and thumbnails', async () => {
    const { scenes: told } = (await videos().find(me.id, film.id))!;
    const scenes = await scenesNow();
    expect(scenes.map(({ narration }) => narration)).toEqual(told.map(({ narration }) => narration));
    expect(scenes.map(({ n }) => n)).toEqual(told.map((_, index) => index + 1));
    expect(scenes[0]?.start).toBe(0);
    expect(scenes.map(({ start }) => start)).toEqual(
      scenes.map(({ start }) => start).toSorted((a, b) => a - b),
    );
    for (const { thumbnail } of scenes) {
      const picture = await visitor.get(thumbnail);
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
      expect((await picture.arrayBuffer()).byteLength).toBeLessThan(20_000);
    }
  });

  // Proves repaintScene, state-during-scene-edit-current-video.
  it('paints and films only the repainted scene, while the previous film can be watched', {
    timeout: FILM_LIMIT_MS,
  }, async () => {
    const before = await clips();
    const keys = [newId(), newId()].map((key) => ({ 'idempotency-key': key }));
    const answers = await Promise.all(keys.map((key) => repaint(2, key)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 409]);
    const lost = answers.findIndex((answer) => answer.status === 409);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies[lost].detail).toBe(
      'A scene of this video is already being changed. Wait until it’s finished.',
    );
    expect((await repaint(2, keys[1 - lost])).status).toBe(202);
    expect((await rewrite(1, NEW_WORDS)).status).toBe(409);
    expect((await visitor.delete(`/api/videos/${film.id}`)).status).toBe(409);
    expect(await videoNow()).toMatchObject({
      status: 'completed',
      videoUrl: film.videoUrl,
      editing: { scene: 2, kind: 'repaint' },
    });
    expect(await status(film.videoUrl ?? '')).toBe(200);

    const after = await ended();
    expect(after).toMatchObject({ status: 'completed', duration: film.duration });
    expect(after.error).toBeUndefined();
    expect(after.videoUrl).not.toBe(film.videoUrl);
    expect(workOf(2)).toEqual(['PaintScene 1', 'FilmScene 1']);
    const filmed = await clips();
    expect(filmed.filter((key) => before.includes(key))).toEqual(before);
    expect(filmed).toHaveLength(before.length + 1);
    expect(await meOf(visitor)).toMatchObject({ credits: 19, creditsUsed: 11, videosGenerated: 1 });
    expect(await ledgerSum(me.id)).toBe(19);
    // The same key stands for the same request, even after it is done.
    expect((await repaint(2, keys[1 - lost])).status).toBe(202);
    expect((await meOf(visitor)).credits).toBe(19);
  });

  // Proves state-files-earlier-versions-deleted.
  it('keeps the files of the version before, which can be brought back, and no others', async () => {
    const { videoUrl = '', previousUntil } = await videoNow();
    await runDuties();
    expect(previousUntil).toBeDefined();
    const kept = [videoUrl, film.videoUrl ?? ''].map((path) => path.slice(1, path.lastIndexOf('/') + 1));
    const files = await filesUnder(`media/${await mediaFolderOf(me.id)}/${film.id}/`);
    expect(files.filter((key) => !kept.some((folder) => key.startsWith(folder)))).toEqual([]);
    // Of each, four films and one manifest, poster and captions, and a thumbnail and a still of each scene.
    expect(files).toHaveLength(2 * (4 + 1 + 2 + 2 * (await scenesNow()).length));
    const unfinished = await Array.fromAsync(videos().unfinished());
    expect(unfinished.map(({ id }) => id)).not.toContain(film.id);
  });

  // Proves rewriteScene.
  it('speaks only the rewritten scene, and moves later scenes without filming them again', {
    timeout: FILM_LIMIT_MS,
  }, async () => {
    const before = await videoNow();
    const unchanged = await scenesNow();
    const told = unchanged[1]?.narration;
    const starts = unchanged.map(({ start }) => start);
    expect((await rewrite(2, NEW_WORDS)).status).toBe(202);
    expect((await scenesNow())[1]?.narration).toBe(told);
    const after = await ended();
    expect(after.error).toBeUndefined();
    expect(workOf(3)).toEqual(['SpeakScene 1', 'FilmScene 1']);
    const scenes = await scenesNow();
    expect(scenes[1]?.narration).toBe(NEW_WORDS);
    const shift = (scenes[2]?.start ?? 0) - (starts[2] ?? 0);
    expect(Math.abs(shift)).toBeGreaterThan(0.03);
    expect(scenes[1]?.start).toBe(starts[1]);
    expect(after.duration - before.duration).toBeCloseTo(shift, 0);
    const words = await (await visitor.get(after.captionsUrl ?? '')).text();
    expect(words.replaceAll(/[\d:.]+ --> [\d:.]+|\s+/gu, ' ')).toContain('swallowed');
    expect((await meOf(visitor)).credits).toBe(18);
  });

  // Proves money-changing-scene-costs-1-credit.
  it('a failed edit leaves the film as it was, says why, and returns the credit', {
    timeout: FILM_LIMIT_MS,
  }, async () => {
    const before = await videoNow();
    await scriptFaults('openai', 'images/generations', [
      { kind: 'status', status: 400, code: 'moderation_blocked' },
    ]);
    expect((await repaint(3)).status).toBe(202);
    const after = await ended();
    expect(after).toEqual({
      ...before,
      error:
        'We couldn’t change scene 3: the image generator declined the new picture. Your video is unchanged, and your credit has been returned.',
    });
    expect(await status(after.videoUrl ?? '')).toBe(200);
    expect(await meOf(visitor)).toMatchObject({ credits: 18, creditsUsed: 12, videosGenerated: 1 });
    expect(await ledgerSum(me.id)).toBe(18);
  });

  // Proves openVideoStoryboard, updateVideo, bringBackVideo.
  it.runIf(isFullRun)(
    'openVideoStoryboard and updateVideo film only what was changed, and bringBackVideo takes it back',
    {
      timeout: FILM_LIMIT_MS,
    },
    async () => {
      const before = await videoNow();
      expect(await moveSecondScene(visitor, film.id)).toEqual({
        update: { scenes: 1, credits: 1, filmed: ['s2'], painted: [] },
        status: 202,
      });
      expect(await ended()).toMatchObject({ duration: before.duration });
      expect(workOf((await videos().find(me.id, film.id))!.attempt)).toEqual(['FilmScene 1']);
      expect(await ledgerSum(me.id)).toBe(17);
      expect((await visitor.post(`/api/videos/${film.id}/previous`)).status).toBe(200);
      expect(await videoNow()).toMatchObject({ videoUrl: before.videoUrl });
      expect(await status(before.videoUrl ?? '')).toBe(200);
    },
  );

  // Proves state-files-earlier-versions-deleted.
  it('withholds every file of a deleted video, and erases them when it is deleted forever', async () => {
    expect((await visitor.delete(`/api/videos/${film.id}`)).status).toBe(200);
    expect(await filesUnder(`media/${await mediaFolderOf(me.id)}/`)).toEqual([]);
    expect((await visitor.delete(`/api/videos/${film.id}?forever=true`)).status).toBe(200);
    expect(await filesUnder(`withheld/${me.id}/`)).toEqual([]);
    expect(await filesUnder(`work/${me.id}/`)).toEqual([]);
  });
});
