import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IDEAS_AT_ONCE, RUNS_A_DAY } from '#contract/catalogue.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { editedSeries } from '#functions/domain/series/changes/edited-series.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { beginRun } from '#functions/services/series/begin-run.ts';
import { newId } from '#functions/wiring/clock.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { RunWorld } from '#test/support/series/run-ports.ts';
import { seriesOf } from '#test/support/series/series-here.ts';
import { seriesInTable } from '#test/support/series/series-in-table.ts';
import { defined } from '#test/support/values.ts';

const table = useTable();
let world: RunWorld;
let ownerId: string;
beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  world = new RunWorld(table);
  ownerId = newId();
});

/** A series with `count` ideas that airs on Sundays and Wednesdays at 18:30 UTC; its runs start a day earlier. */
const given = (count = 3, change: Partial<Series> = {}) =>
  seriesInTable(table, seriesOf(ownerId, change), count);
const begin = (series: Series, runId?: string, execution = newId()): Promise<Run | undefined> =>
  beginRun(world.ports(), { ownerId, seriesId: series.id, runId, execution }, world.now);
const read = async ({ id }: Series): Promise<Series | undefined> => world.ports().series().find(ownerId, id);
const ideasOf = async ({ id }: Series): Promise<readonly Idea[]> => world.ports().ideas().list(ownerId, id);
const runsOf = async ({ id }: Series): Promise<readonly Run[]> =>
  (await world.ports().runs().list(ownerId, id)).items;
/** The first airing of the series is over. */
const AIRED = { airedUntil: '2026-03-04T18:30:00.000Z' };

describe('a scheduled series', () => {
  it('gets a run for its airing with the first idea, and schedules the next airing', async () => {
    const series = await given(2, { ...AIRED, trouble: 'Its last run came to nothing.' });
    const run = await begin(series);
    expect(run).toMatchObject({ status: 'writing', ordinal: 0, airing: { key: '2026-03-08T18:30' } });
    expect(run?.idea.text).toBe('Idea 1.');
    expect((await ideasOf(series)).map(({ text }) => text)).toEqual(['Idea 2.']);
    expect(await read(series)).toMatchObject({ runs: 1, next: { key: '2026-03-11T18:30' } });
    expect((await read(series))?.trouble).toBeUndefined();
    expect((await read(series))?.next?.beginsAt).toBe('2026-03-10T18:30:00.000Z');
  });

  // Proves series-schedule-delivered-twice-late-too.
  it('gets only one run for an airing, even if several calls try to start one at the same moment', async () => {
    const series = await given(3, AIRED);
    const begun = await Promise.all([begin(series), begin(series), begin(series)]);
    expect(begun.filter((run) => run !== undefined)).toHaveLength(1);
    expect(await begin(series)).toBeUndefined();
    expect(await runsOf(series)).toHaveLength(1);
    expect(await ideasOf(series)).toHaveLength(2);
  });

  it('continues its run, and starts no other run, when the first try’s response was lost', async () => {
    const series = await given(3, AIRED);
    const run = await begin(series, undefined, 'one');
    world.now = new Date('2026-03-10T18:30:00.000Z');
    expect(await begin(series, undefined, 'one')).toEqual(run);
    expect((await begin(series, undefined, 'two'))?.airing.key).toBe('2026-03-11T18:30');
    expect(await runsOf(series)).toHaveLength(2);
  });

  // Proves series-schedule-delivered-twice-late-too.
  it('gets a run for its latest airing only, and none for earlier ones, when it is a week late', async () => {
    const series = await given(5);
    world.now = new Date('2026-03-18T12:00:00.000Z');
    expect((await begin(series))?.airing.key).toBe('2026-03-18T18:30');
    expect(await begin(series)).toBeUndefined();
    expect(await runsOf(series)).toHaveLength(1);
  });

  // Proves series-schedule-delivered-twice-late-too.
  it('gets no run before it is due', async () => {
    const series = await given(1, AIRED);
    world.now = new Date('2026-03-07T18:29:59.000Z');
    expect(await begin(series)).toBeUndefined();
    expect((await read(series))?.next?.beginsAt).toBe('2026-03-07T18:30:00.000Z');
    expect(await runsOf(series)).toEqual([]);
  });

  // Proves series-schedule-delivered-twice-late-too.
  it('gets no run when it was deleted or is paused', async () => {
    const series = await given(1, AIRED);
    await world.ports().series().remove(ownerId, series.id);
    expect(await begin(series)).toBeUndefined();
    const paused = await given(1, { ...AIRED, status: 'paused', next: undefined });
    expect(await begin(paused)).toBeUndefined();
  });

  it('gets no second run when a change of time zone brings the same local time again, and moves on to the next airing', async () => {
    const series = await given(3, { ...AIRED, choice: withLead(2) });
    world.now = new Date('2026-03-08T16:30:00.000Z');
    const first = await begin(series);
    const before = defined(await read(series));
    const zone = 'America/New_York';
    const choice = { ...before.choice, cadence: { ...before.choice.cadence, zone } };
    await world
      .ports()
      .series()
      .replace(before, { ...before, choice });
    world.now = new Date('2026-03-08T21:00:00.000Z');
    expect(await begin(series)).toBeUndefined();
    expect(await runsOf(series)).toEqual([first]);
    expect((await read(series))?.next?.key).toBe('2026-03-11T18:30');
  });

  // Proves series-cadence-edited-again-again-edit.
  it('gets at most six runs a day, no matter how often its times change, and continues the next day', async () => {
    const series = await given(RUNS_A_DAY + 3, { ...AIRED, choice: withLead(48) });
    const store = world.ports().series();
    let begun = 0;
    for (let minute = 0; minute < RUNS_A_DAY + 2; minute += 1) {
      const before = defined(await store.find(ownerId, series.id));
      const cadence = { ...before.choice.cadence, times: [`18:${31 + minute}`] };
      await store.replace(before, editedSeries(before, { ...before.choice, cadence }, world.now));
      if ((await begin(series)) !== undefined) begun += 1;
    }
    expect(begun).toBe(RUNS_A_DAY);
    const late = defined(await read(series));
    expect(late.trouble).toMatch(/^Its times were changed so often/u);
    expect(Date.parse(defined(late.next).beginsAt)).toBeGreaterThan(world.now.getTime());
    world.now = new Date(defined(late.next).beginsAt);
    expect(await begin(series)).toBeDefined();
  });

  it('continues the run that a job names', async () => {
    const series = await given(1, AIRED);
    const run = await begin(series);
    expect(await begin(series, run?.id)).toEqual(run);
    expect(await begin(series, `${series.id}-202601010000`)).toBeUndefined();
  });
});

const withLead = (leadHours: number): Series['choice'] => ({ ...seriesOf(ownerId).choice, leadHours });

describe('a series with an empty queue', () => {
  it('gets ideas from the model, and starts a run with the first', async () => {
    const series = await given(0, AIRED);
    world.think = async ({ count }) =>
      Array.from({ length: count }, (_, index) => `A light on the island number ${index + 1}.`);
    expect((await begin(series))?.idea.text).toBe('A light on the island number 1.');
    expect(await ideasOf(series)).toHaveLength(IDEAS_AT_ONCE - 1);
  });

  it.each([
    ['and no model', null, async () => []],
    ['and a model without ideas', 'model', async () => []],
    ['and a model that declines', 'model', async () => Promise.reject(new Refusal('refused_by_model'))],
  ] as const)('%s pauses, and notifies its creator', async (_, model, think) => {
    const series = await given(0, AIRED);
    Object.assign(world, { model, think });
    expect(await begin(series)).toBeUndefined();
    expect(await read(series)).toMatchObject({ status: 'paused', pause: { because: 'ideas' } });
    expect(world.letters.map(({ kind, facts }) => [kind, facts])).toEqual([
      ['series-paused', expect.objectContaining({ because: 'ideas', series: 'Lighthouses' })],
    ]);
  });

  it('isn’t paused in its first hour if there is no model, because its creator may be importing a script', async () => {
    const createdAt = '2026-03-07T18:29:00.000Z';
    const series = await given(0, { ...AIRED, createdAt });
    world.model = null;
    expect(await begin(series)).toBeUndefined();
    expect(await read(series)).toEqual(series);
    expect(world.letters).toEqual([]);
    world.now = new Date('2026-03-07T19:30:00.000Z');
    expect(await begin(series)).toBeUndefined();
    expect((await read(series))?.pause?.because).toBe('ideas');
    expect(world.letters.map(({ kind }) => kind)).toEqual(['series-paused']);
  });

  // Proves series-budget-others-spent-series-needs.
  it.each(['budget_reached', 'account_paused'] as const)(
    'waits for ideas after %s: the airing gets its run once new ideas can be paid for',
    async (code) => {
      const series = await given(0, AIRED);
      world.think = async () => Promise.reject(new Refusal(code));
      expect(await begin(series)).toBeUndefined();
      expect(await read(series)).toEqual(series);
      expect(world.letters).toEqual([]);
      world.think = async () => ['A light on the island.'];
      expect((await begin(series))?.airing.key).toBe('2026-03-08T18:30');
    },
  );

  it('stays active when the model is unavailable, and the call fails so that it is retried', async () => {
    const series = await given(0, AIRED);
    world.think = async () => Promise.reject(new Refusal('provider_timeout'));
    await expect(begin(series)).rejects.toThrow(Refusal);
    expect((await read(series))?.status).toBe('active');
  });
});

describe('a series that its account may not continue', () => {
  // Proves series-account-suspended-script-video-waits.
  it('pauses while the account is suspended', async () => {
    const series = await given(1, AIRED);
    world.isSuspended = true;
    expect(await begin(series)).toBeUndefined();
    expect((await read(series))?.pause?.because).toBe('suspended');
    expect(await ideasOf(series)).toHaveLength(1);
  });

  // Proves series-plan-ended-shrunk-script-waits.
  it('pauses when the plan allows fewer series and it is the newest; older ones continue', async () => {
    const older = await given(1, { ...AIRED, createdAt: '2026-01-01T00:00:00.000Z' });
    const newer = await given(1, { ...AIRED, createdAt: '2026-02-01T00:00:00.000Z' });
    world.subscription = 'starter';
    expect(await begin(newer)).toBeUndefined();
    expect((await read(newer))?.pause?.because).toBe('plan');
    expect(await begin(older)).toBeDefined();
  });
});
