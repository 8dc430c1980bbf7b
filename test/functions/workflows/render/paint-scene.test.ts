import { expect, it } from 'vitest';
import type { Pictures, Quality } from '#functions/domain/budget/spending.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { paintScene } from '#functions/workflows/render/paint-scene.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';

const PNG_HEADER = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const picture = new Uint8Array([...PNG_HEADER, 0, 0, 2, 0, 0, 0, 4, 0]);
const job = { ownerId: 'user', videoId: 'video', attempt: 1 };

/** Paints scenes of a four-scene film; returns which pictures were requested, and in which quality. */
const paint = async (indexes: readonly number[], pictures?: Pictures, asked?: Quality) => {
  const story = storyOf('user');
  const scenes = [1, 2, 3, 4].map((count) => ({ narration: story.content, picture: `Picture ${count}.` }));
  const video = {
    ...newVideo('video', story, choice, new Date()),
    scenes,
    charge: [],
    ...(pictures && { pictures }),
  };
  const painted: string[] = [];
  const reached: string[] = [];
  const step = paintScene({
    videos: () =>
      ({
        find: async () => video,
        advance: async (_: unknown, done: string) => reached.push(done) > 0,
      }) as unknown as Videos,
    media: () => ({ exists: async () => false, write: async () => undefined }) as unknown as Media,
    painter: () => ({
      paint: async (prompt, quality) => {
        painted.push(`${prompt.split('\n')[0]} ${quality}`);
        return picture;
      },
    }),
    pictureSwitch: () => ({ read: async () => asked, turn: async () => undefined }),
  });
  const outputs = [];
  for (const index of indexes) outputs.push(await step.run({ job, index }));
  return { painted, reached, stills: new Set(outputs.map(({ stillKey }) => stillKey)) };
};

it('a scene that shares its picture shows the previous scene’s and is never painted', async () => {
  const { painted, reached, stills } = await paint([1, 0, 2, 3], { quality: 'low', scenesEach: 2 });
  expect(painted).toEqual(['Picture 1. low', 'Picture 3. low']);
  expect(stills.size).toBe(2);
  expect(reached).toEqual(['paint:1', 'paint:0', 'paint:2', 'paint:3']);
});

it('a scene is painted in the quality that was reserved for its film', async () => {
  expect((await paint([0], { quality: 'medium', scenesEach: 1 })).painted).toEqual(['Picture 1. medium']);
  expect((await paint([0])).painted).toEqual(['Picture 1. undefined']);
});

it('an operator can make the pictures of films in progress plainer, but not more expensive', async () => {
  const at = (quality: Quality): Pictures => ({ quality, scenesEach: 1 });
  expect((await paint([0], at('high'), 'low')).painted).toEqual(['Picture 1. low']);
  expect((await paint([0], undefined, 'low')).painted).toEqual(['Picture 1. low']);
  expect((await paint([0], at('low'), 'medium')).painted).toEqual(['Picture 1. low']);
});
