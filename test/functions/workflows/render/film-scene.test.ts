import { expect, it } from 'vitest';
import type { Media } from '#functions/domain/media/ports.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { versionOf } from '#functions/domain/video/video-edit.ts';
import { filmSceneStep } from '#functions/workflows/render/film-scene.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { roughly } from '#test/support/values.ts';

const job = { ownerId: 'user', videoId: 'video', attempt: 2 };
const scene = {
  frames: 30,
  recordingMs: 0,
  endMs: 800,
  words: [{ text: 'Midnight.', startMs: 160, endMs: 700 }],
};
const CLIP = 'media/folder/video/stills/2-0.mp4';

/** Runs the step for a scene that was filmed before; returns what is stored under `media/`, and the milestones. */
const clipsAfter = async ({ isOver = false, isRefused = false, edited = [0] }) => {
  const made = newVideo('video', storyOf('user'), choice, new Date());
  const edit = { kind: 'repaint', scenes: edited, before: versionOf(made) } as const;
  const video = { ...made, status: 'completed', mediaFolder: 'folder', attempt: 2, charge: [], edit };
  const stored = new Map<string, unknown>();
  const reached: string[] = [];
  const step = filmSceneStep({
    videos: () =>
      roughly<Videos>({
        find: async () => video,
        advance: async (_: unknown, milestone: string) => {
          if (isOver) return undefined;
          return [String(reached.push(`${milestone} with ${stored.size} clips`))];
        },
      }),
    media: () =>
      roughly<Media>({
        exists: async () => true,
        read: async (key: string) =>
          Buffer.from(key.endsWith('scene.json') ? JSON.stringify(scene) : (key.split('/').at(-1) ?? '')),
        write: async (key: string, body: Uint8Array, type: string) => {
          if (isRefused) throw new Error('SlowDown');
          stored.set(key, `${type} ${Buffer.from(body).toString()}`);
        },
        removeAll: async (key: string) => stored.delete(key),
      }),
  });
  const run = step.run({ job, index: 0, spoken: 'spoken/', stillKey: 'still', filmingTry: 1 });
  return { ended: await run.catch((error: Error) => error), stored: [...stored], reached };
};

// Proves dialog-filmed-scenes.
it('shows the creator the smallest clip before it records that the scene is filmed', async () => {
  const { stored, reached } = await clipsAfter({});
  expect(stored).toEqual([[CLIP, 'video/mp4 480p.mp4']]);
  expect(reached).toEqual(['film:0 with 1 clips']);
});

it('deletes the clip if the attempt has ended', async () => {
  const { ended, stored } = await clipsAfter({ isOver: true });
  expect(ended).toMatchObject({ name: 'AttemptOver' });
  expect(stored).toEqual([]);
});

it('films on if the clip can’t be shown', async () => {
  const { stored, reached } = await clipsAfter({ isRefused: true });
  expect(stored).toEqual([]);
  expect(reached).toEqual(['film:0 with 0 clips']);
});

it('shows no clip of a scene that an edit leaves alone', async () => {
  expect(await clipsAfter({ edited: [1] })).toMatchObject({ stored: [], reached: ['film:0 with 0 clips'] });
});
