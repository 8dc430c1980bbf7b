import { expect, it } from 'vitest';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Letter } from '#functions/domain/mail/queued-letter.ts';
import type { MadeIn } from '#functions/domain/making/making-time.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Runs, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { versionOf } from '#functions/domain/video/video-edit.ts';
import { finishVideoStep } from '#functions/workflows/render/finish-video.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { runOf, seriesOf } from '#test/support/series/series-of.ts';
import { partial, roughly } from '#test/support/values.ts';

const BEGUN = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number): Date => new Date(BEGUN.getTime() + seconds * 1000);
const NEXT_MONTH = '2026-12-01T00:00:00.000Z';
const grantOf = (remaining: number) => [
  { id: 'free:2026-11', kind: 'free' as const, remaining, expiresAt: NEXT_MONTH },
];

/**
 * Runs the last step of an attempt; returns its result, the making times it added and the emails it queued.
 */
const finish = async (
  change: Partial<Video>,
  {
    isOver = false,
    add,
    credits = 20,
    run,
  }: {
    readonly isOver?: boolean;
    readonly add?: () => Promise<void>;
    readonly credits?: number;
    readonly run?: Run;
  } = {},
) => {
  const added: MadeIn[] = [];
  const told: string[] = [];
  const video = {
    ...newVideo('video', storyOf('user'), choice, BEGUN),
    charge: [],
    preparedAt: after(12).toISOString(),
    filmedAt: after(40).toISOString(),
    ...change,
  };
  const step = finishVideoStep({
    videos: () => roughly<Videos>({ find: async () => video, complete: async () => !isOver }),
    media: () => partial<Media>({ read: async () => new TextEncoder().encode(JSON.stringify(filmOf())) }),
    makingTimes: () => ({
      add: add ?? (async (made) => void added.push(made)),
      read: async () => added,
    }),
    balances: () => ({ account: async () => ({ ...emptyAccount('user', BEGUN), grants: grantOf(credits) }) }),
    runs: () => partial<Runs>({ find: async () => run, replace: async () => true }),
    series: () => partial<SeriesStore>({ find: async () => seriesOf('user') }),
    outbox: () =>
      partial<Outbox>({ add: async ({ kind, once }: Letter) => void told.push(`${kind} ${once}`) }),
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
    told,
  };
};

it('records the making time of a video completed in its first attempt, but not of a retry', async () => {
  expect(await finish({})).toMatchObject({
    completed: true,
    added: [{ prepared: 12, filmed: 40, seconds: 50 }],
  });
  expect(await finish({ attempt: 2 })).toMatchObject({ completed: true, added: [] });
});

it('records no making time for an attempt that is already over', async () => {
  expect(await finish({}, { isOver: true })).toEqual({ completed: false, added: [], told: [] });
});

it('completes a video even if its making time cannot be written', async () => {
  const add = () => Promise.reject(new Error('The table is busy'));
  expect(await finish({}, { add })).toMatchObject({ completed: true, added: [] });
});

// Proves mail-video-ready-video-failed-credits.
it('tells the owner that the video is ready, even if an earlier try completed it without telling anyone', async () => {
  expect(await finish({})).toMatchObject({ told: ['video-ready video#1'] });
  expect(await finish({ status: 'completed', attempt: 2 }, { isOver: true })).toMatchObject({
    completed: false,
    told: ['video-ready video#2'],
  });
});

it('asks the creator of a series to approve its video instead of telling them that it is ready', async () => {
  const run = runOf('user', { status: 'filming', videoId: 'video' });
  const completed = { status: 'completed', run: run.id } as const;
  expect(await finish(completed, { run })).toMatchObject({ told: [`run-waits ${run.id}#1#video`] });
});

it('tells the owner that a video is ready if its script was approved or its series is gone', async () => {
  const run = runOf('user', { status: 'filming', videoId: 'video', endedBy: 'creator' });
  const completed = { status: 'completed', run: run.id } as const;
  expect(await finish(completed, { run })).toMatchObject({ told: ['video-ready video#1'] });
  expect(await finish(completed)).toMatchObject({ told: ['video-ready video#1'] });
});

it('sends no notification about an edit, because its creator is looking at it', async () => {
  const before = versionOf(newVideo('video', storyOf('user'), choice, BEGUN));
  const edit = { kind: 'repaint' as const, scenes: [0], before };
  expect(await finish({ status: 'completed', edit })).toMatchObject({ completed: true, told: [] });
});

// Proves mail-video-ready-video-failed-credits.
it('tells the owner once per period that their credits no longer cover a video', async () => {
  expect(await finish({}, { credits: 10 })).toMatchObject({ told: ['video-ready video#1'] });
  expect(await finish({}, { credits: 9 })).toMatchObject({
    told: ['video-ready video#1', 'credits-low 2026-11'],
  });
});
