import { describe, expect, it } from 'vitest';
import type { Analytics, Range } from '#contract/schemas/analytics.ts';
import { defined } from '#test/support/values.ts';
import {
  barName,
  barsOf,
  completionRate,
  growthOf,
  headlineOf,
  isEmpty,
} from '#web/data/videos/analytics.ts';
import { formatGrowth, formatPercent } from '#web/lib/format.ts';

const LENGTHS = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const;
const MS_PER_DAY = 86_400_000;
const LAST = Date.parse('2026-11-20T00:00:00Z');
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A range that ends on 20 November 2026, with one play a day by default. */
const analytics = (range: Range, plays = 1, before = 0): Analytics => {
  const days = Array.from({ length: LENGTHS[range] }, (_, index) => ({
    date: dateOf(LAST - (LENGTHS[range] - 1 - index) * MS_PER_DAY),
    plays,
    completions: 0,
    shares: 0,
    downloads: 0,
  }));
  const counts = { completions: 0, shares: 0, downloads: 0 };
  return {
    range,
    from: defined(days[0]).date,
    to: defined(days.at(-1)).date,
    days,
    totals: { ...counts, plays: plays * days.length },
    before: { ...counts, plays: before },
    daysActive: plays > 0 ? days.length : 0,
    traffic: { used: 0, limit: 20e9, renews: '2026-12-01' },
  };
};

describe('the sentence above the charts', () => {
  it.each([
    ['7d', 2, 10, 'Views rose 40% from the week before'],
    ['30d', 1, 40, 'Views fell 25% from the previous 30 days'],
    ['90d', 1, 90, 'Views held steady at 90, level with the previous 90 days'],
    ['1y', 1, 0, '365 views in the last year, none in the year before'],
    ['7d', 0, 3, 'No views in the last 7 days, after 3 in the week before'],
    ['30d', 0, 0, 'No views in the last 30 days'],
  ] as const)(
    'for %s with %i views a day, after %i in the previous period, reads %s',
    (range, plays, before, sentence) => expect(headlineOf(analytics(range, plays, before))).toBe(sentence),
  );
});

describe('figures', () => {
  // Proves dashboard-figures-count-real-events-dash.
  it('are shown as a dash, never as a number, when nothing was counted', () => {
    expect(formatPercent(completionRate(analytics('7d', 0).totals))).toBe('—');
    expect(formatGrowth(growthOf(analytics('7d', 3, 0)))).toBe('—');
  });

  it('include completions per play, and growth over the previous period', () => {
    const { totals } = analytics('7d', 1);
    expect(completionRate({ ...totals, completions: 3 })).toBeCloseTo(3 / 7);
    expect(formatGrowth(growthOf(analytics('7d', 2, 10)))).toBe('+40%');
    expect(formatGrowth(growthOf(analytics('7d', 1, 10)))).toBe('−30%');
    expect(formatGrowth(growthOf(analytics('7d', 1, 7)))).toBe('0%');
  });

  it('are empty only when both periods are empty', () => {
    expect(isEmpty(analytics('7d', 0, 0))).toBe(true);
    expect(isEmpty(analytics('7d', 0, 1))).toBe(false);
    expect(isEmpty(analytics('7d', 1, 0))).toBe(false);
  });
});

describe('bars', () => {
  it('show days for a week and a month', () => {
    expect(barsOf(analytics('7d'))).toHaveLength(7);
    expect(barsOf(analytics('30d')).map(({ plays }) => plays)).toEqual(Array(30).fill(1));
    expect(barName(defined(barsOf(analytics('7d')).at(-1)))).toBe('Nov 20');
  });

  it('show weeks for longer ranges, with the last week ending today and no day left out', () => {
    for (const [range, bars, first] of [
      ['90d', 13, 6],
      ['1y', 53, 1],
    ] as const) {
      const weeks = barsOf(analytics(range));
      expect(weeks).toHaveLength(bars);
      expect(defined(weeks[0]).plays).toBe(first);
      expect(weeks.slice(1).every(({ plays }) => plays === 7)).toBe(true);
      expect(barName(defined(weeks.at(-1)))).toBe('Nov 14 – Nov 20');
    }
  });
});
