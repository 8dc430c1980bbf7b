import { beforeEach, describe, expect, it } from 'vitest';
import { type Amounts, amountsBy } from '#functions/domain/budget/amounts.ts';
import type { Budget } from '#functions/domain/budget/budget.ts';
import { spendingLimits, updateLimits } from '#functions/domain/budget/spending.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { editOfScene } from '#functions/domain/video/video-edit.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { settleBudgets } from '#functions/scheduled/accounts/settle-budgets.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { pictureSwitch } from '#functions/store/budget/picture-switch.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { giveSlot } from '#test/support/queue/give-slot.ts';
import { defined } from '#test/support/values.ts';

const table = useTable();

/** Each test uses its own month. */
let month = 0;
let now = new Date();
beforeEach(() => {
  month += 1;
  now = new Date(Date.UTC(2026, month * 2, 15, 12));
});

const PICTURES = { low: 10, medium: 20, high: 80 };
const RULES = {
  rates: { picture: { budget: 'openai', each: PICTURES }, speech: [], scene: 0 },
  best: 'medium',
} as const;
const LARGE = 1_000_000;
/** Too small to be divided among tiers; a single day may use the whole month's budget. */
const budgetOf = (month: Partial<Amounts>): Budget => {
  const whole = amountsBy((purse) => month[purse] ?? LARGE);
  return { month: whole, dayFloor: whole };
};
/** These amounts, and nothing in the other purses. */
const only = (some: Partial<Amounts>): Amounts => amountsBy((purse) => some[purse] ?? 0);
let films = 0;
/** A one-scene film: 20 micro-dollars at medium quality, 10 at low. */
const create = async (budgets: Partial<Amounts>, owner = `user-${films}`) => {
  films += 1;
  await giveProfile(table, owner);
  const draft = newVideo(`film-${films}`, storyOf(owner), choice, now);
  const limits = spendingLimits(draft.scenes, { ...RULES, budget: budgetOf(budgets) });
  return { owner, draft, outcome: await videoStore(table).create(draft, undefined, now, limits) };
};
const used = async () => (await budgetStore(table, async () => undefined).used(now)).month.all;
const settle = async (spent: Amounts | undefined) => {
  const budgets = budgetStore(table, async () => spent);
  const { tended } = await runDuty(
    settleBudgets({
      videos: () => videoStore(table),
      storyboards: () => storyboardStore(table),
      budgets: () => budgets,
      budget: () => budgetOf({}),
      now: () => now,
    }),
  );
  return tended['settled'] ?? 0;
};

describe("the month's budget", () => {
  // Proves budget-month-budget-reserved-anything-spent.
  it('for three films allows at most three of twenty concurrent films, and charges nothing for the rest', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => create({ openai: 30 })));
    const kinds = made.map(({ outcome }) => outcome.kind);
    // Either the first film takes 20 at medium quality and the next 10 at low, or three films take 10 each.
    const created = made.flatMap(({ outcome }) => (outcome.kind === 'created' ? [outcome.video] : []));
    const spent = created.map(({ pictures }) => PICTURES[defined(pictures).quality]);
    expect(spent.reduce((sum, each) => sum + each, 0)).toBe(30);
    expect((await used()).openai).toBe(30);
    expect(kinds.filter((kind) => kind === 'over_budget')).toHaveLength(20 - created.length);
    const balances = await Promise.all(
      made.map(async ({ owner, outcome }) => ({
        kind: outcome.kind,
        left: (await creditStore(table).read(owner, now)).grants[0]?.remaining,
      })),
    );
    for (const { kind, left } of balances) expect(left).toBe(kind === 'created' ? 20 : 30);
  });

  // Proves budget-month-budget-reserved-anything-spent.
  it('gives films plainer pictures when it is nearly used up, before any film is refused', async () => {
    const outcomes = [];
    for (let film = 0; film < 4; film += 1) outcomes.push((await create({ stage: 55 })).outcome);
    expect(
      outcomes.map((outcome) => (outcome.kind === 'created' ? outcome.video.pictures : outcome.kind)),
    ).toEqual([
      { quality: 'medium', scenesEach: 1 },
      { quality: 'medium', scenesEach: 1 },
      { quality: 'low', scenesEach: 1 },
      'over_budget',
    ]);
  });

  it('reserves the cost of one edited scene, or refuses the edit and takes no credit', async () => {
    const { owner, draft, outcome } = await create({ openai: 40 });
    expect(outcome.kind).toBe('created');
    const store = videoStore(table);
    const job = { ownerId: owner, videoId: draft.id, attempt: 1 };
    await store.complete(job, filmOf(), now);
    const film = defined(await store.find(owner, draft.id));
    const plan = (openai: number) =>
      updateLimits(
        { scenes: film.scenes, edited: [0], painted: 1, pictures: film.pictures },
        { ...RULES, budget: budgetOf({ openai }) },
      );
    const repaint = (openai: number) =>
      store.update(film, defined(editOfScene(film, { kind: 'repaint', index: 0 })), {
        now,
        limits: plan(openai),
      });
    const left = async () => (await creditStore(table).read(owner, now)).grants[0]?.remaining;

    expect((await repaint(39)).kind).toBe('over_budget');
    expect([await left(), (await used()).openai]).toEqual([20, 20]);
    expect((await repaint(40)).kind).toBe('begun');
    expect([await left(), (await used()).openai]).toEqual([19, 40]);
    await settle(only({ stage: 3, openai: 3, polly: 0 }));
    // The film’s own reservation is settled; the edit’s reservation stays until the edit ends.
    expect((await used()).openai).toBe(23);
  });

  it('for one provider refuses a film even when the other budgets could cover it', async () => {
    expect((await create({ openai: 9 })).outcome.kind).toBe('over_budget');
    expect(await used()).toEqual(only({ stage: 0, openai: 0, polly: 0 }));
  });

  it('resets each month', async () => {
    expect((await create({ openai: 20 })).outcome.kind).toBe('created');
    expect((await create({ openai: 20 })).outcome.kind).toBe('over_budget');
    now = new Date(now.getTime() + 31 * 24 * 60 * 60_000);
    expect((await create({ openai: 20 })).outcome.kind).toBe('created');
  });
});

describe('a reservation', () => {
  const begin = async () => {
    const { outcome, draft, owner } = await create({});
    if (outcome.kind === 'created') await giveSlot(table, outcome.video, now);
    return { draft, owner };
  };
  const SPENT = only({ stage: 7, openai: 5, polly: 1 });

  // Proves budget-settled-amount-used-however-film.
  it('is kept while its film is being made, then changes to the amount used, no matter how often it is settled', async () => {
    const { draft, owner } = await begin();
    expect(await settle(SPENT)).toBe(0);
    expect(await used()).toEqual(only({ stage: 20, openai: 20, polly: 0 }));
    await videoStore(table).complete({ ownerId: owner, videoId: draft.id, attempt: 1 }, filmOf(), now);
    await Promise.all([settle(SPENT), settle(SPENT), settle(SPENT)]);
    expect(await settle(SPENT)).toBe(0);
    expect(await used()).toEqual(SPENT);
  });

  // Proves budget-settled-amount-used-however-film.
  it('of a failed film is settled too, and its next attempt reserves again', async () => {
    const { draft, owner } = await begin();
    const store = videoStore(table);
    await store.fail({ ownerId: owner, videoId: draft.id, attempt: 1 }, 'It failed.', now);
    expect(await settle(SPENT)).toBe(0);
    now = new Date(now.getTime() + 7 * 60_000);
    expect(await settle(SPENT)).toBe(1);
    const failed = defined(await store.find(owner, draft.id));
    const small = budgetOf({ stage: 20, openai: 20, polly: 20 });
    const again = await store.retry(failed, now, spendingLimits(failed.scenes, { ...RULES, budget: small }));
    expect(again).toMatchObject({ kind: 'retried', video: { pictures: { quality: 'low' }, attempt: 2 } });
    expect((await used()).openai).toBe(SPENT.openai + PICTURES.low);
    expect(await settle(SPENT)).toBe(0);
  });

  it('without a receipt is kept in full, because the real cost is unknown', async () => {
    const { draft, owner } = await begin();
    await videoStore(table).withdraw(owner, draft.id, now);
    expect(await settle(undefined)).toBe(1);
    expect(await used()).toEqual(only({ stage: 20, openai: 20, polly: 0 }));
  });

  it('of an attempt that never got a slot is returned in full', async () => {
    const [cancelled, withdrawn] = [await create({}), await create({})];
    const job = { ownerId: cancelled.owner, videoId: cancelled.draft.id, attempt: 1 };
    await videoStore(table).cancel(job, 'It was cancelled.', now);
    await videoStore(table).withdraw(withdrawn.owner, withdrawn.draft.id, now);
    expect(await used()).toEqual(only({ stage: 0, openai: 0, polly: 0 }));
    expect(await settle(SPENT)).toBe(0);
  });

  it('from the last hour of a month is settled in that month', async () => {
    const { draft, owner } = await begin();
    const before = now;
    await videoStore(table).fail({ ownerId: owner, videoId: draft.id, attempt: 1 }, 'It failed.', now);
    now = new Date(now.getTime() + 25 * 24 * 60 * 60_000);
    expect(await settle(SPENT)).toBe(1);
    expect((await used()).stage).toBe(0);
    now = before;
    expect((await used()).stage).toBe(SPENT.stage);
  });
});

describe('the picture quality switch', () => {
  // Proves budget-operator-switch-low-picture-quality.
  it('takes effect in every running function within a minute, whether it is turned on or off', async () => {
    let time = Date.parse('2026-11-21T12:00:00Z');
    const running = pictureSwitch(table, () => new Date(time));
    const operator = pictureSwitch(table, () => new Date(time));
    expect(await running.read()).toBeUndefined();
    await operator.turn('low');
    time += 61_000;
    expect(await running.read()).toBe('low');
    await operator.turn(undefined);
    expect(await running.read()).toBe('low');
    time += 61_000;
    expect(await running.read()).toBeUndefined();
  });
});
