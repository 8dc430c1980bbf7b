import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilmedScene } from '#contract/schemas/scenes.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { newId } from '#functions/wiring/clock.ts';
import { videos } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { ledgerSum } from '#test/support/billing/ledger.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { createFilm, giveStory, meOf, watchFilm } from '#test/support/builders/films.ts';
import { stepLog } from '#test/support/cloud/cloud-log.ts';
import { clearScriptedFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder, mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { moveSecondScene } from '#test/support/making/update-video.ts';
import { defined } from '#test/support/values.ts';

const { dataDir } = sharedCloud();
const FILM_LIMIT_MS = 600_000;
const NEW_WORDS = 'A boy with a lamp ran beside the window until the night had swallowed its last light.';

describe('the creator of a film', () => {
  let visitor: Visitor;
  let me: { readonly id: string };
  /** The video as originally made. */
  let film: Video;
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
  /** The video once none of its scenes is being edited. */
  const ended = async (): Promise<Video> => {
    await watchFilm(visitor, film.id, FILM_LIMIT_MS, (video) => video.progress === undefined);
    return videoNow();
  };
  /** The work done by an attempt’s steps, such as `FilmScene 1`, excluding reused scenes. */
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
    useCloudEnvironment();
    visitor = await signIn(newPerson());
    me = await meOf(visitor);
    const { id: storyId } = await giveStory(me.id);
    expect((await createFilm(visitor, storyId)).status).toBe(202);
    const { id } = await videoNow();
    await watchFilm(visitor, id, FILM_LIMIT_MS);
    film = await videoNow();
  }, FILM_LIMIT_MS);
  afterAll(clearScriptedFaults);

  // Proves listScenes.
  it('sees its scenes with their words, start times and thumbnails', async () => {
    const { scenes: told } = defined(await videos().find(me.id, film.id));
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
  it('can have one scene repainted, with only that scene filmed again, and meanwhile watch the previous film', {
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
    // The same key identifies the same request, even after that request is done.
    expect((await repaint(2, keys[1 - lost])).status).toBe(202);
    expect((await meOf(visitor)).credits).toBe(19);
  });

  // Proves state-files-earlier-versions-deleted.
  it('can bring back the previous version, whose files are kept, but no other', async () => {
    const { videoUrl = '', previousUntil } = await videoNow();
    await runDuties();
    expect(previousUntil).toBeDefined();
    const kept = [videoUrl, film.videoUrl ?? ''].map((path) => path.slice(1, path.lastIndexOf('/') + 1));
    const files = await filesUnder(`media/${await mediaFolderOf(me.id)}/${film.id}/`);
    expect(files.filter((key) => !kept.some((folder) => key.startsWith(folder)))).toEqual([]);
    // Each version has four films, a manifest, a poster and captions, and a thumbnail and a still of each
    // scene.
    expect(files).toHaveLength(2 * (4 + 1 + 2 + 2 * (await scenesNow()).length));
    const unfinished = await Array.fromAsync(videos().unfinished());
    expect(unfinished.map(({ id }) => id)).not.toContain(film.id);
  });

  // Proves rewriteScene.
  it('can have one scene rewritten, with only that scene spoken again; later ones move without being filmed again', {
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
  it('keeps the old film after a failed edit, is told why and gets the credit back', {
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
  it('can have only the changes filmed (openVideoStoryboard, updateVideo), and undo them (bringBackVideo)', {
    timeout: FILM_LIMIT_MS,
  }, async () => {
    const before = await videoNow();
    expect(await moveSecondScene(visitor, film.id)).toEqual({
      update: { scenes: 1, credits: 1, filmed: ['s2'], painted: [] },
      status: 202,
    });
    expect(await ended()).toMatchObject({ duration: before.duration });
    expect(workOf(defined(await videos().find(me.id, film.id)).attempt)).toEqual(['FilmScene 1']);
    expect(await ledgerSum(me.id)).toBe(17);
    expect((await visitor.post(`/api/videos/${film.id}/previous`)).status).toBe(200);
    expect(await videoNow()).toMatchObject({ videoUrl: before.videoUrl });
    expect(await status(before.videoUrl ?? '')).toBe(200);
  });

  // Proves state-files-earlier-versions-deleted.
  it('can have every file of a video withheld by deleting it, or erased by deleting it forever', async () => {
    expect((await visitor.delete(`/api/videos/${film.id}`)).status).toBe(200);
    expect(await filesUnder(`media/${await mediaFolderOf(me.id)}/`)).toEqual([]);
    expect((await visitor.delete(`/api/videos/${film.id}?forever=true`)).status).toBe(200);
    expect(await filesUnder(`withheld/${me.id}/`)).toEqual([]);
    expect(await filesUnder(`work/${me.id}/`)).toEqual([]);
  });
});
