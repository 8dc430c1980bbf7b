import type { Idea } from '#functions/domain/series/idea.ts';
import { type Run, runIdOf } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { newId } from '#functions/wiring/clock.ts';

const CREATED_AT = '2026-03-01T09:00:00.000Z';
const NEXT = {
  key: '2026-03-08T18:30',
  at: '2026-03-08T18:30:00.000Z',
  beginsAt: '2026-03-07T18:30:00.000Z',
};

/** An active series that makes videos on Sundays and Wednesdays. */
export const seriesOf = (ownerId: string, change: Partial<Series> = {}): Series => ({
  id: newId(),
  ownerId,
  choice: {
    name: 'Lighthouses',
    premise: 'Quiet stories about lighthouses, for people who can’t sleep.',
    category: 'Mystery',
    language: 'en',
    voiceId: 'adam',
    music: { kind: 'none' },
    length: 'medium',
    cadence: { days: ['wed', 'sun'], times: ['18:30'], zone: 'UTC' },
    leadHours: 24,
    approves: 'video',
    unanswered: 'wait',
    creditFloor: 0,
  },
  version: 1,
  revision: 1,
  status: 'active',
  airedUntil: CREATED_AT,
  next: NEXT,
  runs: 0,
  createdAt: CREATED_AT,
  ...change,
});

/** The same series, paused by its creator. */
export const pausedSeries = (series: Series): Series => ({
  ...series,
  status: 'paused',
  pause: { because: 'creator', at: CREATED_AT },
  next: undefined,
});

export const ideaOf = ({ ownerId, id: seriesId }: Series, change: Partial<Idea> = {}): Idea => ({
  id: newId(),
  ownerId,
  seriesId,
  text: 'The keeper who never slept.',
  source: 'creator',
  place: 'a0',
  createdAt: CREATED_AT,
  ...change,
});

/** A run whose script is being written, for an airing given in UTC, such as `2026-03-08T18:30`. */
export const runOf = (idea: Idea, airing: string = NEXT.key, change: Partial<Run> = {}): Run => ({
  id: runIdOf(idea.seriesId, airing),
  ownerId: idea.ownerId,
  seriesId: idea.seriesId,
  version: 1,
  status: 'writing',
  airing: { key: airing, at: `${airing}:00.000Z` },
  begunBy: 'an-execution',
  idea,
  ordinal: 0,
  round: 1,
  storyId: newId(),
  writes: 0,
  isWritten: false,
  earlierVideoIds: [],
  dueAt: NEXT.beginsAt,
  restarts: 0,
  createdAt: NEXT.beginsAt,
  updatedAt: NEXT.beginsAt,
  ...change,
});
