import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLine } from '#test/support/costs/lines.ts';
import { runs } from '#test/support/run/full-run.ts';
import { costsOf, sumOf, sumsBy, sumsByComponent, totalOf } from '#tools/cost/charges.ts';
import { isWithin } from '#tools/cost/period.ts';
import { costsByPlace } from '#tools/cost/sections/by-route.ts';
import { receiptOf } from '#tools/cost/sections/one-video.ts';
import { wasteOf } from '#tools/cost/sections/waste.ts';
import { videosOf } from '#tools/cost/videos.ts';

const RUNS = runs(5000, 100);
const day = fc.integer({ min: 1, max: 31 }).map((number) => `2026-12-${String(number).padStart(2, '0')}`);

// Proves cost-routes-components-users-plans-days.
test('costs by route, component, user, plan and day add up to the same total in any period, even with failures and retries', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), day, day, (lines, one, other) => {
      const period = { from: one < other ? one : other, to: one < other ? other : one };
      const within = lines.filter(({ time }) => isWithin(period, time));
      const costs = costsOf(within);
      const whole = sumOf(within.flatMap(({ cost }) => cost.items.map(({ pico }) => BigInt(pico ?? 0))));
      const sums = [
        costsByPlace(costs).map(({ pico }) => pico),
        sumsByComponent(costs).values(),
        sumsBy(costs, ({ user }) => user).values(),
        sumsBy(costs, ({ plan }) => plan).values(),
        sumsBy(costs, ({ day }) => day).values(),
      ].map(sumOf);
      expect(sums).toEqual(sums.map(() => whole));
    }),
    { numRuns: RUNS },
  );
});

test("a video's receipt is the sum of its steps' lines, and no waste is counted twice", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const costs = costsOf(lines);
      for (const { id, costs: own, pico } of videosOf(costs)) {
        const { rows } = receiptOf(own);
        const amounts = rows.map((row) => BigInt(row[4] ?? 0));
        expect(amounts.at(-1)).toBe(pico);
        expect(sumOf(amounts.slice(0, -1))).toBe(pico);
        expect(totalOf(costs.filter(({ video, isRoute }) => video === id && !isRoute))).toBe(pico);
      }
      const wasted = [...wasteOf(costs).values()].flat();
      expect(new Set(wasted).size).toBe(wasted.length);
    }),
    { numRuns: RUNS },
  );
});
