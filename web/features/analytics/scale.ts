const MOST_STEPS = 5;
const NICE = [1, 2, 5] as const;

/**
 * Whole numbers for a value axis that starts at 0: at most six lines, in steps of 1, 2 or 5 times a power of
 * ten.
 */
export const ticksFor = (largest: number): number[] => {
  const needed = Math.max(1, largest);
  for (let power = 1; ; power *= 10) {
    for (const nice of NICE) {
      const step = nice * power;
      const steps = Math.ceil(needed / step);
      if (steps <= MOST_STEPS) return Array.from({ length: steps + 1 }, (_, index) => index * step);
    }
  }
};

/** The indexes of the bars that get a label under the axis: every few bars, counted back from the last. */
export const namedBars = (count: number, most: number): Set<number> => {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return new Set(
    Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0),
  );
};

/**
 * The indexes of the bars that get a number: all of them if there are few; otherwise the highest and, if the numbers
 * don’t overlap, the last.
 */
export const numberedBars = (values: readonly number[], most: number): Set<number> => {
  if (values.length <= most) return new Set(values.keys());
  const highest = values.indexOf(Math.max(...values));
  const last = values.length - 1;
  // Adjacent numbers would run into each other, and a number next to a higher bar would overlap it.
  const isHidden = last - highest < 3 || (values[last] ?? 0) < (values[last - 1] ?? 0);
  return isHidden ? new Set([highest]) : new Set([highest, last]);
};
