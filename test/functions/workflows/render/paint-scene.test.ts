import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { Pictures, Quality } from '#functions/domain/budget/spending.ts';
import { OFFLINE_PAINTER } from '#functions/domain/credentials/maker.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { versionOf } from '#functions/domain/video/video-edit.ts';
import { paintSceneStep } from '#functions/workflows/render/paint-scene.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { lenient, moderating } from '#test/support/moderation/moderators.ts';
import { defined, partial, roughly } from '#test/support/values.ts';

const PNG_HEADER = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const picture = new Uint8Array([...PNG_HEADER, 0, 0, 2, 0, 0, 0, 4, 0]);
const job = { ownerId: 'user', videoId: 'video', attempt: 1 };

/** Paints scenes of a four-scene film; returns which pictures were requested, and at which quality. */
const paint = async (indexes: readonly number[], pictures?: Pictures, asked?: Quality) => {
  const story = storyOf('user');
  const scenes = [1, 2, 3, 4].map((count) => ({ narration: story.content, picture: `Picture ${count}.` }));
  const video = {
    ...newVideo('video', story, choice, new Date()),
    scenes,
    charge: [],
    mediaFolder: 'user',
    ...(pictures && { pictures }),
  };
  const painted: string[] = [];
  const reached: string[] = [];
  const stored = new Set<string>();
  const step = paintSceneStep({
    ...lenient,
    videos: () =>
      partial<Videos>({
        find: async () => video,
        advance: async (_: unknown, done: string) => [String(reached.push(done))],
      }),
    media: () =>
      roughly<Media>({
        exists: async (key: string) => stored.has(key),
        write: async (key: string) => stored.add(key),
        read: async () => picture,
      }),
    painter: () => ({
      paint: async (prompt, quality) => {
        painted.push(`${prompt.split('\n')[0]} ${quality}`);
        return { picture, maker: OFFLINE_PAINTER };
      },
    }),
    pictureSwitch: () => ({ read: async () => asked, turn: async () => undefined }),
  });
  const outputs = [];
  for (const index of indexes) outputs.push(await step.run({ job, index }));
  return { painted, reached, stills: new Set(outputs.map(({ stillKey }) => stillKey)) };
};

const still = createCanvas(504, 896).toBuffer('image/png');

/** Paints one scene of an attempt; returns the small stills that are stored once the step is over. */
const stillsAfter = async (
  index: number,
  change: Partial<Video> = {},
  { isOver = false, painted = false }: { readonly isOver?: boolean; readonly painted?: boolean } = {},
) => {
  const story = storyOf('user');
  const scenes = [1, 2, 3, 4].map((count) => ({ narration: story.content, picture: `Picture ${count}.` }));
  const video = {
    ...newVideo('video', story, choice, new Date()),
    mediaFolder: 'user',
    scenes,
    charge: [],
    ...change,
  };
  const stored = new Map<string, Uint8Array>();
  const step = paintSceneStep({
    videos: () =>
      partial<Videos>({ find: async () => video, advance: async () => (isOver ? undefined : []) }),
    media: () =>
      roughly<Media>({
        exists: async () => painted,
        read: async () => still,
        write: async (key: string, body: Uint8Array) => stored.set(key, body),
        removeAll: async (key: string) => stored.delete(key),
      }),
    painter: () => ({ paint: async () => ({ picture: still, maker: OFFLINE_PAINTER }) }),
    pictureSwitch: () => ({ read: async () => undefined, turn: async () => undefined }),
    ...lenient,
  });
  await step.run({ job: { ...job, attempt: video.attempt }, index }).catch((error: unknown) => {
    if (!isOver) throw error;
  });
  return new Map([...stored].filter(([key]) => key.startsWith('media/')));
};

// Proves dialog-new-video-3-card-player.
it('shows a painted scene at once, as a small picture in its owner’s media folder', async () => {
  const [[key, small] = []] = await stillsAfter(2);
  expect(key).toBe('media/user/video/stills/1-2.jpg');
  const { width, height } = await loadImage(defined(small));
  expect([width, height]).toEqual([288, 512]);
  expect(defined(small).length).toBeLessThan(40_000);
});

it('scenes that share a picture show it at the same time', async () => {
  const pictures = { quality: 'low', scenesEach: 2 } as const;
  expect([...(await stillsAfter(0, { pictures })).keys()]).toEqual([
    'media/user/video/stills/1-0.jpg',
    'media/user/video/stills/1-1.jpg',
  ]);
  expect([...(await stillsAfter(1, { pictures }, { painted: true })).keys()]).toEqual([]);
});

it('a retry shows the stills it reuses, and an edit shows only the repainted still', async () => {
  const reused = { painted: true };
  expect([...(await stillsAfter(1, { attempt: 2 }, reused)).keys()]).toEqual([
    'media/user/video/stills/2-1.jpg',
  ]);
  const before = versionOf(newVideo('video', storyOf('user'), choice, new Date()));
  const edit = { kind: 'repaint' as const, scenes: [3], before };
  const edited = { attempt: 2, status: 'completed', edit } as const;
  expect((await stillsAfter(1, edited, reused)).size).toBe(0);
  expect([...(await stillsAfter(3, edited)).keys()]).toEqual(['media/user/video/stills/2-3.jpg']);
});

// Proves dialog-stills-unfinished-videos-owner-gone.
it('a step that finishes after its attempt is over leaves no still behind', async () => {
  expect((await stillsAfter(0, {}, { isOver: true })).size).toBe(0);
});

// Proves budget-0-20-per-started-minute.
it('a scene that shares the previous scene’s picture waits for that picture and is never painted', async () => {
  const shared = { quality: 'low', scenesEach: 2 } as const;
  await expect(paint([1], shared)).rejects.toMatchObject({ name: 'StillAwaited' });
  const { painted, reached, stills } = await paint([0, 1, 2, 3], shared);
  expect(painted).toEqual(['Picture 1. low', 'Picture 3. low']);
  expect(stills.size).toBe(2);
  expect(reached).toEqual(['paint:0', 'paint:1', 'paint:2', 'paint:3']);
});

it('paints a scene at the quality for which its film’s cost was reserved', async () => {
  expect((await paint([0], { quality: 'medium', scenesEach: 1 })).painted).toEqual(['Picture 1. medium']);
  expect((await paint([0])).painted).toEqual(['Picture 1. undefined']);
});

// Proves budget-operator-switch-low-picture-quality.
it('an operator can lower the quality of pictures for films in progress, but not raise their cost', async () => {
  const at = (quality: Quality): Pictures => ({ quality, scenesEach: 1 });
  expect((await paint([0], at('high'), 'low')).painted).toEqual(['Picture 1. low']);
  expect((await paint([0], undefined, 'low')).painted).toEqual(['Picture 1. low']);
  expect((await paint([0], at('low'), 'medium')).painted).toEqual(['Picture 1. low']);
});

/** Paints one scene and judges its picture; returns the outcome, the stored files and the reviews. */
const judgedStill = async (
  judgePicture: Moderator['judgePicture'],
  { action, painted = false }: { readonly action?: 'warn' | 'hold'; readonly painted?: boolean } = {},
) => {
  const video = { ...newVideo('video', storyOf('user'), choice, new Date()), charge: [] };
  const stored = new Set<string>();
  const reviews: unknown[] = [];
  const step = paintSceneStep({
    ...moderating(async () => undefined, { picture: judgePicture, ...(action && { action }) }),
    videos: () =>
      roughly<Videos>({
        find: async () => video,
        advance: async () => true,
        review: async (...review: unknown[]) => reviews.push(review),
      }),
    media: () =>
      roughly<Media>({
        exists: async () => painted,
        read: async () => still,
        write: async (key: string) => stored.add(key),
        removeAll: async (prefix: string) => {
          for (const key of stored) if (key.startsWith(prefix)) stored.delete(key);
        },
      }),
    painter: () => ({ paint: async () => ({ picture: still, maker: OFFLINE_PAINTER }) }),
    pictureSwitch: () => ({ read: async () => undefined, turn: async () => undefined }),
  });
  const outcome = await step.run({ job, index: 0 }).catch((error: unknown) => error);
  return { outcome, stored, reviews };
};

it('refuses and discards a picture that breaks the rules, so that a retry paints another', async () => {
  const { outcome, stored } = await judgedStill(async () => ({ class: 'sexual' }));
  expect(outcome).toMatchObject({ name: 'PictureRefused' });
  expect([...stored]).toEqual([]);
});

it('uses a picture that calls for a warning, and marks the video', async () => {
  const { outcome, reviews } = await judgedStill(async () => ({ class: 'graphic' }), { action: 'warn' });
  expect(outcome).toMatchObject({ index: 0 });
  expect(reviews).toEqual([['user', 'video', 'sensitive']]);
});

it('uses a picture that the stage holds for review, and leaves the decision about the video to an operator', async () => {
  const { outcome, reviews } = await judgedStill(async () => ({ class: 'graphic' }), { action: 'hold' });
  expect(outcome).toMatchObject({ index: 0 });
  expect(reviews).toEqual([['user', 'video', 'held']]);
});

it('keeps a picture that could not be judged, and judges it later without painting it again', async () => {
  const late = await judgedStill(() => Promise.reject(new Error('The moderator is away.')));
  expect(late.outcome).toMatchObject({ name: 'ProviderBusy' });
  expect([...late.stored].some((key) => /stills\/\w+$/u.test(key))).toBe(true);
  let judged: Uint8Array | undefined;
  await judgedStill(
    async (read) => {
      judged = await read();
      return undefined;
    },
    { painted: true },
  );
  expect(judged).toEqual(still);
});
