import { describe, expect, it } from 'vitest';
import { ideaKey } from '#functions/store/table/series-keys.ts';
import { idsDueBy } from '#test/support/cloud/due-here.ts';
import { ideaOf, pausedSeries, runOf, seriesOf } from '#test/support/series/series-here.ts';
import { useSeriesTable } from '#test/support/series/series-table.ts';

const NOW = new Date('2026-03-07T20:00:00Z');
const here = useSeriesTable(NOW);

const created = (owner: string, change = {}) => here.giveSeries(seriesOf(owner, change));
const due = (ownerId: string, now: Date) => idsDueBy(here.table, now, { ownerId, kind: 'series' });

describe('a change to a series', () => {
  it('is rejected if another change came first', async () => {
    const owner = await here.newOwner();
    const before = await created(owner);
    const changed = (name: string) => ({ ...before, choice: { ...before.choice, name } });
    const won = await Promise.all(
      ['Seas', 'Storms'].map((name) => here.series.replace(before, changed(name))),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await here.series.replace(before, changed('Ships'))).toBe(false);
    const [name] = ['Seas', 'Storms'].filter((_, index) => won[index]);
    expect(await here.series.find(owner, before.id)).toMatchObject({ choice: { name }, revision: 2 });
  });

  it('writes nothing once the series is deleted', async () => {
    const owner = await here.newOwner();
    const before = await created(owner);
    await here.series.remove(owner, before.id);
    expect(await here.series.replace(before, before)).toBe(false);
    expect(await here.series.activate(pausedSeries(before), before, 1)).toBe('stale');
    expect(await here.series.find(owner, before.id)).toBeUndefined();
  });

  it('can’t activate the series without checking the plan', async () => {
    const paused = pausedSeries(seriesOf(await here.newOwner()));
    await expect(here.series.replace(paused, { ...paused, status: 'active' })).rejects.toThrow(
      'becomes active',
    );
  });

  it('that pauses the series lets another become active, and can be undone only within the plan’s limit', async () => {
    const owner = await here.newOwner();
    const first = await created(owner);
    expect(await here.series.replace(first, pausedSeries(first))).toBe(true);
    const second = seriesOf(owner);
    expect(await here.series.create(second, [], 1, { now: NOW })).toEqual({ kind: 'created' });
    const paused = { ...pausedSeries(first), revision: 2 };
    const active = { ...first, revision: 2 };
    expect(await here.series.activate(paused, active, 1)).toBe('limit');
    await here.series.remove(owner, second.id);
    expect(await here.series.activate(paused, active, 1)).toBe('activated');
    expect(await here.series.activate(paused, active, 1)).toBe('stale');
    expect(await here.series.find(owner, first.id)).toMatchObject({ status: 'active', revision: 3 });
  });

  it('activates only one of two series when the plan allows only one more', async () => {
    const owner = await here.newOwner();
    const two = [pausedSeries(seriesOf(owner)), pausedSeries(seriesOf(owner))];
    for (const one of two) await here.series.create(one, [], 1, { now: NOW });
    const outcomes = await Promise.all(
      two.map((one) => here.series.activate(one, { ...one, status: 'active' }, 1)),
    );
    expect(outcomes.toSorted()).toEqual(['activated', 'limit']);
  });
});

describe('due series', () => {
  it('are the active ones whose next run should have started, longest overdue first', async () => {
    const owner = await here.newOwner();
    const next = (beginsAt: string) => ({ next: { key: '2026-03-08T18:30', at: beginsAt, beginsAt } });
    const now = await created(owner, next(NOW.toISOString()));
    const longAgo = await created(owner, next('2026-03-01T18:30:00.000Z'));
    await created(owner, next('2026-03-07T20:00:00.001Z'));
    const paused = await created(owner, next('2026-03-02T18:30:00.000Z'));
    await here.series.replace(paused, pausedSeries(paused));
    expect(await due(owner, NOW)).toEqual([longAgo.id, now.id]);
  });
});

describe('a removed series', () => {
  it('takes its own ideas and runs with it, and no others', async () => {
    const owner = await here.newOwner();
    const [gone, stays] = [await created(owner), await created(owner)];
    for (const series of [gone, stays]) {
      const [first, second] = [ideaOf(series), ideaOf(series)];
      await here.ideas.add([first, second]);
      expect(await here.runs.begin(runOf(first), { before: series, after: series })).toBe(true);
    }
    expect(await here.series.remove(owner, gone.id)).toBe(true);
    const left = async ({ id }: { readonly id: string }) => [
      await here.ideas.count(owner, id),
      (await here.runs.list(owner, id)).items.length,
    ];
    expect(await left(gone)).toEqual([0, 0]);
    expect(await left(stays)).toEqual([1, 1]);
    expect(await here.series.list(owner)).toHaveLength(1);
  });

  it('is fully removed by another call when the first was killed halfway', async () => {
    const owner = await here.newOwner();
    const series = await created(owner);
    const idea = ideaOf(series);
    await here.series.remove(owner, series.id);
    await here.put({ ...ideaKey(owner, series.id, idea.id), ...idea });
    expect(await here.series.remove(owner, series.id)).toBe(false);
    expect(await here.ideas.list(owner, series.id)).toEqual([]);
  });
});
