import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defined } from '#test/support/values.ts';
import { namedBars, numberedBars, ticksFor } from '#web/features/analytics/scale.ts';

describe('the value axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 1, 2, 3, 4, 5]],
    [6, [0, 2, 4, 6]],
    [19, [0, 5, 10, 15, 20]],
    [143, [0, 50, 100, 150]],
    [411, [0, 100, 200, 300, 400, 500]],
  ])('for values up to %i has lines at %j', (largest, ticks) => expect(ticksFor(largest)).toEqual(ticks));

  it('starts at zero, includes the largest value and has at most six lines', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), (largest) => {
        const ticks = ticksFor(largest);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    ));
});

describe('the labels under the bars', () => {
  it('fit, are evenly spaced and include the last bar’s label', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 12 }), (count, most) => {
        const named = [...namedBars(count, most)];
        expect(named).toContain(count - 1);
        expect(named.length).toBeLessThanOrEqual(most);
        expect(
          new Set(named.slice(1).map((index, at) => index - defined(named[at]))).size,
        ).toBeLessThanOrEqual(1);
      }),
    ));
});

describe('the numbers on the bars', () => {
  it('are on every bar if there are only a few, and otherwise on the highest and the last', () => {
    expect([...numberedBars([1, 2, 3], 5)]).toEqual([0, 1, 2]);
    expect([...numberedBars([1, 9, 3, 4, 5, 6], 3)]).toEqual([1, 5]);
  });

  it('do not run into each other', () => expect([...numberedBars([1, 1, 1, 1, 9, 2], 3)]).toEqual([4]));

  it('do not overlap a taller neighbouring bar', () =>
    expect([...numberedBars([1, 9, 3, 4, 6, 5], 3)]).toEqual([1]));
});
