import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { log } from '#functions/runtime/telemetry/log.ts';
import type { Table } from '#functions/store/table/table.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { emptyTable } from '#test/support/queue/queue-rows.ts';
import { isFullRun, runs } from '#test/support/run/full-run.ts';
import { type Deed, deed } from '#test/support/series/sequences/actions.ts';
import { calmDown, passDays, pauseAll } from '#test/support/series/sequences/calm.ts';
import { creatorOf } from '#test/support/series/sequences/creator.ts';
import { happen } from '#test/support/series/sequences/deeds.ts';
import { seriesRuns } from '#test/support/series/sequences/executions.ts';
import { invariantsOf } from '#test/support/series/sequences/invariants.ts';
import { giveAccount } from '#test/support/series/sequences/owner.ts';
import { OWNER, seriesWorld } from '#test/support/series/sequences/world.ts';

const RUNS = runs(20, 1);
const DEEDS = isFullRun ? { minLength: 20, maxLength: 50 } : { minLength: 10, maxLength: 25 };
const LIMIT_MS = 3_600_000;
const OVERDUE_MS = 15 * 60_000;

let place: { table: Table; close: () => Promise<void> };
beforeAll(async () => (place = await startTable()));
afterAll(() => place.close());
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {});
});

/**
 * Plays out everything that happens to two series with credits for four videos, then two months without
 * failures.
 */
const play = async (deeds: readonly Deed[]): Promise<void> => {
  await emptyTable(place.table);
  const world = seriesWorld(place.table);
  const runs = seriesRuns(world);
  const holds = invariantsOf(world);
  await world.signUp();
  await giveAccount(place.table, OWNER, { credits: 10, plan: 'ultra' }, world.now());
  await creatorOf(world, undefined).create(0);
  await creatorOf(world, undefined).create(1);
  await holds({ isFitted: true });
  for (const one of deeds) await holds(await happen(world, runs, one));

  await calmDown(world);
  const lively = await passDays(world, runs, 3, holds);
  const overdue = lively.series.filter(
    ({ next }) => next !== undefined && Date.parse(next.beginsAt) < world.now().getTime() - OVERDUE_MS,
  );
  expect(overdue, 'no series is forgotten').toEqual([]);

  await pauseAll(world);
  const quiet = await passDays(world, runs, 60, holds);
  const open = quiet.runs.filter(({ dueAt }) => dueAt !== undefined).map(({ id, status }) => [id, status]);
  expect(open, 'every run has ended').toEqual([]);
};

it(
  'after any sequence of events, each airing has one run and each round one video, credits and ideas add up, and all runs end',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(deed, { ...DEEDS, size: 'max' }), play), { numRuns: RUNS });
  },
  LIMIT_MS,
);

const does = (action: Deed['action'], more: Partial<Deed> = {}): Deed => ({
  action,
  pick: 0,
  minutes: 1,
  fate: undefined,
  after: 'again',
  mood: 'fresh',
  ...more,
});

// Proves series-series-deleted-writes-films.
it('runs left by a deletion that was killed halfway are deleted too', async () => {
  const second = { pick: 1 };
  await play([
    does('deliverAny', second),
    does('work'),
    does('deleteSeries', { ...second, fate: { writes: 1, how: 'killed' } }),
  ]);
});

it('a series at its credit floor makes no video', async () => {
  await play([does('airing'), does('complete'), does('airing'), does('airing'), does('airing')]);
});
