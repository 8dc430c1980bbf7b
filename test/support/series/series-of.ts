import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { ideaOf, runOf as lighthouseRun, seriesOf as lighthouses } from './series-here.ts';

export const SERIES_ID = '01KAX0SERJES00000000000000';
const CREATED_AT = '2026-11-01T12:00:00.000Z';

/** A series that airs on two evenings a week in Berlin, as of 10 November 2026. */
export const seriesOf = (ownerId: string, choice: Partial<Series['choice']> = {}): Series => {
  const series = lighthouses(ownerId);
  return {
    ...series,
    id: SERIES_ID,
    airedUntil: '2026-11-08T00:00:00.000Z',
    next: { key: '2026-11-12T18:30', at: '2026-11-12T17:30:00.000Z', beginsAt: '2026-11-12T05:30:00.000Z' },
    createdAt: CREATED_AT,
    choice: {
      ...series.choice,
      name: 'Night Stories',
      cadence: { days: ['tue', 'thu'], times: ['18:30'], zone: 'Europe/Berlin' },
      leadHours: 12,
      ...choice,
    },
  };
};

/** A run of that series for the given evening, with its script already written. */
export const runOf = (ownerId: string, change: Partial<Run> = {}): Run => ({
  ...lighthouseRun(ideaOf(seriesOf(ownerId), { id: 'idea', createdAt: CREATED_AT }), '2026-11-10T18:30'),
  status: 'script_waits',
  airing: { key: '2026-11-10T18:30', at: '2026-11-10T17:30:00.000Z' },
  storyId: 'story',
  writes: 1,
  isWritten: true,
  dueAt: '2026-11-10T17:30:00.000Z',
  createdAt: '2026-11-10T05:30:00.000Z',
  updatedAt: '2026-11-10T05:31:00.000Z',
  ...change,
});
