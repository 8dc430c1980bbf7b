import { expect, it } from 'vitest';
import type { MadeIn } from '#functions/domain/making/making-time.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { finishVideo } from '#functions/workflows/render/finish-video.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';

const BEGUN = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number): Date => new Date(BEGUN.getTime() + seconds * 1000);
const FILM = JSON.stringify({ files: [], poster: 'p.jpg', captions: 'c.vtt', seconds: 40 });

/** Runs the last step of an attempt; returns its result and what it adds to the measurements. */
const finish = async (
  change: Partial<Video>,
  { isOver = false, add }: { readonly isOver?: boolean; readonly add?: () => Promise<void> } = {},
) => {
  const added: MadeIn[] = [];
  const video = {
    ...newVideo('video', storyOf('user'), choice, BEGUN),
    charge: [],
    preparedAt: after(12).toISOString(),
    filmedAt: after(40).toISOString(),
    ...change,
  };
  const step = finishVideo({
    videos: () => ({ find: async () => video, complete: async () => !isOver }) as unknown as Videos,
    media: () => ({ read: async () => new TextEncoder().encode(FILM) }) as unknown as Media,
    makingTimes: () => ({
      add: add ?? (async (made) => void added.push(made)),
      read: async () => added,
    }),
    now: () => after(50),
  });
  const job = { ownerId: 'user', videoId: 'video', attempt: video.attempt };
  return {
    ...(await step.run({
      job,
      film: { filmKey: 'film.json', timelineKey: 'timeline.json' },
      certificate: CERTIFICATE,
    })),
    added,
  };
};

it('a video completed in its first attempt is measured, and a retry is not', async () => {
  expect(await finish({})).toMatchObject({
    completed: true,
    added: [{ prepared: 12, filmed: 40, seconds: 50 }],
  });
  expect(await finish({ attempt: 2 })).toEqual({ completed: true, added: [] });
});

it('an attempt that is over is not measured', async () => {
  expect(await finish({}, { isOver: true })).toEqual({ completed: false, added: [] });
});

it('a video is completed although its time could not be written', async () => {
  const add = () => Promise.reject(new Error('The table is busy'));
  expect(await finish({}, { add })).toEqual({ completed: true, added: [] });
});
