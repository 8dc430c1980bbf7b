import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_PAGE_SIZE } from '#contract/catalogue.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { runKey } from '#functions/store/table/series-keys.ts';
import { newId } from '#functions/wiring/clock.ts';
import { idsDueBy } from '#test/support/cloud/due-here.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';
import { useSeriesTable } from '#test/support/series/series-table.ts';

const DAY_MS = 24 * 3_600_000;

const NOW = new Date('2026-03-07T20:00:00Z');
const here = useSeriesTable(NOW);

let owner: string;
let series: Series;
let idea: Idea;
beforeEach(async () => ({ owner, series, idea } = await here.newSeries()));

const given = (run: Run): Promise<Run> => here.giveRun(run);
const due = (now: Date) => idsDueBy(here.table, now, { ownerId: owner, kind: 'run' });

/** The key of the daily airing `daysAgo` days before the newest. */
const airing = (daysAgo: number): string =>
  new Date(Date.parse('2026-03-08T18:30:00Z') - daysAgo * DAY_MS).toISOString().slice(0, 16);

describe('the runs of a series', () => {
  it('are read page by page, latest airing first', async () => {
    const runs: Run[] = [];
    for (let days = 0; days < LIST_PAGE_SIZE + 3; days += 1)
      runs.push(await given(runOf(idea, airing(days))));
    await given(runOf(ideaOf(seriesOf(owner)), airing(0)));
    const first = await here.runs.list(owner, series.id);
    expect(first.items).toEqual(runs.slice(0, LIST_PAGE_SIZE));
    const second = await here.runs.list(owner, series.id, first.nextCursor);
    expect(second.items).toEqual(runs.slice(LIST_PAGE_SIZE));
    expect(second.nextCursor).toBeUndefined();
  });

  it('are not listed for a cursor that matches no airing', async () => {
    await expect(here.runs.list(owner, series.id, newId())).rejects.toThrow('cursor isn’t valid');
  });

  it('are read from a given time on, regardless of the local time of their airing', async () => {
    const since = new Date('2026-03-07T18:30:00Z');
    const at = (key: string, moment: string) => given(runOf(idea, key, { airing: { key, at: moment } }));
    await at('2026-03-08T08:29', '2026-03-07T18:29:00.000Z');
    const early = await at('2026-03-06T19:30', '2026-03-07T18:30:00.000Z');
    const late = await at('2026-03-08T08:30', '2026-03-07T18:30:00.000Z');
    expect(await here.runs.since(owner, series.id, since)).toEqual([early, late]);
  });

  it('are listed without rows that don’t parse, which are reported', async () => {
    const run = await given(runOf(idea));
    const key = runKey(owner, runOf(idea, airing(1)).id);
    await here.put({ ...key, ownerId: owner });
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    expect((await here.runs.list(owner, series.id)).items).toEqual([run]);
    expect(warn.mock.calls).toMatchObject([[{ event: EVENTS.rowSkipped, ...key }]]);
    warn.mockRestore();
  });
});

describe('the runs that wait for their creator', () => {
  it('include every held or waiting run of every series, in the order of their airings', async () => {
    const other = seriesOf(owner);
    await here.series.create(other, [], 2, { now: NOW });
    const mine = (days: number, status: Run['status']) => given(runOf(idea, airing(days), { status }));
    const script = await mine(0, 'script_waits');
    const held = await mine(30, 'held');
    for (const [days, status] of (['writing', 'filming', 'approved', 'skipped', 'failed'] as const).entries())
      await mine(days + 1, status);
    const video = await given(runOf(ideaOf(other), airing(7), { status: 'video_waits' }));
    expect(await here.runs.waiting(owner)).toEqual([held, video, script]);
  });

  it('are found without reading years of old runs', async () => {
    await given(runOf(idea, airing(100), { status: 'video_waits' }));
    expect(await here.runs.waiting(owner)).toEqual([]);
  });
});

describe('due runs', () => {
  it('are those due by now, longest overdue first', async () => {
    const at = (days: number, dueAt?: string) => given(runOf(idea, airing(days), { dueAt }));
    const now = await at(0, NOW.toISOString());
    const longAgo = await at(1, '2026-03-01T00:00:00.000Z');
    await at(2, '2026-03-07T20:00:00.001Z');
    await at(3, undefined);
    expect(await due(NOW)).toEqual([longAgo.id, now.id]);
  });
});
