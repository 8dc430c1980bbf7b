import { beforeEach, describe, expect, it } from 'vitest';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import { spendingLimits } from '#functions/domain/budget/spending.ts';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import type { Tier } from '#functions/domain/plans/tiers.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { creditStore, creditWrites } from '#functions/store/credits/credit-store.ts';
import { transact } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { useTable } from '#test/support/cloud/use-table.ts';

const table = useTable();

/** Each test uses its own months. */
let month = 0;
let now = new Date();
beforeEach(() => {
  month += 2;
  now = new Date(Date.UTC(2027, month, 15, 23, 59));
});
const tomorrow = () => {
  now = new Date(now.getTime() + 60_000);
};

/** A dollar: the maximum cost of a film. */
const DOLLAR = 1_000_000;
const RULES = {
  rates: {
    picture: { budget: 'openai', each: { low: DOLLAR, medium: DOLLAR, high: DOLLAR } },
    speech: [],
    scene: 0,
  },
  best: 'low',
} as const;
/** A month's budget in dollars; a day may use up to `daily` dollars. */
const budgetOf = (dollars: number, daily = 1000) => ({
  month: amountsBy(() => dollars * DOLLAR),
  dayFloor: amountsBy(() => daily * DOLLAR),
});
const SUBSCRIPTIONS = { paid: 'hobby', trial: 'trial', free: 'free' } as const;

let films = 0;
/** Creates a film for a new account. */
const create = async (tier: Tier, budget: ReturnType<typeof budgetOf>) => {
  films += 1;
  const owner = `user-${films}`;
  await giveProfile(table, owner);
  const account = emptyAccount(owner, now);
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000).toISOString();
  const given = {
    ...account,
    subscription: SUBSCRIPTIONS[tier],
    grants: [{ id: 'given', kind: 'paid', remaining: 10, expiresAt } as const],
  };
  await transact(table, creditWrites(table, { account: given, rows: [] }));
  const draft = newVideo(`film-${films}`, storyOf(owner), choice, now);
  const limits = spendingLimits(draft.scenes, { ...RULES, budget });
  return { owner, draft, outcome: await videoStore(table).create(draft, undefined, now, limits) };
};
const createMany = async (count: number, tier: Tier, budget: ReturnType<typeof budgetOf>) => {
  const made = await Promise.all(Array.from({ length: count }, () => create(tier, budget)));
  return {
    made,
    created: made.filter(({ outcome }) => outcome.kind === 'created').length,
    spent: new Set(made.flatMap(({ outcome }) => (outcome.kind === 'over_budget' ? [outcome.spent] : []))),
  };
};
const store = (spent = 0) => budgetStore(table, async () => amountsBy(() => spent));
/** Reserves what this many films would cost. */
const reserve = (films: number, tier: Tier, budget: ReturnType<typeof budgetOf>) =>
  store().hold(
    amountsBy(() => films * DOLLAR),
    budget,
    tier,
    now,
  );
const used = async (at = now) => {
  const { month: inMonth, day } = await store().used(at);
  const dollars = ({ stage }: { readonly stage: number }) => stage / DOLLAR;
  return {
    month: [dollars(inMonth.all), dollars(inMonth.trial), dollars(inMonth.free)],
    day: [dollars(day.all), dollars(day.paid), dollars(day.trial), dollars(day.free)],
  };
};

describe('a budget of 100 dollars', () => {
  // Proves budget-tiers-share-budgets-100-lower.
  it('gives free accounts 10 of a hundred films, trials 20 more, and paying customers the rest', async () => {
    const budget = budgetOf(100);
    await reserve(8, 'free', budget);
    expect((await createMany(4, 'free', budget)).created).toBe(2);
    expect((await create('paid', budget)).outcome.kind).toBe('created');
    await reserve(18, 'trial', budget);
    expect((await createMany(4, 'trial', budget)).created).toBe(2);
    expect(await used()).toEqual({ month: [31, 30, 10], day: [31, 1, 20, 10] });
    expect((await create('paid', budget)).outcome.kind).toBe('created');
  });

  // Proves budget-tiers-share-budgets-100-lower.
  it('lets a tier use what the tiers below it leave unused, but never the reverse', async () => {
    const budget = budgetOf(100);
    await reserve(28, 'trial', budget);
    expect((await createMany(3, 'trial', budget)).created).toBe(2);
    expect((await createMany(1, 'free', budget)).created).toBe(0);
    await reserve(70, 'paid', budget);
    expect((await create('paid', budget)).outcome).toMatchObject({ kind: 'over_budget', spent: 'month' });
  });

  // Proves budget-day-uses-tenth-tier-month.
  it('limits concurrent films to the tier’s daily budget, writes no row for the rest, and reopens at midnight UTC', async () => {
    const budget = budgetOf(100, 3);
    const { created, spent, made } = await createMany(10, 'free', budget);
    expect([created, [...spent]]).toEqual([3, ['day']]);
    for (const { owner, draft, outcome } of made) {
      const kept = (await creditStore(table).read(owner, now)).grants[0]?.remaining;
      expect(kept).toBe(outcome.kind === 'created' ? 0 : 10);
      expect((await videoStore(table).find(owner, draft.id)) === undefined).toBe(outcome.kind !== 'created');
    }
    expect((await create('trial', budget)).outcome.kind).toBe('created');
    tomorrow();
    expect((await createMany(5, 'free', budget)).created).toBe(3);
  });

  it('allows a tenth of a tier’s monthly budget on one day if that is more than the daily amount', async () => {
    const budget = budgetOf(100, 3);
    await reserve(5, 'paid', budget);
    const { created, spent } = await createMany(3, 'paid', budget);
    expect([created, [...spent]]).toEqual([2, ['day']]);
  });

  it('refuses films until next month when the month’s budget is used up, even if the day’s budget is used up too', async () => {
    const budget = budgetOf(100, 10);
    await reserve(8, 'free', budget);
    const { created, spent } = await createMany(3, 'free', budget);
    expect([created, [...spent]]).toEqual([2, ['month']]);
  });
});

it('a budget below 100 dollars is not divided: any tier may use all of a day’s or month’s budget', async () => {
  const { created, spent } = await createMany(4, 'free', budgetOf(20, 1));
  expect([created, [...spent]]).toEqual([2, ['day']]);
  tomorrow();
  await reserve(16, 'free', budgetOf(20));
  expect((await createMany(3, 'free', budgetOf(20))).created).toBe(2);
});

describe('settling', () => {
  const settleAll = async (spent: number) => {
    for await (const reservation of store().open(now)) await store(spent).settle(reservation);
  };

  it('lets a reserved film finish after the budget is used up, and counts any extra cost too', async () => {
    const budget = budgetOf(100);
    const { owner, draft } = await create('free', budget);
    await reserve(99, 'paid', budget);
    expect((await create('paid', budget)).outcome.kind).toBe('over_budget');
    const job = { ownerId: owner, videoId: draft.id, attempt: 1 };
    const films = videoStore(table);
    expect(await films.advance(job, 'paint:0')).toEqual(['paint:0']);
    expect(await films.complete(job, filmOf(), now)).toBe(true);
    await settleAll(1.5 * DOLLAR);
    expect((await used()).month).toEqual([100.5, 1.5, 1.5]);
    expect((await create('free', budgetOf(100))).outcome.kind).toBe('over_budget');
  });

  // Proves budget-day-uses-tenth-tier-month.
  it('returns amounts to the day, month and tier that the reservation came from', async () => {
    now = new Date(Date.UTC(2027, month + 1, 0, 23, 59, 30));
    const before = now;
    await create('free', budgetOf(100));
    tomorrow();
    await create('trial', budgetOf(100));
    await settleAll(0.25 * DOLLAR);
    expect(await used(before)).toEqual({ month: [0.25, 0.25, 0.25], day: [0.25, 0, 0, 0.25] });
    expect(await used()).toEqual({ month: [0.25, 0.25, 0], day: [0.25, 0, 0.25, 0] });
  });
});
