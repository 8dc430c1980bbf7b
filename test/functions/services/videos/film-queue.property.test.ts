import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Job } from '#functions/domain/video/job.ts';
import { executionNameOf, jobOf } from '#functions/domain/video/job.ts';
import { shownStatus } from '#functions/domain/video/shown/recently-deleted.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { tally } from '#functions/store/credits/ledger-audit.ts';
import { deleteRows, rowKeys } from '#functions/store/table/batch-delete.ts';
import { withdrawFilmsStep } from '#functions/workflows/account-deletion/withdraw-films.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { type Crash, type FilmStage, filmStage } from '#test/support/queue/film-stage.ts';
import { emptyTable, queueRows } from '#test/support/queue/queue-rows.ts';
import { runs } from '#test/support/run/full-run.ts';
import { weighted } from '#test/support/run/weighted.ts';
import { defined, partial } from '#test/support/values.ts';

const RUNS = runs(40, 2);
const LIMIT_MS = 2 * 3_600_000;
const OWNERS = ['ada', 'bob', 'eve'] as const;
const PLANS = ['free', 'trial', 'starter'] as const;
/** The amount that one attempt takes from the budgets; a scene edit takes the same. */
const RESERVED = 10;

const table = useTable();

/** The actions and their frequencies. */
const ACTIONS = {
  create: 6,
  complete: 3,
  fail: 2,
  failTwice: 1,
  edit: 2,
  retry: 2,
  remove: 2,
  plan: 2,
  leave: 1,
  wait: 2,
  sweep: 2,
  slots: 1,
  heads: 1,
  atOnce: 1,
} as const;
type Action = keyof typeof ACTIONS;
const step = fc.record({
  action: weighted(ACTIONS),
  owner: fc.constantFrom(...OWNERS),
  plan: fc.constantFrom(...PLANS),
  crash: fc.constantFrom<(Crash | undefined)[]>(undefined, undefined, undefined, 'queue', 'start', 'mark'),
  minutes: fc.constantFrom(0.5, 2, 10, 31, 60),
  pick: fc.nat(7),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const refused = () => undefined;

const act = async (stage: FilmStage, { action, owner, plan, crash, minutes, pick }: Step) => {
  stage.state.crash = crash;
  const { items } = await stage.store.list(owner);
  const some = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)];
  const job = some([...stage.running.values()]);
  const at = <T>(found: T | undefined, work: (found: T) => Promise<unknown>) =>
    found === undefined ? Promise.resolve() : work(found).catch(refused);
  const deeds: Readonly<Record<Action, () => Promise<unknown>>> = {
    create: () => stage.create(owner),
    complete: () => at(job, stage.complete),
    fail: () => at(job, stage.fail),
    failTwice: () =>
      at(job, (one: Job) => Promise.all([stage.fail(one), stage.fail(one), stage.complete(one)])),
    edit: () =>
      at(some(items.filter(({ status }) => status === 'completed')), ({ id }) => stage.repaint(owner, id)),
    retry: () =>
      at(some(items.filter(({ status }) => status === 'failed')), ({ id }) => stage.retry(owner, id)),
    remove: () => at(some(items), ({ id }) => stage.remove(owner, id)),
    plan: () => stage.plan(owner, plan),
    leave: async () => {
      await withdrawFilmsStep({
        sessions: () => partial({ endAll: async () => {} }),
        queues: [],
        ...stage.ports,
      }).run({ userId: owner });
      for (const [name, { ownerId }] of stage.running) if (ownerId === owner) stage.running.delete(name);
      await stage.reserved();
      await deleteRows(table, await rowKeys(table, owner, ''));
      await stage.plan(owner, plan);
    },
    wait: async () => stage.wait(minutes),
    sweep: () => stage.sweep().catch(refused),
    slots: async () => {
      stage.state.slots = 1 + (pick % 4);
    },
    heads: () => Promise.all([stage.dispatch(), stage.dispatch(), stage.dispatch()]).catch(refused),
    atOnce: () =>
      Promise.all([
        ...OWNERS.map((each) => stage.create(each)),
        at(job, stage.complete),
        stage.dispatch().catch(refused),
        at(some(items), ({ id }) => stage.remove(owner, id)),
      ]),
  };
  await deeds[action]();
  stage.state.crash = undefined;
  await endStray(stage);
};

/** Stops executions whose attempt has ended, as their next step would. */
const endStray = async (stage: FilmStage) => {
  for (const [name, { ownerId, videoId, attempt }] of stage.running) {
    const video = await stage.store.find(ownerId, videoId);
    if (video === undefined || !isUnderWay(video) || video.attempt !== attempt) stage.running.delete(name);
  }
};

/** Invariants that must hold between any two actions. */
const holds = async (stage: FilmStage) => {
  const rows = await queueRows(table);
  expect(rows.running, 'accounts and videos agree on who holds a slot').toEqual(rows.held);
  expect(rows.waiting, 'accounts and videos agree on who waits').toEqual(rows.queued);
  expect(rows.counted, 'the counter equals the videos that hold a slot').toBe(rows.held.length);
  expect(rows.turns, 'the queue has exactly the accounts that may go on').toEqual(rows.due);
  const held = new Set(rows.held);
  for (const name of stage.running.keys()) expect(held, 'only a film with a slot runs').toContain(name);
  const { take, audit } = tally();
  for (const item of rows.items) take(item);
  expect(audit().differences).toEqual([]);
  // A reservation was returned if and only if its attempt ended without a film.
  for (const video of rows.videos) {
    if (video.status === 'deleting') continue;
    const name = executionNameOf(jobOf(video));
    const wrote = (reason: string) =>
      rows.items.some(({ sk }) => String(sk).startsWith(`LEDGER#${reason}:${video.id}:${video.attempt}:`));
    const isLost =
      shownStatus(video) === 'failed' ||
      (['completed', 'deleted'].includes(video.status) && video.error !== undefined);
    expect([name, wrote('reserve'), wrote('return')]).toEqual([name, true, isLost]);
  }
  expect(await stage.reserved(), 'budgets hold what is under way').toBe(
    RESERVED * (rows.held.length + rows.queued.length),
  );
  return rows;
};

/** When nothing else happens, every queued film is made. */
const drains = async (stage: FilmStage) => {
  const { queued } = await queueRows(table);
  for (let round = 0; round < 200; round += 1) {
    stage.wait(2);
    await stage.sweep();
    const jobs = [...stage.running.values()];
    if (jobs.length === 0) break;
    for (const job of jobs) await stage.complete(job);
    await endStray(stage);
  }
  const rows = await holds(stage);
  expect([rows.held, rows.queued, rows.turns, rows.counted]).toEqual([[], [], [], 0]);
  for (const name of queued) expect([...stage.executions.keys()], 'no queued film is lost').toContain(name);
  expect(stage.twice, 'no film starts without its slot, and none twice').toEqual([]);
};

// Proves fair-films-way-plan-others-in.
it(
  'after any sequence of events, no film is lost or made twice, and slots, credits and budgets add up',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20, size: 'max' }), async (steps) => {
        await emptyTable(table);
        const stage = filmStage(table, 2);
        for (const [index, owner] of OWNERS.entries()) await stage.plan(owner, defined(PLANS[index]));
        for (const one of steps) {
          await act(stage, one);
          await holds(stage);
        }
        await drains(stage);
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
