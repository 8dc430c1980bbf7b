import { beforeEach, describe, expect, it } from 'vitest';
import type { Idea } from '#functions/domain/series/idea.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { changedRun } from '#functions/domain/series/runs/change-run.ts';
import { endedRun } from '#functions/domain/series/runs/run-transitions.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { idsDueBy } from '#test/support/cloud/due-here.ts';
import { ideaOf, pausedSeries, runOf, seriesOf } from '#test/support/series/series-here.ts';
import { useSeriesTable } from '#test/support/series/series-table.ts';
import { defined } from '#test/support/values.ts';

const NOW = new Date('2026-03-07T20:00:00Z');
const here = useSeriesTable(NOW);

let owner: string;
let series: Series;
let idea: Idea;
beforeEach(async () => ({ owner, series, idea } = await here.newSeries()));

const given = (run: Run): Promise<Run> => here.giveRun(run);
const seriesNow = () => here.series.find(owner, series.id);
const ideasNow = () => here.ideas.list(owner, series.id);
const moved = (change: Partial<Series> = {}): { before: Series; after: Series } => ({
  before: series,
  after: { ...series, airedUntil: '2026-03-08T18:30:00.000Z', runs: 1, ...change },
});
const due = (now: Date) => idsDueBy(here.table, now, { ownerId: owner, kind: 'run' });

describe('a run', () => {
  it('takes its idea out of the queue and advances its series when it starts', async () => {
    const run = runOf(idea);
    expect(await here.runs.begin(run, moved())).toBe(true);
    expect(await here.runs.find(owner, run.id)).toEqual(run);
    expect(await ideasNow()).toEqual([]);
    expect(await seriesNow()).toEqual({ ...moved().after, revision: 2 });
  });

  it('starts once for an airing, no matter how often the schedule triggers it', async () => {
    const ideas = [idea, ...Array.from({ length: 4 }, () => ideaOf(series))];
    await here.ideas.add(ideas.slice(1));
    const begun = await Promise.all(ideas.map((one) => here.runs.begin(runOf(one), moved())));
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await ideasNow()).toHaveLength(4);
    const now = defined(await seriesNow());
    const again = await here.runs.begin(runOf(defined((await ideasNow())[0])), { before: now, after: now });
    expect(again).toBe(false);
    expect(await ideasNow()).toHaveLength(4);
  });

  it('changes nothing when it can’t start', async () => {
    await here.ideas.remove(owner, series.id, idea.id);
    expect(await here.runs.begin(runOf(idea), moved())).toBe(false);
    expect(await here.runs.find(owner, runOf(idea).id)).toBeUndefined();
    expect(await seriesNow()).toEqual(series);
  });

  it.each([
    ['other words', { text: 'Another one.' }],
    ['a script', { script: 'It was late. The lamp blinked twice.' }],
  ])('doesn’t start if its idea has since been given %s', async (_, edit) => {
    await here.ideas.replace({ ...idea, ...edit });
    expect(await here.runs.begin(runOf(idea), moved())).toBe(false);
    const now = { ...idea, ...edit };
    expect(await here.runs.begin(runOf(now), moved())).toBe(true);
  });

  it('starts even if its idea has since been moved', async () => {
    await here.ideas.replace({ ...idea, place: 'b9' });
    expect(await here.runs.begin(runOf(idea), moved())).toBe(true);
  });

  // Proves series-cadence-edited-run-way-begins.
  it('never overwrites a simultaneous edit of its series, and is never overwritten by one', async () => {
    const edited = { ...series, version: 2, choice: { ...series.choice, name: 'Storms' } };
    const [begun, saved] = await Promise.all([
      here.runs.begin(runOf(idea), moved()),
      here.series.replace(series, edited),
    ]);
    expect([begun, saved].toSorted()).toEqual([false, true]);
    const after = defined(await seriesNow());
    expect(after.runs).toBe(begun ? 1 : 0);
    expect(after.version).toBe(saved ? 2 : 1);
    expect(await ideasNow()).toHaveLength(begun ? 0 : 1);
  });

  it('doesn’t start if its series was deleted', async () => {
    await here.series.remove(owner, series.id);
    expect(await here.runs.begin(runOf(idea), moved())).toBe(false);
    expect(await here.runs.find(owner, runOf(idea).id)).toBeUndefined();
  });

  it('lets another series become active when it pauses its own', async () => {
    expect(await here.runs.begin(runOf(idea), { before: series, after: pausedSeries(moved().after) })).toBe(
      true,
    );
    expect(await here.series.create(seriesOf(owner), [], 1, { now: NOW })).toEqual({
      kind: 'created',
    });
  });
});

describe('a change to a run', () => {
  it('is rejected if another change came first', async () => {
    const run = await given(runOf(idea));
    const afters = ['approved', 'skipped'] as const;
    const won = await Promise.all(
      afters.map((status) => here.runs.replace(run, endedRun(run, status, { by: 'creator' }, NOW))),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    const status = afters[won.indexOf(true)];
    expect(await here.runs.find(owner, run.id)).toMatchObject({ status, version: 2 });
    expect(await due(new Date('2027-01-01T00:00:00Z'))).toEqual([]);
  });

  it('must have the next version number', async () => {
    const run = await given(runOf(idea));
    await expect(here.runs.replace(run, run)).rejects.toThrow('doesn’t follow');
  });

  it('puts the run’s idea back into the queue in the same write, or not at all', async () => {
    const run = runOf(idea);
    await here.runs.begin(run, moved());
    const skipped = changedRun(run, { status: 'skipped', dueAt: undefined }, NOW);
    const back = { ...idea, place: 'Zz' };
    expect(await here.runs.replace(run, skipped, back)).toBe(true);
    expect(await ideasNow()).toEqual([back]);
    await here.ideas.remove(owner, series.id, idea.id);
    expect(await here.runs.replace(run, skipped, back)).toBe(false);
    expect(await ideasNow()).toEqual([]);
  });

  // Proves series-series-deleted-writes-films.
  it('puts no idea back once the series is deleted', async () => {
    const lone = seriesOf(owner);
    const run = await given(runOf(ideaOf(lone)));
    expect(await here.runs.replace(run, changedRun(run, { status: 'skipped' }, NOW), run.idea)).toBe(true);
    expect(await here.ideas.list(owner, lone.id)).toEqual([]);
  });

  it('writes nothing when the run is gone', async () => {
    const run = runOf(idea);
    expect(await here.runs.replace(run, changedRun(run, {}, NOW), idea)).toBe(false);
    expect(await here.runs.find(owner, run.id)).toBeUndefined();
  });
});
