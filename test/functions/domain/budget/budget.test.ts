import { describe, expect, it } from 'vitest';
import { type Amounts, amountsBy } from '#functions/domain/budget/amounts.ts';
import {
  type Budget,
  COUNTERS,
  type Counted,
  type Counter,
  countersOf,
  fullness,
  hasLeft,
  isShared,
  limitsOf,
  SPANS,
  type Span,
} from '#functions/domain/budget/budget.ts';
import { TIERS, type Tier } from '#functions/domain/plans/tiers.ts';

const NONE = amountsBy(() => 0);
/**
 * A monthly budget of just over $100, which the tiers share. Each day may always use 5,000 of each purse, however
 * small its share is.
 */
const SHARED: Budget = {
  month: { stage: 100_000_019, openai: 1_000_000, polly: 500_009, checks: 100_000, packs: 40_000 },
  dayFloor: amountsBy(() => 5000),
};
const SMALL: Budget = {
  month: { stage: 99_999_999, openai: 1_000_000, polly: 50_009, checks: 50_000, packs: 40_000 },
  dayFloor: amountsBy(() => 5000),
};
/** The given amounts in the given counters, and nothing in the rest. */
const counted = (used: Partial<Record<Counter, Partial<Amounts>>> = {}): Counted => {
  const of = (counter: Counter): Amounts => ({ ...NONE, ...used[counter] });
  return { all: of('all'), paid: of('paid'), trial: of('trial'), free: of('free') };
};

describe('a budget', () => {
  it('is shared among the tiers if it is at least $100', () => {
    const of = (stage: number): boolean => isShared({ ...SHARED, month: { ...NONE, stage } });
    expect([99_999_999, 100_000_000, 100_000_001].map(of)).toEqual([false, true, true]);
  });

  it('is counted per month and per day, in total and for each tier', () => {
    expect(SPANS).toEqual(['month', 'day']);
    expect(COUNTERS).toEqual(['all', 'paid', 'trial', 'free']);
  });
});

it.each<[Tier, Span, Counter[]]>([
  ['paid', 'month', ['all']],
  ['trial', 'month', ['all', 'trial']],
  ['free', 'month', ['all', 'trial', 'free']],
  ['paid', 'day', ['all', 'paid']],
  ['trial', 'day', ['all', 'trial']],
  ['free', 'day', ['all', 'free']],
])('a %s account’s spending in a %s counts towards %j', (tier, span, counters) => {
  expect(countersOf(tier, span)).toEqual(counters);
});

describe('the limits of a budget', () => {
  it('without sharing are the whole budget per month and, per day, a tenth of it or the floor', () => {
    expect(limitsOf(SMALL, 'month')).toEqual({ all: SMALL.month });
    expect(limitsOf(SMALL, 'day')).toEqual({
      all: { stage: 9_999_999, openai: 100_000, polly: 5000, checks: 5000, packs: 5000 },
    });
  });

  it('allow each lower tier of a shared budget, per month, its own share plus the shares of the tiers below', () => {
    expect(limitsOf(SHARED, 'month')).toEqual({
      all: SHARED.month,
      trial: { stage: 30_000_005, openai: 300_000, polly: 150_002, checks: 30_000, packs: 12_000 },
      free: { stage: 10_000_001, openai: 100_000, polly: 50_000, checks: 10_000, packs: 4000 },
    });
  });

  it('allow each tier of a shared budget, per day, a tenth of its own share or the floor', () => {
    expect(limitsOf(SHARED, 'day')).toEqual({
      paid: { stage: 7_000_001, openai: 70_000, polly: 35_000, checks: 7000, packs: 5000 },
      trial: { stage: 2_000_000, openai: 20_000, polly: 10_000, checks: 5000, packs: 5000 },
      free: { stage: 1_000_000, openai: 10_000, polly: 5000, checks: 5000, packs: 5000 },
    });
  });
});

describe('the percentage of a budget that is used', () => {
  it('is that of its most heavily used purse, rounded down', () => {
    const used = counted({ all: { stage: 50_000_000, openai: 999_999, packs: 20_000 } });
    expect(fullness(used, SMALL, 'month')).toEqual({ all: 99 });
    expect(fullness(counted({ all: SMALL.month }), SMALL, 'month')).toEqual({ all: 100 });
    expect(fullness(counted(), SMALL, 'day')).toEqual({ all: 0 });
  });

  it('is reported for each counter that has a limit', () => {
    const used = counted({
      all: { stage: 60_000_000 },
      paid: { openai: 35_000 },
      trial: { polly: 5000 },
      free: { checks: 4999 },
    });
    expect(fullness(used, SHARED, 'month')).toEqual({ all: 59, trial: 3, free: 49 });
    expect(fullness(used, SHARED, 'day')).toEqual({ paid: 50, trial: 50, free: 99 });
  });
});

describe('a purse', () => {
  type Used = Partial<Record<Span, Counted>>;
  const left = (budget: Budget, tier: Tier, used: Used): boolean =>
    hasLeft({ month: counted(), day: counted(), ...used }, budget, tier, 'openai');
  const tiersWithLeft = (budget: Budget, used: Used): readonly Tier[] =>
    TIERS.filter((tier) => left(budget, tier, used));
  const spent = (counter: Counter, openai: number): Counted => counted({ [counter]: { openai } });

  it.each<[string, Budget, Used, readonly Tier[]]>([
    ['all but a millionth of a dollar of the month’s budget', SMALL, { month: spent('all', 999_999) }, TIERS],
    ['all of the month’s budget', SMALL, { month: spent('all', 1_000_000) }, []],
    ['all but a millionth of a dollar of the day’s budget', SMALL, { day: spent('all', 99_999) }, TIERS],
    ['all of the day’s budget', SMALL, { day: spent('all', 100_000) }, []],
    ['any amount on a tier without a limit', SMALL, { day: spent('free', 9_000_000) }, TIERS],
    ['all of a shared month’s budget', SHARED, { month: spent('all', 1_000_000) }, []],
    [
      'all but a millionth of a dollar of the month’s share of trials',
      SHARED,
      { month: spent('trial', 299_999) },
      TIERS,
    ],
    ['the month’s share of trials', SHARED, { month: spent('trial', 300_000) }, ['paid']],
    ['the month’s share of free accounts', SHARED, { month: spent('free', 100_000) }, ['paid', 'trial']],
    ['the day’s share of paid accounts', SHARED, { day: spent('paid', 70_000) }, ['trial', 'free']],
    ['the day’s share of trials', SHARED, { day: spent('trial', 20_000) }, ['paid', 'free']],
    ['the day’s share of free accounts', SHARED, { day: spent('free', 10_000) }, ['paid', 'trial']],
    ['any amount on a shared day as a whole', SHARED, { day: spent('all', 9_000_000) }, TIERS],
  ])('has something left for the right tiers once it has spent %s', (_, budget, used, tiers) => {
    expect(tiersWithLeft(budget, used)).toEqual(tiers);
  });

  it('has something left, no matter how much other purses have used', () => {
    const used = counted({ all: { ...SMALL.month, openai: 0 } });
    expect(left(SMALL, 'paid', { month: used, day: used })).toBe(true);
  });
});
