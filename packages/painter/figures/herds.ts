import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { personOf } from './person-of.ts';

/** How closely true proportions are kept next to people. */
export const TRUE_POWER = 0.75;

/** Where a copy stands relative to the first, how much smaller it is, and how much farther away. */
export interface Copy {
  readonly step: number;
  readonly shrink: number;
  readonly depth: number;
}

const FEW: readonly Copy[] = [
  { step: 0, shrink: 1, depth: 0 },
  { step: 0.3, shrink: 0.68, depth: 1 },
  { step: -0.26, shrink: 0.5, depth: 2 },
];

export const FEW_COUNT = FEW.length;
const SPREAD = 0.618;
const HUNDREDS = 18;
const SHOWN_OF_HUNDREDS = 90;
const IN_ROWS = 9;
const COLUMNS = 3;

/** Many things of one kind across the whole width, drawn from the farthest to the nearest. */
const herdOf = (count: number): readonly Copy[] =>
  Array.from({ length: count }, (_, index): Copy => {
    const near = (index + 0.5) / count;
    return {
      step: (((index + 1) * SPREAD) % 1) * 1.06 - 0.53,
      shrink: 0.4 + near ** 1.4 * 1.15,
      depth: (1 - near) * 2,
    };
  });

/** Three rows of three, one behind another. */
const ROWS: readonly Copy[] = Array.from({ length: IN_ROWS }, (_, index): Copy => {
  const row = Math.floor(index / COLUMNS);
  const shrink = 0.52 + row * 0.3;
  return { step: ((index % COLUMNS) - 1) * 0.33 * shrink, shrink, depth: (2 - row) * 0.8 };
});

/** Where to place this many copies. */
export const copiesOf = (count: number): readonly Copy[] => {
  if (count <= FEW_COUNT) return FEW.slice(0, count).toReversed();
  if (count === IN_ROWS) return ROWS;
  return herdOf(count >= HUNDREDS ? SHOWN_OF_HUNDREDS : count);
};

/**
 * The size of a single thing when there are many, as a multiple of a person’s height, and the largest fraction of the
 * width that it may take up.
 */
const HERD_PEOPLE = 1.15;
const HERD_WIDTH = 0.27;

/** When there are many things, each is no larger than it would be next to people. */
export const herdSize = (easel: Easel, setting: Setting, { metres, size: [width, height] }: Sketch): number =>
  Math.min(
    personOf(easel, setting) * HERD_PEOPLE * (metres / 1.78) ** TRUE_POWER,
    (WIDTH * HERD_WIDTH * height) / width,
  );
