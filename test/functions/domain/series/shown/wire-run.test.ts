import { describe, expect, it } from 'vitest';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { toWireRun } from '#functions/domain/series/shown/wire-run.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';

const LATE = '2026-03-08T19:12:40.000Z';

/** What a run that airs on 8 March at 18:30 UTC says about its time, in New York. */
const answerBy = (change: Partial<Run>, choice: Partial<Series['choice']> = {}): string | undefined => {
  const series = seriesOf('owner');
  const cadence = { ...series.choice.cadence, zone: 'America/New_York' };
  const run = runOf(ideaOf(series), '2026-03-08T18:30', change);
  const shown = { ...series, choice: { ...series.choice, unanswered: 'skip', cadence, ...choice } } as const;
  return toWireRun(run, { series: shown, story: undefined, videos: new Map() }).answerBy;
};

describe('a run shown to its creator', () => {
  it('says when its time to answer ends, if that is after its airing', () => {
    const late = { status: 'video_waits', dueAt: LATE } as const;
    expect(answerBy(late)).toBe('2026-03-08T15:12');
    expect(answerBy({ ...late, dueAt: '2026-03-08T18:30:00.000Z' })).toBeUndefined();
  });

  it('gives no such time while it waits without end or is being made', () => {
    expect(answerBy({ status: 'video_waits', dueAt: LATE }, { unanswered: 'wait' })).toBeUndefined();
    expect(answerBy({ status: 'filming', dueAt: LATE })).toBeUndefined();
  });
});
