import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARED_UPLOADS_A_DAY, SUBSCRIPTIONS, type Subscription } from '#contract/catalogue.ts';
import { countersOf } from '#functions/domain/budget/budget.ts';
import { tierOf } from '#functions/domain/plans/tiers.ts';
import {
  type Amount,
  fullPart,
  platformDay,
  roomFor,
  unitsOf,
  usedPercent,
} from '#functions/domain/publishing/platform-day.ts';
import { inTurns } from '#functions/scheduled/films/tend-due.ts';
import { defined } from '#test/support/values.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const DAY = defined(platformDay('youtube', NOW));
const POSTER = unitsOf('youtube', ['poster']);
const CAPTIONED = unitsOf('youtube', ['poster', 'captions']);

interface Ask {
  readonly ownerId: string;
  readonly subscription: Subscription;
  readonly units: number;
}

/** The requests that get a place, in order, and the final usage. */
const placesOf = (asks: readonly Ask[]) => {
  const none = { uploads: 0, units: 0 };
  const by = { all: none, paid: none, trial: none, free: none };
  const own = new Map<string, number>();
  const placed = asks.filter(({ ownerId, subscription, units }) => {
    const before = own.get(ownerId) ?? 0;
    if (fullPart({ by, own: before }, roomFor(DAY, subscription, units)) !== undefined) return false;
    own.set(ownerId, before + 1);
    for (const counter of countersOf(tierOf(subscription), 'month'))
      by[counter] = { uploads: by[counter].uploads + 1, units: by[counter].units + units };
    return true;
  });
  return { placed, own, by };
};
const free = (account: number, units = POSTER): Ask => ({
  ownerId: `free-${account}`,
  subscription: 'free',
  units,
});
const ultra = (account: number, units = POSTER): Ask => ({
  ownerId: `ultra-${account}`,
  subscription: 'ultra',
  units,
});
const many = (count: number, ask: (index: number) => Ask): readonly Ask[] =>
  Array.from({ length: count }, (_, index) => ask(index));

describe('a YouTube day', () => {
  it.each([
    ['ends at midnight in California', '2026-11-28T10:00:00Z', '2026-11-28', '2026-11-29T08:00:00.000Z'],
    [
      'still lasts early in the morning in Europe',
      '2026-11-28T07:59:00Z',
      '2026-11-27',
      '2026-11-28T08:00:00.000Z',
    ],
    ['has 23 hours when clocks go forward', '2026-03-08T09:00:00Z', '2026-03-08', '2026-03-09T07:00:00.000Z'],
    ['has 25 hours when clocks go back', '2026-11-01T08:30:00Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
  ])('%s', (_, now, date, ends) => {
    expect(platformDay('youtube', new Date(now))).toMatchObject({ date, ends: new Date(ends) });
  });

  it('has room for a hundred videos with thumbnails, or 21 that have captions too', () => {
    const days = (units: number) => placesOf(many(200, (account) => ultra(account, units)));
    expect(days(POSTER).placed).toHaveLength(100);
    expect(days(CAPTIONED).placed).toHaveLength(21);
    expect(usedPercent(DAY, days(POSTER).by.all)).toBe(100);
    expect(usedPercent(DAY, days(CAPTIONED).by.all)).toBe(99);
  });

  // Proves publish-day-shared.
  it('stays open for paying accounts, no matter how many free ones come first', () => {
    const { placed } = placesOf([...many(1000, free), ...many(30, ultra)]);
    expect(placed.filter(({ subscription }) => subscription === 'free')).toHaveLength(20);
    expect(placed.filter(({ subscription }) => subscription === 'ultra')).toHaveLength(30);
  });

  it('gives an account as many places as its plan allows, but never more than a fifth of the day’s total', () => {
    const most = (ask: Ask) => placesOf(many(50, () => ask)).placed.length;
    expect(most(free(1))).toBe(1);
    expect(most({ ...free(1), subscription: 'growth' })).toBe(10);
    expect(most(ultra(1))).toBe(20);
    expect(most(ultra(1, CAPTIONED))).toBe(4);
  });

  it('gives every waiting account a place before giving any of them a second one', () => {
    const waiting = [...many(90, () => ultra(0)), ...many(99, (account) => ultra(account + 1))];
    const { own } = placesOf(inTurns(waiting));
    expect(own.size).toBe(100);
  });

  it('is never used beyond its limits, no matter in which order the requests arrive', () => {
    const ask = fc.record({
      ownerId: fc.nat(40).map(String),
      units: fc.constantFrom(POSTER, CAPTIONED),
    });
    const planOf = (ownerId: string): Subscription =>
      SUBSCRIPTIONS[Number(ownerId) % SUBSCRIPTIONS.length] ?? 'free';
    fc.assert(
      fc.property(fc.array(ask, { maxLength: 300 }), (asked) => {
        const { own, by } = placesOf(
          asked.map(({ ownerId, units }) => ({ ownerId, units, subscription: planOf(ownerId) })),
        );
        const within = ({ uploads, units }: Amount, percent: number) =>
          uploads <= percent && units <= 100 * percent;
        expect([within(by.all, 100), within(by.trial, 40), within(by.free, 20)]).toEqual([true, true, true]);
        for (const [ownerId, places] of own)
          expect(places).toBeLessThanOrEqual(SHARED_UPLOADS_A_DAY[planOf(ownerId)]);
      }),
    );
  });
});

it('TikTok has no limit shared by all accounts', () => {
  expect(platformDay('tiktok', new Date())).toBeUndefined();
});
