import { beforeEach, describe, expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { Video } from '#contract/schemas/videos.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { credits, runs, storyboards, videos } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { ledgerSum } from '#test/support/billing/ledger.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { clearScriptedFaults, renderNothing } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { giveRunAt, giveSeries } from '#test/support/series/give-series.ts';
import { openBoard } from '#test/support/storyboards/open-board.ts';

const LAST = {
  narration:
    'The lamp had been dark for nine years when a letter came up with the tide, and nobody knew why.',
  picture: 'a lighthouse',
};

let creator: Visitor;
let id: string;
let board: Storyboard;
let before: number;
const balance = async (): Promise<number> => balanceOf(await credits().read(id, now()), now());
beforeEach(async () => {
  useCloudEnvironment();
  await clearScriptedFaults();
  ({ creator, id, board } = await openBoard([...wordyScenes, LAST]));
  before = await balance();
});

const read = async (): Promise<Storyboard> =>
  Storyboard.parse(await (await creator.get(`/api/storyboards/${board.id}`)).json());
const create = async (headers: Record<string, string> = {}): Promise<Response> => {
  await renderNothing();
  return creator.post(`/api/storyboards/${board.id}/create`, {}, headers);
};
const created = async (): Promise<Video> => Video.parse(await (await create()).json());
/** Orders pictures and waits until they have been painted. */
const paint = async (scenes: readonly string[]): Promise<void> => {
  await creator.post(`/api/storyboards/${board.id}/paint`, { scenes });
  await expect
    .poll(async () => (await read()).scenes.some(({ isPainting }) => isPainting), { timeout: 20_000 })
    .toBe(false);
};
const fail = async (): Promise<boolean> => {
  const video = await videos().find(id, board.id);
  return video === undefined ? false : videos().fail(jobOf(video), 'It failed.', now());
};

describe('creating a video from a storyboard', () => {
  it('approves a script that awaits approval, and the video belongs to the script’s run', async () => {
    const { id: seriesId } = await giveSeries(id);
    const storyId = newId();
    const run = await giveRunAt(id, seriesId, '2030-03-10T18:30', {
      status: 'script_waits',
      storyId,
      isWritten: true,
    });
    await giveStory(id, { id: storyId, run: run.id, scenes: [...wordyScenes, LAST] });
    board = Storyboard.parse(await (await creator.post('/api/storyboards', { storyId })).json());
    const video = await created();
    expect((await videos().find(id, video.id))?.run).toBe(run.id);
    expect(await runs().find(id, run.id)).toMatchObject({
      status: 'filming',
      videoId: video.id,
      endedBy: 'creator',
    });
    const late = await creator.post(`/api/runs/${run.id}/approve`, { version: run.version });
    expect(late.status).toBe(409);
    expect(await balance()).toBe(before - 10);
  });

  // Proves filmStoryboard.
  it('costs no more than its draft, and films exactly the still that was painted', async () => {
    await paint([board.scenes[0]?.id ?? '']);
    await creator.patch(`/api/storyboards/${board.id}`, {
      version: 1,
      scenes: board.scenes.map(({ id: sceneId, narration, picture, shot }, index) => ({
        id: sceneId,
        narration,
        picture,
        shot,
        ...(index === 0 && { move: 'pan-left', focus: { x: 0.2, y: 0.7 }, zoom: 2 }),
      })),
    });
    const answer = await create();
    expect(answer.status).toBe(202);
    expect(Video.parse(await answer.json())).toMatchObject({ id: board.id, status: 'generating' });
    expect(await balance()).toBe(before - 10);
    const row = await storyboards().find(id, board.id);
    const video = await videos().find(id, board.id);
    expect(video?.scenes.map(({ still }) => still)).toEqual(
      row?.scenes.map((scene) => row.pictures[scene.id]?.still?.key),
    );
    expect(video?.scenes.filter(({ still }) => still !== undefined)).toHaveLength(1);
    expect(video?.scenes[0]).toMatchObject({ move: 'pan-left', focus: { x: 0.2, y: 0.7 }, zoom: 2 });
    expect(await read()).toMatchObject({ videoId: board.id });
    expect((await creator.get('/api/storyboards')).status).toBe(200);
    expect(await (await creator.get('/api/storyboards')).json()).toEqual([]);
    expect((await creator.delete(`/api/storyboards/${board.id}`)).status).toBe(409);
  });

  // Proves input-story-deleted-in-tab-edited.
  it('reserves ten credits if no pictures were painted, even after the story was deleted in another window', async () => {
    expect((await creator.delete(`/api/stories/${board.storyId}`)).status).toBe(200);
    expect(await read()).toEqual(board);
    await created();
    expect(await balance()).toBe(before - 10);
    expect((await videos().find(id, board.id))?.scenes.every(({ still }) => still === undefined)).toBe(true);
  });

  it('makes only one video, no matter how often or from how many windows it is requested', async () => {
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all([create(), create(), create(headers), create(headers)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(Video.parse(await (await create(headers)).json()).id).toBe(board.id);
    expect(await balance()).toBe(before - 10);
    expect((await videos().list(id)).items).toHaveLength(1);
  });

  // Proves filmStoryboard, retryVideo.
  it('costs ten credits, which are returned once if the video fails and reserved again for a retry', async () => {
    await paint([board.scenes[0]?.id ?? '']);
    await created();
    expect(await fail()).toBe(true);
    expect(await fail()).toBe(false);
    expect(await balance()).toBe(before);
    await renderNothing();
    expect((await creator.post(`/api/videos/${board.id}/retry`, {})).status).toBe(202);
    expect(await balance()).toBe(before - 10);
    const video = await videos().find(id, board.id);
    expect(video).toMatchObject({ attempt: 2 });
    expect(video?.reservedAt).toBeUndefined();
    expect(await fail()).toBe(true);
    expect(await balance()).toBe(before);
    expect(await ledgerSum(id)).toBe(before);
  });

  // Proves input-scene-deleted-create-pressed-draft.
  it('is refused with an explanation while pictures are being painted', async () => {
    // The pictures are ordered, but the execution that paints them does not start.
    await renderNothing();
    await creator.post(`/api/storyboards/${board.id}/paint`, { scenes: board.scenes.map((one) => one.id) });
    const answer = await create();
    expect(answer.status).toBe(409);
    expect((await answer.json()).detail).toMatch(/^Pictures are still being painted\./u);
    expect(await balance()).toBe(before - 10);
  });

  it('is refused with an explanation if there are too few words or a picture is missing', async () => {
    const [first] = board.scenes;
    const scenes = [{ id: first?.id, narration: 'Only this.', picture: 'a lamp' }];
    await creator.patch(`/api/storyboards/${board.id}`, { version: 1, scenes });
    expect((await (await create()).json()).detail).toMatch(
      /^A story has 60 to 400 words; this one has 2\.$/u,
    );
    const media = { uploadId: newId() };
    const whole = board.scenes.map(({ id: sceneId, narration, picture }) => ({
      id: sceneId,
      narration,
      picture,
      media,
    }));
    await creator.patch(`/api/storyboards/${board.id}`, { version: 2, scenes: whole });
    expect((await (await create()).json()).detail).toMatch(
      /^The picture or clip of scene 1 isn’t in My Media any more\./u,
    );
    expect(await balance()).toBe(before);
  });

  fullIt(
    'frees the story for another storyboard; the one that was filmed is deleted with the video',
    async () => {
      await created();
      const again = await creator.post('/api/storyboards', { storyId: board.storyId });
      expect(Storyboard.parse(await again.json()).id).not.toBe(board.id);
      expect(await fail()).toBe(true);
      await creator.delete(`/api/videos/${board.id}?forever=true`);
      await runDuties(() => new Date(Date.now() + 3_600_000));
      expect((await creator.get(`/api/storyboards/${board.id}`)).status).toBe(404);
    },
  );

  it('is not available to other creators', async () => {
    const other = await signIn(newPerson());
    expect((await other.post(`/api/storyboards/${board.id}/create`, {})).status).toBe(404);
    expect((await other.post(`/api/storyboards/${board.id}/paint`, { scenes: ['s1'] })).status).toBe(404);
  });
});
