import { describe, expect, it } from 'vitest';
import { PLANS } from '#contract/catalogue.ts';
import { currentPrice, firstPrice, offersAt } from '#contract/offers.ts';

const PRICES = [
  { from: '2026-01-01', cents: 1900 },
  { from: '2027-03-01', cents: 2400 },
] as const;
const at = (time: string): number | undefined => currentPrice(PRICES, new Date(time))?.cents;

describe('a price', () => {
  it('applies from midnight UTC on its day until the next price takes effect', () => {
    expect(at('2025-12-31T23:59:59Z')).toBeUndefined();
    expect(at('2026-01-01T00:00:00Z')).toBe(1900);
    expect(at('2027-02-28T23:59:59Z')).toBe(1900);
    expect(at('2027-03-01T00:00:00Z')).toBe(2400);
  });

  // Proves money-prices-versions-renewals-keep-theirs.
  it('is chosen by the day on which it takes effect, whatever its position in the list', () => {
    const shuffled = [PRICES[1], { from: '2026-06-01', cents: 2100 }, PRICES[0]] as const;
    const cents = ['2026-05-31', '2026-06-01', '2027-03-01'].map(
      (day) => currentPrice(shuffled, new Date(day))?.cents,
    );
    expect(cents).toEqual([1900, 2100, 2400]);
    expect(firstPrice(shuffled).cents).toBe(1900);
  });

  it('in the catalogue is in whole cents, and takes effect on a valid date later than that of the previous price', () => {
    for (const { name, prices } of PLANS) {
      const days = prices.map(({ from }) => from);
      expect(days, name).toEqual([...new Set(days)].toSorted());
      for (const { from, cents } of prices) {
        expect(new Date(from).toISOString().slice(0, 10), name).toBe(from);
        expect(Number.isInteger(cents) && cents > 0, `${name}: ${cents} cents`).toBe(true);
      }
    }
  });
});

it('a plan can’t be bought before its first price takes effect', () => {
  expect(offersAt(new Date('2000-01-01'))).toEqual([]);
  expect(offersAt(new Date()).map(({ name }) => name)).toEqual(PLANS.map(({ name }) => name));
});
