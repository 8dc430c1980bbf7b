import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECKS_AT_ONCE, WORK_PURSES } from '#contract/catalogue.ts';
import { checkUpload } from '#functions/api/uploads/check-upload.ts';
import { amountsBy, MICRO_PER_USD } from '#functions/domain/budget/amounts.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Work } from '#functions/domain/queue/ports.ts';
import { checkWork } from '#functions/services/work/check-work.ts';
import { giveWork } from '#functions/services/work/give-work.ts';
import { payForWork, refuseUnpayable } from '#functions/services/work/work-purse.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { workQueueStore } from '#functions/store/queue/work-queue-store.ts';
import { workSpendingStore } from '#functions/store/queue/work-spending-store.ts';
import { CHECK_QUEUE, type QueueKeys } from '#functions/store/table/queue-keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { uploadStore } from '#functions/store/uploads/upload-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { giveProfile, startTable } from '#test/support/cloud/store-here.ts';
import { filmStage } from '#test/support/queue/film-stage.ts';
import { partial } from '#test/support/values.ts';

const SLOTS = 5;
const ACCOUNTS = 6;
const UPLOADS_EACH = 3;
const PLENTY = 1e9;
const CENT = MICRO_PER_USD / 100;

let started: Awaited<ReturnType<typeof startTable>>;
let table: Table;
beforeAll(async () => {
  started = await startTable();
  ({ table } = started);
});
afterAll(() => started.close());

let time: number;
const now = (): Date => new Date((time += 1));
/** The executions under way. */
let running: Work[];
let order: string[];
let budgetCents: number | undefined;
let queue: QueueKeys;
/** Each test has its own day and its own queue. */
beforeEach(() => {
  time = (time ?? Date.parse('2026-11-26T12:00:00Z')) + 40 * 86_400_000;
  running = [];
  order = [];
  budgetCents = undefined;
  const name = newId();
  queue = {
    ...CHECK_QUEUE,
    slots: { pk: `SLOTS#${name}`, sk: 'SLOTS' },
    turn: (tier, since, ownerId) => ({ pk: `QUEUE#${name}#${tier}`, sk: `${since}#${ownerId}` }),
  };
});

const uploads = () => uploadStore(table);
const subscriptions = () => creditStore(table);
const workSpending = () => workSpendingStore(table);
const budgets = () => budgetStore(table, async () => undefined);
const budget = () => {
  if (budgetCents === undefined) return undefined;
  const amounts = amountsBy(() => (budgetCents ?? 0) * CENT);
  return { month: amounts, dayFloor: amounts };
};
const checks = () => workQueueStore(table, { keys: queue, atOnce: CHECKS_AT_ONCE, slots: () => SLOTS });
const uploadChecker = () => ({
  start: async ({ ownerId, id }: { ownerId: string; id: string }) => {
    running.push({ ownerId, name: id });
    order.push(ownerId);
  },
});
const ports = { checks, uploads, uploadChecker, subscriptions, budgets, budget };
const work = checkWork(ports);
const media = () => partial<Media>({ exists: async () => true });
const route = checkUpload({ ...ports, media });

const account = async (): Promise<string> => {
  const ownerId = newId();
  await giveProfile(table, ownerId);
  return ownerId;
};
/** An upload that has arrived and needs a check. */
const ask = async (ownerId: string): Promise<string> => {
  const draft = { id: newId(), ownerId, kind: 'clip', name: 'x', type: 'video/mp4', bytes: 1 } as const;
  const { kind } = await uploads().begin(draft, PLENTY, now());
  if (kind !== 'begun') throw new Error(kind);
  await route(partial({ params: { id: draft.id } }), partial({ userId: ownerId, now: now() }));
  return draft.id;
};
/** Ends the oldest execution and passes its slot on. */
const end = async (): Promise<void> => {
  const over = running.shift();
  if (over === undefined) throw new Error('Nothing is under way.');
  await checks().leave(over, now());
  await giveWork(work, now(), PLENTY);
};
const mostOfOne = (): number =>
  Math.max(...running.map(({ ownerId }) => running.filter((work) => work.ownerId === ownerId).length));

describe('upload checks', () => {
  // Proves call-checks-archives-how-many-once.
  it('never exceed the stage’s slots or what an account’s plan allows', async () => {
    const owners = await Promise.all(Array.from({ length: ACCOUNTS }, account));
    await Promise.all(
      owners.map(async (owner) => {
        for (let file = 0; file < UPLOADS_EACH; file += 1) await ask(owner);
      }),
    );
    await giveWork(work, now(), PLENTY);
    expect(running).toHaveLength(SLOTS);
    for (let over = 0; running.length > 0; over += 1) {
      expect(running.length).toBe(Math.min(SLOTS, ACCOUNTS * UPLOADS_EACH - over));
      expect(mostOfOne()).toBeLessThanOrEqual(CHECKS_AT_ONCE.free);
      await end();
    }
    expect(new Set(order).size).toBe(ACCOUNTS);
    expect(order).toHaveLength(ACCOUNTS * UPLOADS_EACH);
  });

  it('for a paying customer run before checks that free accounts requested earlier', async () => {
    for (let free = 0; free < ACCOUNTS; free += 1) await ask(await account());
    const customer = await account();
    await filmStage(table, 1).plan(customer, 'starter');
    await ask(customer);
    expect(order).not.toContain(customer);
    await end();
    expect(order.at(-1)).toBe(customer);
  });

  // Proves call-checks-archives-how-many-once.
  it('keep their slots even if their uploads are deleted; queued checks are then dropped when their turn comes', async () => {
    const owner = await account();
    const ids: string[] = [];
    for (let file = 0; file < 3; file += 1) ids.push(await ask(owner));
    for (const id of ids) {
      const upload = await uploads().find(owner, id);
      if (upload !== undefined) await uploads().remove(upload);
    }
    expect(running).toHaveLength(CHECKS_AT_ONCE.free);
    await ask(owner);
    expect(running).toHaveLength(CHECKS_AT_ONCE.free);
    while (running.length > 0) await end();
    expect(order).toHaveLength(3);
  });

  it('leave the queue when the account’s work is withdrawn', async () => {
    const owner = await account();
    for (let file = 0; file < UPLOADS_EACH; file += 1) await ask(owner);
    await checks().withdraw(owner, now());
    running = [];
    await giveWork(work, now(), PLENTY);
    expect(running).toEqual([]);
    const other = await account();
    for (let file = 0; file < UPLOADS_EACH; file += 1) await ask(other);
    expect(running).toHaveLength(CHECKS_AT_ONCE.free);
  });
});

describe('the check purses', () => {
  const pay = (ownerId: string, cents: number): Promise<void> => {
    const paying = { budgets, workSpending, subscriptions, workCost: () => cents * CENT };
    return payForWork(paying, 'checks', { ownerId, milliseconds: 1 }, now());
  };
  const begin = (ownerId: string): Promise<void> =>
    refuseUnpayable({ budgets, budget, workSpending }, 'checks', { ownerId, tier: 'free' }, now());
  const ownCents = WORK_PURSES.checks.dayUsd.free * 100;

  // Proves call-checks-archives-how-many-once.
  it('block only the account whose own purse is empty, and only for that day', async () => {
    const [owner, other] = [await account(), await account()];
    await pay(owner, ownCents - 1);
    await begin(owner);
    await pay(owner, 1);
    await expect(begin(owner)).rejects.toMatchObject({ code: 'too_many_requests' });
    await begin(other);
    time += 86_400_000;
    await begin(owner);
  });

  it('block a tier for the day when the stage’s purse is empty: nothing starts, and waiting work stays queued', async () => {
    budgetCents = 20;
    const [owner, other] = [await account(), await account()];
    await pay(owner, 20);
    await expect(begin(other)).rejects.toMatchObject({ code: 'budget_reached' });
    const id = await ask(other);
    expect(running).toEqual([]);
    expect(await checks().stateOf({ ownerId: other, name: id })).toBe('waiting');
    expect((await budgets().used(now())).day.all).toMatchObject({
      stage: 20 * CENT,
      checks: 20 * CENT,
      packs: 0,
    });
    // The purse has money again.
    budgetCents = 200;
    await giveWork(work, now(), PLENTY);
    expect(running).toHaveLength(1);
  });
});
