import { describe, expect, it } from 'vitest';
import { Idea } from '#functions/domain/series/idea.ts';
import { Run, RunJob, runIdOf, seriesOfRun } from '#functions/domain/series/run.ts';
import { Series } from '#functions/domain/series/series.ts';
import { ideaOf, pausedSeries, runOf, seriesOf } from '#test/support/series/series-here.ts';

const series = {
  ...seriesOf('owner', { id: 'S', version: 3, revision: 4, runs: 2 }),
  trouble: 'No credits.',
};
const idea = ideaOf(series, { id: 'I', script: 'A keeper waits.' });
const run: Run = {
  ...runOf(idea, undefined, {
    id: 'R',
    storyId: 'T',
    version: 3,
    ordinal: 2,
    round: 2,
    writes: 2,
    restarts: 2,
  }),
  note: 'Shorter.',
  mostLike: { title: 'The Lost Lighthouse', percent: 49 },
  videoId: 'V',
  earlierVideoIds: ['U'],
  post: { title: 'The Keeper', description: '', tags: ['keeper'] },
  reason: 'Much like “The Lamp”.',
  held: 'alike',
  endedBy: 'time',
};

describe('a row', () => {
  it('is read with all its fields, and with only the required ones', () => {
    expect(Run.parse(run)).toEqual(run);
    expect(Run.parse(runOf(idea, undefined, { storyId: 'T' }))).toEqual(
      runOf(idea, undefined, { storyId: 'T' }),
    );
    expect(Series.parse(series)).toEqual(series);
    const paused = { ...pausedSeries(series) };
    expect(Series.parse(paused)).toEqual(paused);
    expect(Idea.parse(idea)).toEqual(idea);
    const { script: _, ...thought } = { ...idea, source: 'model' as const };
    expect(Idea.parse(thought)).toEqual(thought);
    expect(RunJob.parse({ ownerId: 'o', seriesId: 's' })).toEqual({ ownerId: 'o', seriesId: 's' });
    expect(RunJob.parse({ ownerId: 'o', seriesId: 's', runId: 'r' })).toEqual({
      ownerId: 'o',
      seriesId: 's',
      runId: 'r',
    });
  });

  it('accepts counts from 0 or from 1, depending on the field', () => {
    const least = { ordinal: 0, writes: 0, restarts: 0, version: 1, round: 1 };
    expect(Run.parse({ ...run, ...least })).toEqual({ ...run, ...least });
    expect(Series.parse({ ...series, version: 1, revision: 1, runs: 0 })).toMatchObject({
      revision: 1,
      runs: 0,
    });
  });

  it.each([
    ['run', Run, run, { version: 0 }],
    ['run', Run, run, { round: 0 }],
    ['run', Run, run, { ordinal: -1 }],
    ['run', Run, run, { writes: -1 }],
    ['run', Run, run, { restarts: -1 }],
    ['run', Run, run, { held: 'other' }],
    ['run', Run, run, { endedBy: 'other' }],
    ['run', Run, run, { airing: {} }],
    ['series', Series, series, { version: 0 }],
    ['series', Series, series, { revision: 0 }],
    ['series', Series, series, { runs: -1 }],
    ['series', Series, series, { status: 'other' }],
    ['series', Series, series, { pause: {} }],
    ['series', Series, series, { next: {} }],
    ['idea', Idea, idea, { source: 'other' }],
  ] as const)('of a %s is refused with %j', (_, schema, row, wrong) => {
    expect(schema.safeParse({ ...row, ...wrong }).success).toBe(false);
  });

  it.each([
    ['held', ['alike', 'rules']],
    ['endedBy', ['creator', 'time', 'product']],
  ] as const)('of a run accepts as its `%s` any of %j', (field, values) => {
    for (const value of values) expect(Run.parse({ ...run, [field]: value })[field]).toBe(value);
  });

  it.each([Run, Series, Idea, RunJob])('without fields is refused (%#)', (schema) => {
    expect(schema.safeParse({}).success).toBe(false);
  });
});

it('a run is named after its series and its time, and the series can be read from that name', () => {
  expect(runIdOf('S', '2026-03-08T18:30')).toBe('S-202603081830');
  expect(runIdOf('A-B', '2026-12-31T00:05')).toBe('A-B-202612310005');
  expect(seriesOfRun('S-202603081830')).toBe('S');
  expect(seriesOfRun('A-B-202612310005')).toBe('A-B');
});
