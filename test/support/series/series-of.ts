import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';

export const SERIES_ID = '01KAX0SERJES00000000000000';

/** An active series of two evenings a week; a test names what matters to it. */
export const seriesOf = (ownerId: string, choice: Partial<Series['choice']> = {}): Series => ({
  id: SERIES_ID,
  ownerId,
  version: 1,
  status: 'active',
  airedUntil: '2026-11-08T00:00:00.000Z',
  next: { key: '2026-11-12T18:30', at: '2026-11-12T17:30:00.000Z', beginsAt: '2026-11-12T05:30:00.000Z' },
  runs: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
  choice: {
    name: 'Night Stories',
    premise: 'Quiet mysteries from old railways, for people who can’t sleep.',
    category: 'Mystery',
    language: 'en',
    voiceId: 'adam',
    music: { kind: 'none' },
    length: 'short',
    cadence: { days: ['tue', 'thu'], times: ['18:30'], zone: 'Europe/Berlin' },
    leadHours: 12,
    approves: 'video',
    unanswered: 'wait',
    creditFloor: 0,
    ...choice,
  },
});

/** A run of it whose script is written, for the evening of 10 November. */
export const runOf = (ownerId: string, change: Partial<Run> = {}): Run => ({
  id: `${SERIES_ID}-202611101830`,
  ownerId,
  seriesId: SERIES_ID,
  version: 1,
  status: 'script_waits',
  airing: { key: '2026-11-10T18:30', at: '2026-11-10T17:30:00.000Z' },
  idea: {
    id: 'idea',
    ownerId,
    seriesId: SERIES_ID,
    text: 'A train that nobody drives.',
    source: 'creator',
    place: 'a0',
    createdAt: '2026-11-01T12:00:00.000Z',
  },
  ordinal: 0,
  round: 1,
  storyId: 'story',
  writes: 1,
  isWritten: true,
  earlierVideoIds: [],
  restarts: 0,
  dueAt: '2026-11-10T17:30:00.000Z',
  createdAt: '2026-11-10T05:30:00.000Z',
  updatedAt: '2026-11-10T05:31:00.000Z',
  ...change,
});
