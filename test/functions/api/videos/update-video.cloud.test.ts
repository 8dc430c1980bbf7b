import { beforeAll, expect, it } from 'vitest';
import type { Storyboard } from '#contract/schemas/storyboards.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import { pruneMedia } from '#functions/scheduled/files/prune-media.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { meOf } from '#test/support/builders/films.ts';
import { completeFilm, givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { defined } from '#test/support/values.ts';

const DAY_MS = 86_400_000;
const PRICE = { scenes: 2, credits: 2 };

let visitor: Visitor;
let ownerId: string;
let id: string;
const open = async (): Promise<Storyboard> => (await visitor.post(`/api/videos/${id}/storyboard`)).json();
const save = async (change: object): Promise<Storyboard> => {
  const { version } = await open();
  const answer = await visitor.patch(`/api/storyboards/${id}`, { version, ...change });
  return answer.json();
};
const update = (version: number, agreed?: number) =>
  visitor.post(`/api/videos/${id}/update`, { version, credits: agreed });
const draftOf = ({ scenes }: Storyboard) =>
  scenes.map(({ id: scene, narration, picture, move }) => ({
    id: scene,
    narration,
    picture,
    ...(move && { move: 'pan-up' as const }),
  }));
/** The video, as shown to its owner. */
const seen = async (): Promise<Video> => {
  const [video]: Video[] = await (await visitor.get('/api/videos')).json();
  return defined(video);
};
const row = async () => defined(await videos().find(ownerId, id));
const credits = async () => (await meOf(visitor)).credits;

beforeAll(async () => {
  useCloudEnvironment();
  ({ visitor, id: ownerId } = await newAccount());
  id = await givePlayableFilm(ownerId, undefined, { sceneStarts: [0, 0.6, 1.2] });
});

// Proves openVideoStoryboard.
it('opening the storyboard of a video that has none creates a storyboard that matches the film', async () => {
  const { scenes } = await row();
  const storyboard = await open();
  expect(storyboard).toMatchObject({ id, videoId: id, version: 1 });
  expect(storyboard.update).toBeUndefined();
  expect(storyboard.scenes.map(({ narration }) => narration)).toEqual(
    scenes.map(({ narration }) => narration),
  );
  expect(await open()).toEqual(storyboard);
});

it('an update without changes, to another version or to a stranger’s video is refused and costs nothing', async () => {
  const nothing = await update(1);
  expect([nothing.status, (await nothing.json()).detail]).toEqual([
    409,
    'Nothing in this storyboard differs from its video. Change something first.',
  ]);
  const stale = await update(7);
  expect([stale.status, (await stale.json()).detail]).toEqual([
    409,
    expect.stringContaining('changed in another window'),
  ]);
  const stranger = await signIn(newPerson());
  for (const path of ['storyboard', 'previous'])
    expect((await stranger.post(`/api/videos/${id}/${path}`)).status).toBe(404);
  expect((await stranger.post(`/api/videos/${id}/update`, { version: 1 })).status).toBe(404);
  expect(await credits()).toBe(20);
});

// Proves updateVideo.
it('an update shows its cost first, keeps the old film until it is done, and returns its credits once if it fails', async () => {
  const before = await seen();
  const scenes = draftOf(await open());
  const changed = [
    { ...defined(scenes[0]), move: 'pan-up' },
    { ...defined(scenes[1]), picture: 'A platform in the rain.' },
    ...scenes.slice(2),
  ];
  const storyboard = await save({ scenes: changed, title: 'The Last Train' });
  expect(storyboard.update).toEqual({ ...PRICE, filmed: ['s1', 's2'], painted: ['s2'] });
  expect(storyboard.video).toEqual(before);
  expect(storyboard.scenes[0]).toMatchObject({
    filmed: expect.stringMatching(/scene-0\.jpg$/u),
    still: { path: expect.stringMatching(/still-0\.jpg$/u), take: 1 },
  });
  expect(storyboard.scenes[1]?.still).toBeUndefined();
  // Another window may change the price after it was shown.
  expect((await update(storyboard.version, PRICE.credits - 1)).status).toBe(409);
  expect(await credits()).toBe(20);
  const began = await update(storyboard.version, PRICE.credits);
  expect(began.status).toBe(202);
  expect(await began.json()).toMatchObject({
    status: 'completed',
    title: before.title,
    videoUrl: before.videoUrl,
    editing: { scene: 1, kind: 'update' },
  });
  expect(await credits()).toBe(18);
  expect((await update(storyboard.version)).status).toBe(409);
  const wasThere = await row();
  expect(wasThere).toMatchObject({ title: 'The Last Train', edit: { scenes: [0, 1] } });

  expect(await videos().fail(jobOf(wasThere), 'We couldn’t update your video.', new Date())).toBe(true);
  expect(await videos().fail(jobOf(wasThere), 'Again.', new Date())).toBe(false);
  expect(await seen()).toEqual({ ...before, error: 'We couldn’t update your video.' });
  expect(await credits()).toBe(20);
  expect((await open()).update).toMatchObject(PRICE);
});

// Proves bringBackVideo.
it('for seven days, a finished update can be undone and redone', async () => {
  const { videoUrl: old, title } = await seen();
  const { version } = await open();
  expect((await update(version)).status).toBe(202);
  const { attempt } = await row();
  await completeFilm(ownerId, id, { attempt, sceneStarts: [0, 0.6, 1.2] });
  const updated = await seen();
  expect(updated).toMatchObject({ title: 'The Last Train', previousUntil: expect.any(String) });
  expect(updated.videoUrl).not.toBe(old);
  expect((await open()).update).toBeUndefined();
  expect(await credits()).toBe(18);

  /** Runs PruneMedia as of a given time, for this video only; the other videos belong to other tests. */
  const prune = async (at: Date): Promise<void> => {
    const duty = pruneMedia({ videos, media, now: () => at });
    for await (const video of duty.due()) if (video.id === id) await duty.tend(video);
  };
  await prune(new Date());
  expect((await visitor.get(old ?? '')).status).toBe(200);
  const back = await visitor.post(`/api/videos/${id}/previous`);
  expect(await back.json()).toMatchObject({ videoUrl: old, title });
  expect((await open()).update).toMatchObject(PRICE);
  const forth = await visitor.post(`/api/videos/${id}/previous`);
  expect(await forth.json()).toMatchObject({ videoUrl: updated.videoUrl });
  await prune(new Date());
  expect((await visitor.get(old ?? '')).status).toBe(200);

  await prune(new Date(Date.now() + 8 * DAY_MS));
  expect((await visitor.get(old ?? '')).status).not.toBe(200);
  expect((await visitor.get(updated.videoUrl ?? '')).status).toBe(200);
  const late = await visitor.post(`/api/videos/${id}/previous`);
  expect([late.status, (await late.json()).detail]).toEqual([
    409,
    'There is no version before this one. It is kept for 7 days after a change.',
  ]);
  expect(await credits()).toBe(18);
});

it('an update is refused and costs nothing if one of the creator’s files is missing; the error says which', async () => {
  const scenes = draftOf(await open());
  const { version } = await save({
    scenes: [{ ...defined(scenes[0]), media: { uploadId: id } }, ...scenes.slice(1)],
  });
  const answer = await update(version);
  expect([answer.status, (await answer.json()).detail]).toEqual([
    409,
    'The picture or clip of scene 1 isn’t in My Media any more. Choose another file, or remove it.',
  ]);
  expect(await credits()).toBe(18);
});
