import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FilmedScene } from '#contract/schemas/scenes.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { newId } from '#functions/wiring/clock.ts';
import { signIn } from '#test/support/browser/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { meOf, shortScenes, watchFilm } from '#test/support/builders/films.ts';
import { generateFilmOf, openStudio, type Studio, type StudioFilm } from '#test/support/builders/studio.ts';
import { scriptFaultsAt } from '#test/support/cloud/faults.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { filesUnder as filesOf } from '#test/support/cloud/left-behind.ts';
import { filmedScenes, stepLog } from '#test/support/cloud/step-log.ts';

/** One film is killed twice while it is made, and then edited. */
const FILM_LIMIT_MS = 300_000;
/** All stills are painted; filming begins. */
const PAINTED_PERCENT = 25;
/** All scenes are filmed; joining begins. */
const FILMED_PERCENT = 87;
/** Duties run only when a test runs them. */
const DUTIES_MS = 3_600_000;
const NEW_WORDS = 'A boy with a lamp ran beside the window until the night had swallowed its last light.';

let studio: Studio;
let made: StudioFilm;
let dataDir: string;
let visitor: Visitor;
let ownerId: string;
/** The film before its first edit. */
let film: Video;
const filesUnder = (prefix: string) => filesOf(prefix, studio.product);
const ledgerSum = async () => (await studio.ledger(made)).total;
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
/** What the steps of an attempt did: `FilmScene 1` worked, `FilmScene 1 reused` found its work done. */
const workOf = (attempt: number): string[] =>
  ['SpeakScene', 'PaintScene', 'FilmScene'].flatMap((step) =>
    stepLog(dataDir, step, film.id)
      .filter((line) => line.attempt === attempt && line.level === 'info' && line.reused === false)
      .map(({ index }) => (index === undefined ? step : `${step} ${index}`)),
  );
const clips = async () =>
  (await filesUnder(`work/${ownerId}/${film.id}/scenes/`)).filter((key) => key.endsWith('done'));
const status = async (path: string): Promise<number> => (await visitor.get(path)).status;

beforeAll(async () => {
  studio = await openStudio(DUTIES_MS);
  ({ creator: visitor, creatorId: ownerId } = studio);
  ({ dataDir } = studio.product);
  made = await generateFilmOf(studio);
}, FILM_LIMIT_MS);
afterAll(async () => {
  await studio.product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a killed filming process films only its scene again', { timeout: FILM_LIMIT_MS }, async () => {
  await made.reach(PAINTED_PERCENT);
  const filming = async () =>
    (await studio.product.status()).functions.find(({ name, busy }) => name === 'FilmScene' && busy);
  const victim = await vi.waitUntil(filming, { timeout: FILM_LIMIT_MS, interval: 50 });
  process.kill(victim.pid, 'SIGKILL');
  await made.reach(FILMED_PERCENT);
  const filmed = filmedScenes(dataDir, made.id);
  expect(filmed.map(({ index }) => index).toSorted()).toEqual([0, 1, 2]);
  expect(filmed.every(({ reused }) => reused === false)).toBe(true);
});

it('a product killed after filming finishes the film with the same scenes and charges for it once', {
  timeout: FILM_LIMIT_MS,
}, async () => {
  await studio.killAndRestart();
  expect((await made.end()).status).toBe('completed');
  const again = filmedScenes(dataDir, made.id).slice(3);
  expect(again.map(({ index }) => index).toSorted()).toEqual([0, 1, 2]);
  expect(again.every(({ reused }) => reused === true)).toBe(true);
  expect(await studio.creditsAddUp(made)).toBe(true);
  film = await videoNow();
});

it('a completed video lists its scenes with their words, start times and thumbnails', async () => {
  const scenes = await scenesNow();
  expect(scenes.map(({ narration }) => narration)).toEqual(shortScenes.map(({ narration }) => narration));
  expect(scenes.map(({ n }) => n)).toEqual([1, 2, 3]);
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

it.each([
  ['a scene that is not there', () => repaint(4), 404, 'We couldn’t find that in your account.'],
  ['the scene before the first', () => repaint(0), 404, 'We couldn’t find that in your account.'],
  [
    'unchanged words',
    () => rewrite(2, shortScenes[1]?.narration ?? ''),
    400,
    'The scene already has these words. Change them first.',
  ],
  [
    'words that captions cannot show',
    () => rewrite(2, 'שלום'),
    400,
    'Captions can’t draw “ש”. Write the words in Latin letters and try again.',
  ],
  ['no words', () => rewrite(2, ' \u200b '), 400, 'Enter the new words for the scene.'],
  [
    'too many words',
    () => rewrite(2, 'word '.repeat(80)),
    400,
    'A scene has room for 300 characters. Use fewer words.',
  ],
  [
    'words that leave too few for a film',
    () => rewrite(2, 'He ran.'),
    400,
    'The video would have 32 words. It needs 60 to 400.',
  ],
])('%s: refuses the rewrite and charges nothing', async (_, ask, code, detail) => {
  const answer = await ask();
  expect([answer.status, (await answer.json()).detail]).toEqual([code, detail]);
  expect((await meOf(visitor)).credits).toBe(20);
});

it('another user gets the same answer as for a video that does not exist', async () => {
  const stranger = await signIn(studio.product.url, newPerson());
  for (const call of [
    stranger.get(`/api/videos/${film.id}/scenes`),
    stranger.post(`/api/videos/${film.id}/scenes/1/repaint`),
    stranger.post(`/api/videos/${film.id}/scenes/1/rewrite`, { narration: NEW_WORDS }),
  ])
    expect((await call).status).toBe(404);
});

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
  expect(filmed.filter((key) => before.includes(key))).toHaveLength(3);
  expect(filmed).toHaveLength(4);
  expect(await meOf(visitor)).toMatchObject({ credits: 19, creditsUsed: 11, videosGenerated: 1 });
  expect(await ledgerSum()).toBe(19);
  // The same key stands for the same request, even after it is done.
  expect((await repaint(2, keys[1 - lost])).status).toBe(202);
  expect((await meOf(visitor)).credits).toBe(19);
});

it('deletes the files of the previous version and no others', async () => {
  const { videoUrl = '' } = await videoNow();
  await studio.product.runDuties();
  const folder = videoUrl.slice(1, videoUrl.lastIndexOf('/') + 1);
  const files = await filesUnder(`media/${ownerId}/${film.id}/`);
  expect(files.filter((key) => !key.startsWith(folder))).toEqual([]);
  expect(files).toHaveLength(4 + 2 + shortScenes.length);
  expect(await studio.unfinished()).not.toContain(film.id);
});

it('speaks only the rewritten scene, and moves later scenes without filming them again', {
  timeout: FILM_LIMIT_MS,
}, async () => {
  const [before, starts] = [await videoNow(), (await scenesNow()).map(({ start }) => start)];
  expect((await rewrite(2, NEW_WORDS)).status).toBe(202);
  expect((await scenesNow())[1]?.narration).toBe(shortScenes[1]?.narration);
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

it('a failed edit leaves the film as it was, says why, and returns the credit', {
  timeout: FILM_LIMIT_MS,
}, async () => {
  const before = await videoNow();
  await scriptFaultsAt(studio.product.standIns.openai, 'images/generations', [
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
  expect(await ledgerSum()).toBe(18);
});

it('deletes every file of an edited video', async () => {
  expect((await visitor.delete(`/api/videos/${film.id}`)).status).toBe(200);
  expect(await filesUnder(`media/${ownerId}/`)).toEqual([]);
  expect(await filesUnder(`work/${ownerId}/`)).toEqual([]);
});
