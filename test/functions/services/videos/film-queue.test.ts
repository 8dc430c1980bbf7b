import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sessions } from '#functions/domain/account/ports.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { auditLedgers } from '#functions/store/credits/ledger-audit.ts';
import type { Table } from '#functions/store/table/table.ts';
import { withdrawFilmsStep } from '#functions/workflows/account-deletion/withdraw-films.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { type FilmStage, filmStage } from '#test/support/queue/film-stage.ts';
import { emptyTable, queueRows } from '#test/support/queue/queue-rows.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined, partial } from '#test/support/values.ts';

let table: Table;
let close: () => Promise<void>;
let stage: FilmStage;
beforeAll(async () => {
  ({ table, close } = await startTable());
});
beforeEach(() => {
  stage = filmStage(table, 100);
});
afterEach(() => emptyTable(table));
afterAll(() => close());

const many = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, () => work()));
const ownersOf = () => [...stage.executions.values()].map(({ ownerId }) => ownerId);
const creditsOf = async (owner: string) =>
  (await creditStore(table).read(owner, stage.state.now)).grants.reduce(
    (sum, { remaining }) => sum + remaining,
    0,
  );
/** Plans, each with the number of films that it allows at once. */
const PLANS = [
  ['free', 1],
  ['starter', 3],
  ['ultra', 12],
] as const;
/** Checks that slots, counters, turns and videos agree. */
const agrees = async () => {
  const rows = await queueRows(table);
  expect(rows.running).toEqual(rows.held);
  expect(rows.waiting).toEqual(rows.queued);
  expect(rows.counted).toBe(rows.held.length);
  expect(rows.turns).toEqual(rows.due);
  expect((await auditLedgers(table)).differences).toEqual([]);
  return rows;
};

describe('films in progress', () => {
  // Proves fair-films-way-plan-others-in.
  it('are limited to two when a trial account creates six videos at once; the rest follow in turn', async () => {
    await stage.plan('ada', 'trial');
    const replies = await many(6, () => stage.create('ada'));
    expect(stage.running.size).toBe(2);
    expect(replies.every(({ status }) => status === 'generating')).toBe(true);
    expect((await agrees()).queued).toHaveLength(4);
    for (let film = 0; film < 6; film += 1) await stage.complete(defined([...stage.running.values()][0]));
    expect(stage.most('ada')).toBe(2);
    expect(stage.executions.size).toBe(6);
    expect((await agrees()).held).toEqual([]);
  });

  it.each(isFullRun ? PLANS : PLANS.slice(0, 2))('on the %s plan number at most %i', async (plan, limit) => {
    await stage.plan('ada', plan);
    for (let film = 0; film <= limit; film += 1) await stage.create('ada');
    expect(stage.running.size).toBe(limit);
  });

  it('include retries and scene edits', async () => {
    await stage.plan('ada', 'free');
    const { id } = await stage.create('ada');
    const [job] = stage.running.values();
    await stage.complete(defined(job));
    await stage.create('ada');
    const { reply } = await stage.repaint('ada', id);
    expect(reply).toMatchObject({ status: 'completed', progress: { step: 'queued', place: 1 } });
    await stage.fail(defined([...stage.running.values()][0]));
    expect([...stage.running.keys()]).toEqual([`${id}-2`]);
    const { videos } = await agrees();
    await stage.retry('ada', defined(videos.find(({ status }) => status === 'failed')).id);
    expect(stage.running.size).toBe(1);
    expect((await agrees()).queued).toHaveLength(1);
  });

  it('never exceed the stage’s slots, even when many requests compete for the last ones', async () => {
    stage.state.slots = 3;
    const owners = Array.from({ length: 8 }, (_, index) => `owner-${index}`);
    for (const owner of owners) await stage.plan(owner, 'starter');
    await Promise.all(owners.map((owner) => stage.create(owner)));
    expect([stage.running.size, stage.most()]).toEqual([3, 3]);
    await Promise.all([...stage.running.values()].map((job) => stage.complete(job)));
    expect([stage.running.size, stage.most()]).toEqual([3, 3]);
    expect(stage.executions.size).toBe(6);
    await agrees();
  });

  it('decrease as films end after a deployment with fewer slots', async () => {
    stage.state.slots = 4;
    await stage.plan('ada', 'ultra');
    for (let film = 0; film < 8; film += 1) await stage.create('ada');
    stage.state.slots = 2;
    const left = [];
    for (let film = 0; film < 4; film += 1) {
      await stage.complete(defined([...stage.running.values()][0]));
      left.push(stage.running.size);
    }
    expect(left).toEqual([3, 2, 2, 2]);
    await agrees();
  });
});

describe('turns', () => {
  it('rotate between accounts: one with a hundred videos does not delay another', async () => {
    stage.state.slots = 1;
    for (const owner of ['greedy', 'ada', 'bob']) await stage.plan(owner, 'ultra');
    for (let film = 0; film < 8; film += 1) await stage.create('greedy');
    stage.wait(1);
    for (const owner of ['ada', 'bob', 'ada']) await stage.create(owner);
    for (let film = 0; film < 6; film += 1) await stage.complete(defined([...stage.running.values()][0]));
    expect(ownersOf()).toEqual(['greedy', 'greedy', 'ada', 'bob', 'greedy', 'ada', 'greedy']);
  });

  it('start for paid plans before trials, and for trials before free accounts', async () => {
    stage.state.slots = 1;
    for (const plan of ['free', 'trial', 'hobby'] as const) await stage.plan(plan, plan);
    for (const owner of ['free', 'free', 'trial', 'hobby']) await stage.create(owner);
    for (let film = 0; film < 3; film += 1) await stage.complete(defined([...stage.running.values()][0]));
    expect(ownersOf()).toEqual(['free', 'hobby', 'trial', 'free']);
  });

  it('start for a free account too, even if paying accounts always have more videos waiting', async () => {
    stage.state.slots = 1;
    for (const owner of ['one', 'two']) await stage.plan(owner, 'ultra');
    await stage.plan('free', 'free');
    for (let film = 0; film < 8; film += 1) {
      await stage.create('one');
      await stage.create('two');
    }
    await stage.create('free');
    while (!ownersOf().includes('free')) await stage.complete(defined([...stage.running.values()][0]));
    expect(stage.executions.size).toBeLessThanOrEqual(16);
  });
});

describe('a queued video', () => {
  it('shows its position in the queue and never expires: it is made even after an hour of downtime', async () => {
    await stage.plan('ada', 'free');
    const first = await stage.create('ada');
    const second = await stage.create('ada');
    const third = await stage.create('ada');
    expect(first.progress?.step).toBe('Planning the scenes');
    expect([second.progress?.step, second.progress?.place]).toEqual(['queued', 1]);
    expect(third.progress?.place).toBe(2);
    stage.wait(60);
    await stage.sweep();
    const { videos } = await agrees();
    // The work in progress has ended and its credits have been returned; the queued work has started.
    expect(videos.map(({ status }) => status).toSorted()).toEqual(['failed', 'generating', 'generating']);
    expect([...stage.executions.keys()]).toContain(`${second.id}-1`);
    stage.wait(29);
    await stage.sweep();
    expect((await stage.store.find('ada', second.id))?.status).toBe('generating');
  });

  it('can be deleted, which returns its credits and budget at once; a video in progress cannot', async () => {
    await stage.plan('ada', 'free');
    const before = await creditsOf('ada');
    const first = await stage.create('ada');
    const second = await stage.create('ada');
    expect([await creditsOf('ada'), await stage.reserved()]).toEqual([before - 20, 20]);
    stage.wait(40);
    await stage.remove('ada', second.id);
    expect(await stage.store.find('ada', second.id)).toMatchObject({ status: 'deleted' });
    expect([await creditsOf('ada'), await stage.reserved()]).toEqual([before - 10, 10]);
    await expect(stage.remove('ada', first.id)).rejects.toMatchObject({ code: 'in_progress' });
    expect((await agrees()).waiting).toEqual([]);
  });

  it('leaves the queue when its account is deleted, and is never made', async () => {
    await stage.plan('ada', 'free');
    await stage.plan('bob', 'free');
    stage.state.slots = 1;
    await stage.create('bob');
    for (let film = 0; film < 3; film += 1) await stage.create('ada');
    const sessions = () => partial<Sessions>({ endAll: async () => {} });
    await withdrawFilmsStep({ sessions, queues: [], ...stage.ports }).run({ userId: 'ada' });
    await agrees();
    await stage.complete(defined([...stage.running.values()][0]));
    await stage.sweep();
    expect(ownersOf()).toEqual(['bob']);
    expect((await agrees()).turns).toEqual([]);
  });

  it('moves ahead or back when its account’s plan is upgraded or downgraded', async () => {
    stage.state.slots = 1;
    for (const owner of ['busy', 'ada', 'bob']) await stage.plan(owner, 'free');
    await stage.create('busy');
    await stage.create('ada');
    stage.wait(1);
    for (let film = 0; film < 3; film += 1) await stage.create('bob');
    await stage.plan('bob', 'starter');
    stage.state.slots = 4;
    await stage.dispatch();
    expect(ownersOf()).toEqual(['busy', 'bob', 'bob', 'bob']);
    await stage.plan('bob', 'free');
    await stage.create('bob');
    await stage.complete(defined([...stage.running.values()].find(({ ownerId }) => ownerId === 'bob')));
    expect(ownersOf().at(-1)).toBe('ada');
    await stage.complete(defined([...stage.running.values()].find(({ ownerId }) => ownerId === 'bob')));
    expect([...stage.running.values()].filter(({ ownerId }) => ownerId === 'bob')).toHaveLength(1);
    await agrees();
  });
});

describe('a process that is killed', () => {
  it.each(['queue', 'start', 'mark'] as const)(
    'before "%s" loses nothing: the film starts once, a minute later',
    async (crash) => {
      await stage.plan('ada', 'free');
      stage.state.crash = crash;
      await stage.create('ada');
      stage.wait(2);
      await stage.sweep();
      await stage.sweep();
      expect(stage.executions.size).toBe(1);
      expect((await agrees()).held).toEqual([...stage.executions.keys()]);
    },
  );
});
