import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { SERIES_KEPT } from '#contract/catalogue.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { seriesKey } from '#functions/store/table/series-keys.ts';
import { newId } from '#functions/wiring/clock.ts';
import { idsDueBy } from '#test/support/cloud/due-here.ts';
import { ideaOf, pausedSeries, seriesOf } from '#test/support/series/series-here.ts';
import { useSeriesTable } from '#test/support/series/series-table.ts';

const NOW = new Date('2026-03-07T20:00:00Z');
const here = useSeriesTable(NOW);

const created = (owner: string, change = {}) => here.giveSeries(seriesOf(owner, change));
const due = (ownerId: string, now: Date) => idsDueBy(here.table, now, { ownerId, kind: 'series' });

describe('a series', () => {
  it('is written with its first ideas', async () => {
    const owner = await here.newOwner();
    const series = seriesOf(owner);
    const ideas = [ideaOf(series, { place: 'a1' }), ideaOf(series, { place: 'a0' })];
    expect(await here.series.create(series, ideas, 1, { now: NOW })).toEqual({ kind: 'created' });
    expect(await here.series.find(owner, series.id)).toEqual(series);
    expect(await here.ideas.list(owner, series.id)).toEqual(ideas.toReversed());
  });

  it('is created once per key: another request with the same key creates nothing', async () => {
    const owner = await here.newOwner();
    const series = seriesOf(owner);
    const claim = { ownerId: owner, route: 'createSeries', key: 'once', asked: 'this' };
    const outcomes = await Promise.all(
      [series, seriesOf(owner)].map((one) => here.series.create(one, [], 1, { claim, now: NOW })),
    );
    const [made] = await here.series.list(owner);
    expect(outcomes).toContainEqual({ kind: 'created' });
    expect(outcomes).toContainEqual({ kind: 'repeated', seriesId: made?.id });
    const another = { claim: { ...claim, asked: 'that' }, now: NOW };
    expect(await here.series.create(seriesOf(owner), [], 1, another)).toEqual({ kind: 'mismatch' });
    expect(await here.series.list(owner)).toHaveLength(1);
  });

  it('is not written when the plan allows no more active series, unless it is paused', async () => {
    const owner = await here.newOwner();
    await created(owner);
    expect(await here.series.create(seriesOf(owner), [], 1, { now: NOW })).toEqual({ kind: 'limit' });
    expect(await here.series.create(pausedSeries(seriesOf(owner)), [], 1, { now: NOW })).toEqual({
      kind: 'created',
    });
    expect(await here.series.create(seriesOf(await here.newOwner()), [], 0, { now: NOW })).toEqual({
      kind: 'limit',
    });
  });

  it('is written for only one of several simultaneous requests when the plan allows one more', async () => {
    const owner = await here.newOwner();
    await created(owner);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => here.series.create(seriesOf(owner), [], 2, { now: NOW })),
    );
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'limit')).toHaveLength(4);
  });

  it('is refused when the account already has as many series as it may keep', async () => {
    const owner = await here.newOwner();
    for (let count = 1; count <= SERIES_KEPT; count += 1)
      await here.series.create(pausedSeries(seriesOf(owner)), [], 1, { now: NOW });
    expect(await here.series.create(seriesOf(owner), [], SERIES_KEPT, { now: NOW })).toEqual({
      kind: 'too_many',
    });
    const [newest] = await here.series.list(owner);
    await here.series.remove(owner, newest?.id ?? '');
    await created(owner);
  });

  // Proves series-account-deleted-run-waits.
  it('is not written for an account that is being deleted', async () => {
    const owner = await here.newOwner({ leavingAt: NOW.toISOString() });
    await expect(here.series.create(seriesOf(owner), [], 1, { now: NOW })).rejects.toThrow(
      'Conditions failed',
    );
    expect(await here.series.list(owner)).toEqual([]);
  });

  it('is reported and skipped when its row doesn’t parse', async () => {
    const owner = await here.newOwner();
    const series = await created(owner);
    const key = seriesKey(owner, newId());
    await here.put({
      ...key,
      ...dueIndex({ ownerId: owner, id: 'x' }, '2026-03-07T00:00:00.000Z'),
      ownerId: owner,
    });
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    expect(await here.series.list(owner)).toEqual([series]);
    expect(await due(owner, NOW)).toEqual([series.id]);
    expect(warn.mock.calls).toMatchObject([1, 2].map(() => [{ event: EVENTS.rowSkipped, ...key }]));
    warn.mockRestore();
    await here.table.client.send(new DeleteCommand({ TableName: here.table.name, Key: key }));
  });
});

describe('an account’s series', () => {
  it('are listed newest first', async () => {
    const owner = await here.newOwner();
    const [first, second] = [await created(owner), await created(owner)];
    expect((await here.series.list(owner)).map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});
