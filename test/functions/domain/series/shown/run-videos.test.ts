import { expect, test } from 'vitest';
import type { Run } from '#functions/domain/series/run.ts';
import { creditsOf, hasVideo, isMade } from '#functions/domain/series/shown/run-videos.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { runOf } from '#test/support/series/series-of.ts';
import { partial } from '#test/support/values.ts';

const row = (status: Video['status'], hasFilm: boolean): Pick<Video, 'status' | 'film'> => ({
  status,
  ...(hasFilm ? { film: filmOf() } : {}),
});
const ROWS = {
  'being made': row('generating', false),
  finished: row('completed', true),
  failed: row('failed', false),
  'deleted after it failed': row('deleted', false),
  'deleted after it was finished': row('deleted', true),
} as const;

/** A run’s cost, whether it has a video, and whether that video was finished. */
const facts = (change: Partial<Run>, video?: Partial<Video>) => {
  const run = runOf('ada', { videoId: 'v', ...change });
  const videos = new Map(video === undefined ? [] : [['v', partial<Video>(video)]]);
  return [creditsOf(run, videos), hasVideo(run, videos.get('v')), isMade(run, videos)];
};

test.each([
  ['being made', 10, false],
  ['finished', 10, true],
  ['failed', 0, false],
  ['deleted after it failed', 0, false],
  ['deleted after it was finished', 10, true],
] as const)('a video that is %s has cost %i credits', (which, credits, made) => {
  expect(facts({ status: 'filming' }, ROWS[which])).toEqual([credits, true, made]);
});

test.each([
  ['a run whose video is about to be created', { status: 'filming' }, [0, false, false]],
  [
    'a run that was skipped because there were too few credits',
    { status: 'skipped', endedBy: 'product' },
    [0, false, false],
  ],
  ['a run whose approved video was erased', { status: 'approved', endedBy: 'creator' }, [10, true, true]],
  [
    'a run whose video its creator rejected and erased',
    { status: 'skipped', endedBy: 'creator' },
    [10, true, true],
  ],
  [
    'a run whose script was skipped',
    { status: 'skipped', endedBy: 'creator', videoId: undefined },
    [0, false, false],
  ],
] as const)('%s shows its cost even if its video has no row', (_, change, known) => {
  expect(facts(change)).toEqual(known);
});

test('a remade video has cost twice as much', () => {
  expect(facts({ earlierVideoIds: ['erased'], status: 'video_waits' }, ROWS.finished)[0]).toBe(20);
});

test('the cost of an earlier round’s erased video still counts, no matter what became of the run', () => {
  expect(facts({ earlierVideoIds: ['erased'], status: 'writing', videoId: undefined })[0]).toBe(10);
  expect(facts({ earlierVideoIds: ['erased'], status: 'filming' })[0]).toBe(10);
});
