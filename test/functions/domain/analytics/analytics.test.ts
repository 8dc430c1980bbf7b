import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Analytics, RANGES } from '#contract/schemas/analytics.ts';
import { analyticsOf, Day, dayOf, periodsOf } from '#functions/domain/analytics/analytics.ts';

const at = (text: string): Date => new Date(text);

describe('days', () => {
  it('follow UTC, across leap days and the turn of the year', () => {
    expect(dayOf(at('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
    expect(dayOf(at('2026-11-21T00:30:00+01:00'))).toBe('2026-11-20');
    expect(dayOf(at('2028-03-01T00:00:00Z'), -1)).toBe('2028-02-29');
    expect(periodsOf('7d', at('2027-01-03T12:00:00Z'))).toEqual({
      before: '2026-12-21',
      from: '2026-12-28',
      to: '2027-01-03',
    });
  });

  it('number 365 in a one-year range, even across a leap day', () => {
    const year = analyticsOf('1y', at('2028-06-01T00:00:00Z'), []);
    expect([year.days.length, year.from, year.to]).toEqual([365, '2027-06-03', '2028-06-01']);
  });
});

/** Traffic is counted separately. */
const Counted = z.omit(Analytics, { traffic: true });

it('a range contains each of its days once, in order, and its totals are the sums over its days', () => {
  const counted = fc.uniqueArray(
    fc.record({ ago: fc.integer({ min: -3, max: 800 }), plays: fc.nat(99), shares: fc.nat(9) }),
    { selector: ({ ago }) => ago, maxLength: 60 },
  );
  const now = at('2026-11-20T10:00:00Z');
  fc.assert(
    fc.property(counted, fc.constantFrom(...RANGES), (rows, range) => {
      const days = rows.map(({ ago, plays, shares }) => Day.parse({ date: dayOf(now, -ago), plays, shares }));
      const found = Counted.parse(analyticsOf(range, now, days));
      const { length } = found.days;
      expect(found.days.map(({ date }) => date)).toEqual(
        Array.from({ length }, (_, index) => dayOf(now, index + 1 - length)),
      );
      const playsIn = (from: number, to: number): number =>
        rows.filter(({ ago }) => ago >= from && ago < to).reduce((sum, { plays }) => sum + plays, 0);
      expect(found.totals.plays).toBe(playsIn(0, length));
      expect(found.before.plays).toBe(playsIn(length, 2 * length));
    }),
  );
});
