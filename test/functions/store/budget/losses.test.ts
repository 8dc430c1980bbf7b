import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import { spendingLimits, updateLimits } from '#functions/domain/budget/spending.ts';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { editOfScene } from '#functions/domain/video/video-edit.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { settleBudgets } from '#functions/scheduled/accounts/settle-budgets.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { readLosses } from '#functions/store/budget/loss-writes.ts';
import { pauseStore } from '#functions/store/budget/pause-store.ts';
import { creditStore, creditWrites } from '#functions/store/credits/credit-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import { deleteRows } from '#functions/store/table/batch-delete.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Table, transact } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { giveProfile, startTable } from '#test/support/cloud/store-here.ts';
import { giveSlot } from '#test/support/queue/give-slot.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

let table: Table;
let close: () => Promise<void>;
beforeAll(async () => {
  vi.spyOn(log, 'info').mockReturnValue(undefined);
  ({ table, close } = await startTable());
});
afterAll(() => close());

/** Each test uses its own months. */
let month = 0;
let now = new Date();
beforeEach(() => {
  month += 2;
  now = new Date(Date.UTC(2027, month, 15, 12));
});
const MINUTE_MS = 60_000;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

/** A picture costs a cent: a seven-scene story costs 7 cents. */
const CENT = 10_000;
const SCENES = 7;
const LONG = 21;
const RULES = {
  rates: {
    picture: { budget: 'openai', each: { low: CENT, medium: CENT, high: CENT } },
    speech: [],
    scene: 0,
  },
  best: 'low',
} as const;
const USD = 1_000_000;
/** Free accounts have 10 dollars a month and 1 a day. */
const BUDGET = { month: amountsBy(() => 100 * USD), dayFloor: amountsBy(() => 0) };
const limitsOf = ({ scenes }: Pick<Video, 'scenes'>) => {
  const { plans, budget } = spendingLimits(scenes, { ...RULES, budget: BUDGET });
  // Avoids the plainer pictures that a film gets near the end of a budget.
  return { plans: plans.slice(0, 1), budget };
};
const films = () => videoStore(table);
let count = 0;
const accountOf = async (subscription: 'free' | 'trial' | 'hobby' = 'free') => {
  count += 1;
  const owner = `user-${count}`;
  await giveProfile(table, owner);
  const account = emptyAccount(owner, now);
  const expiresAt = new Date(Date.UTC(2040, 1)).toISOString();
  const grants = [{ id: 'given', kind: 'paid', remaining: 1000, expiresAt } as const];
  await transact(table, creditWrites(table, { account: { ...account, subscription, grants }, rows: [] }));
  return owner;
};
const queue = async (owner: string, length = SCENES) => {
  count += 1;
  const [scene] = storyOf(owner).scenes;
  const scenes = Array.from({ length }, () => defined(scene));
  const draft = { ...newVideo(`film-${count}`, storyOf(owner), choice, now), scenes };
  return films().create(draft, undefined, now, limitsOf(draft));
};
const create = async (owner: string, length?: number) => {
  const outcome = await queue(owner, length);
  if (outcome.kind === 'created') await giveSlot(table, outcome.video, now);
  return outcome;
};
const begun = async (owner: string): Promise<Video> => {
  const outcome = await create(owner);
  if (outcome.kind !== 'created') throw new Error(outcome.kind);
  return outcome.video;
};
const fail = (owner: string, videoId: string, attempt = 1) =>
  films().fail({ ownerId: owner, videoId, attempt }, 'A picture was refused.', now);
const complete = (owner: string, videoId: string, attempt = 1) =>
  films().complete({ ownerId: owner, videoId, attempt }, filmOf(), now);
/** Settles the reservations that are due; each attempt has used `spent` micro-dollars. */
const settle = async (spent: number) => {
  const budgets = budgetStore(table, async () => amountsBy(() => spent));
  const ports = {
    videos: films,
    storyboards: () => storyboardStore(table),
    budgets: () => budgets,
    budget: () => BUDGET,
    now: () => now,
  };
  return (await runDuty(settleBudgets(ports))).tended['settled'] ?? 0;
};
const losses = (owner: string) => readLosses(table, owner, now.toISOString().slice(0, 7));
const balance = async (owner: string) => (await creditStore(table).read(owner, now)).grants[0]?.remaining;

describe('an account whose films fail', () => {
  // Proves budget-account-failed-attempts-cost-cap.
  it.each(isFullRun ? [1, 4, SCENES] : [SCENES])(
    'in scene %i costs us at most its cap in a month, then can’t create films but keeps its credits',
    async (scene) => {
      const owner = await accountOf();
      const spent = (scene - 1) * CENT + 1;
      let made = 0;
      for (;;) {
        const outcome = await create(owner);
        if (outcome.kind !== 'created') {
          expect(outcome.kind).toBe(scene === 1 ? 'created' : 'paused');
          break;
        }
        made += 1;
        await fail(owner, outcome.video.id);
        later(7);
        await settle(spent);
        if (scene === 1 && made === 10) break;
      }
      const { lost } = await losses(owner);
      expect(lost).toBe(made * spent);
      expect(lost).toBeLessThanOrEqual(0.5 * USD);
      expect(await balance(owner)).toBe(1000);
    },
  );

  it('is paused until the end of the month', async () => {
    const owner = await accountOf();
    await fail(owner, (await begun(owner)).id);
    later(7);
    await settle(0.45 * USD);
    const pauses = pauseStore(table);
    expect(await pauses.isPaused(owner, now)).toBe(false);
    expect((await create(owner)).kind).toBe('paused');
    expect(await pauses.isPaused(owner, now)).toBe(true);
    now = new Date(Date.UTC(2027, month + 1, 1));
    expect(await pauses.isPaused(owner, now)).toBe(false);
    expect((await create(owner)).kind).toBe('created');
  });

  it('costs us money once for each failed attempt, no matter how often that is settled, and never for a completed one', async () => {
    const owner = await accountOf();
    const [failed, completed] = [await begun(owner), await begun(owner)];
    await fail(owner, failed.id);
    await complete(owner, completed.id);
    expect(await losses(owner)).toMatchObject({ lost: 0, exposed: 14 * CENT });
    later(7);
    await Promise.all([settle(3 * CENT), settle(3 * CENT), settle(3 * CENT)]);
    expect(await losses(owner)).toMatchObject({ lost: 3 * CENT, exposed: 3 * CENT });
  });

  it('has a failure settled only after the steps that ran alongside the failed one have added their costs', async () => {
    const owner = await accountOf();
    await fail(owner, (await begun(owner)).id);
    later(5);
    expect(await settle(0)).toBe(0);
    expect(await losses(owner)).toMatchObject({ exposed: SCENES * CENT });
    later(2);
    expect(await settle(6 * CENT)).toBe(1);
    expect(await losses(owner)).toMatchObject({ lost: 6 * CENT, exposed: 6 * CENT });
  });

  // Proves budget-account-failed-attempts-cost-cap.
  it('can’t outrun settlement: of ten concurrent films, only as many start as fit within the cap', async () => {
    const owner = await accountOf();
    await fail(owner, (await begun(owner)).id);
    later(7);
    await settle(2 * CENT);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => queue(owner)));
    const made = outcomes.flatMap((outcome) => (outcome.kind === 'created' ? [outcome.video] : []));
    // 2 cents have been lost already; 6 more films at 7 cents fit within the cap.
    expect(made).toHaveLength(6);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['created', 'exposed']));
    expect(await balance(owner)).toBe(1000 - 60);
    for (const { id } of made) await complete(owner, id);
    await settle(7 * CENT);
    expect((await create(owner)).kind).toBe('created');
  });

  // Proves budget-account-failed-attempts-cost-cap.
  it('adds to its losses with failed scene edits, and gets no retries or edits while paused', async () => {
    const owner = await accountOf();
    const finished = await begun(owner);
    await complete(owner, finished.id);
    const broken = await begun(owner);
    await fail(owner, broken.id);
    later(7);
    await settle(CENT);
    const edit = async () => {
      const film = defined(await films().find(owner, finished.id));
      const edited = { scenes: film.scenes, edited: [0], painted: 1 };
      const limits = updateLimits(edited, { ...RULES, budget: BUDGET });
      const outcome = await films().update(film, defined(editOfScene(film, { kind: 'repaint', index: 0 })), {
        now,
        limits,
      });
      if (outcome.kind === 'begun') await giveSlot(table, outcome.video, now);
      return outcome;
    };
    let attempt = 1;
    for (let outcome = await edit(); outcome.kind === 'begun'; outcome = await edit()) {
      attempt += 1;
      await fail(owner, finished.id, attempt);
      later(7);
      await settle(5 * CENT);
    }
    expect(await losses(owner)).toMatchObject({ lost: 51 * CENT, exposed: 51 * CENT });
    expect((await edit()).kind).toBe('paused');
    const failed = defined(await films().find(owner, broken.id));
    expect((await films().retry(failed, now, limitsOf(failed))).kind).toBe('paused');
    expect((await create(owner)).kind).toBe('paused');
  });

  it('may cost us $1.50 on a trial, and 5% of the price on a paid plan', async () => {
    const mostOf = async (subscription: 'trial' | 'hobby') => {
      const owner = await accountOf(subscription);
      let made = 0;
      while ((await create(owner, LONG)).kind === 'created') made += 1;
      return made * LONG;
    };
    expect([await mostOf('trial'), await mostOf('hobby')]).toEqual([147, 84]);
  });
});

describe('an operator', () => {
  // Proves budget-operators-list-paused-accounts-lift.
  it('lists paused accounts and lifts a pause, which forgives the losses', async () => {
    const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    const owner = await accountOf();
    await fail(owner, (await begun(owner)).id);
    later(7);
    await settle(0.45 * USD);
    await Promise.all([create(owner), create(owner)]);
    expect(warned.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({ event: 'account-paused', userId: owner, lostUsd: 0.45, capUsd: 0.5 }),
    ]);
    const pauses = pauseStore(table);
    const listed = [];
    for await (const each of pauses.list(now)) listed.push(each);
    expect(listed).toMatchObject([{ userId: owner, lost: 0.45 * USD, cap: 0.5 * USD }]);
    expect(await pauses.lift(owner, 'Our painter was down.', now)).toBe(true);
    expect(await pauses.lift(owner, 'Again.', now)).toBe(false);
    for await (const each of pauses.list(now)) expect(each.userId).not.toBe(owner);
    expect((await create(owner)).kind).toBe('created');
  });
});

// Proves budget-hostile-accounts-leave-paying.
it.each(isFullRun ? [10, 100] : [5])(
  '%i hostile free accounts use up at most the free tier’s daily budget; a paying customer’s film still starts',
  async (many) => {
    const owners = await Promise.all(Array.from({ length: many }, () => accountOf()));
    const day = now.toISOString().slice(0, 10);
    for (let round = 0; round < 4; round += 1) {
      const made = await Promise.all(owners.map(async (owner) => [owner, await create(owner)] as const));
      for (const [owner, outcome] of made)
        if (outcome.kind === 'created') await fail(owner, outcome.video.id);
      later(7);
      await settle(6 * CENT);
    }
    expect(now.toISOString().slice(0, 10)).toBe(day);
    const lost = (await Promise.all(owners.map(losses))).map((each) => each.lost);
    expect(Math.max(...lost)).toBeLessThanOrEqual(0.5 * USD);
    expect(lost.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(USD);
    expect((await create(defined(owners[0]))).kind).toBe('over_budget');
    expect((await create(await accountOf('hobby'))).kind).toBe('created');
  },
);

it('settling a deleted account’s attempt leaves no row behind', async () => {
  const owner = await accountOf();
  await begun(owner);
  const period = now.toISOString().slice(0, 7);
  await deleteRows(table, [keys.losses(owner, period), keys.video(owner, `film-${count}`)]);
  expect(await settle(0)).toBe(1);
  expect(await losses(owner)).toEqual({ lost: 0, exposed: 0 });
});
