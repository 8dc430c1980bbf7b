import { defined } from '#test/support/values.ts';

/** A seeded random generator (mulberry32). */
export interface Chance {
  /** From 0 to 1. */
  readonly part: () => number;
  /** An integer from `least` to `most`, inclusive. */
  readonly between: (least: number, most: number) => number;
  /** One of the values, picked with a probability in proportion to its weight. */
  readonly pick: <T>(weights: readonly (readonly [T, number])[]) => T;
}

export const chance = (seed: number): Chance => {
  let state = seed >>> 0;
  const part = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    part,
    between: (least, most) => least + Math.floor(part() * (most - least + 1)),
    pick: (weights) => {
      let left = part() * weights.reduce((sum, [, weight]) => sum + weight, 0);
      const found = weights.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? defined(weights[0]))[0];
    },
  };
};
