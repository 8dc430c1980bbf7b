import { afterAll, beforeAll } from 'vitest';
import { PLANS, type PlanPrice } from '#contract/catalogue.ts';
import { defined } from '#test/support/values.ts';

type Plan = (typeof PLANS)[number];

/** Adds future prices to the plans in the catalogue, for the tests in this file. */
export const usePrices = (later: (plan: Plan, place: number) => readonly PlanPrice[]): void => {
  // Only the tests in this file extend the catalogue, so it's changed in place and restored.
  const pricesOf = ({ prices }: Plan) => prices as unknown as PlanPrice[];
  const counts = PLANS.map(({ prices }) => prices.length);
  beforeAll(() => {
    for (const [place, plan] of PLANS.entries()) pricesOf(plan).push(...later(plan, place));
  });
  afterAll(() => {
    for (const [place, plan] of PLANS.entries()) pricesOf(plan).length = defined(counts[place]);
  });
};

/**
 * From each of these days on, every second plan costs its original price times this factor, and the others cost their
 * original price times (2 − factor).
 */
const PARTS = [
  ['2026-12-05', 1.5],
  ['2027-01-20', 0.5],
  ['2027-02-10', 1],
  ['2027-03-15', 1.2],
  ['2027-06-01', 0.8],
] as const satisfies readonly (readonly [PlanPrice['from'], number])[];

/** Prices that rise and fall, so that a larger plan can end up cheaper than a smaller plan used to be. */
export const risingAndFalling = ({ prices: [first] }: Plan, place: number): readonly PlanPrice[] =>
  PARTS.map(([from, part]) => ({
    from,
    cents: Math.round(first.cents * (place % 2 === 0 ? part : 2 - part)),
  }));
