import { describe, expect, it } from 'vitest';
import { type Aim, coverOf } from '#composition/camera/cover.ts';
import type { Closeness } from '#composition/camera/framings.ts';

/** A cover as its cut (width, height, left, top) and its size. */
const cut = (still: readonly [number, number], overscan: number, closeness: Closeness, aim?: Aim) => {
  const { crop, scaled } = coverOf({ width: still[0], height: still[1] }, overscan, closeness, aim);
  return [
    [crop.width, crop.height, crop.x, crop.y],
    [scaled.width, scaled.height],
  ];
};
const WIDE = [3000, 1000] as const;
const TALL = [500, 2000] as const;
const UPRIGHT = [1000, 2000] as const;

describe('a still', () => {
  it.each([
    [
      'whole where it is about as wide as the canvas',
      [1024, 1536],
      1.2,
      'whole',
      [1024, 1536, 0, 0],
      [1536, 2304],
    ],
    ['nearer around its captions', [1024, 1536], 1.2, 'close', [732, 1098, 146, 258], [1536, 2304]],
    [
      'in its middle where it is wide, 1.4 times the canvas',
      WIDE,
      1,
      'whole',
      [788, 1000, 1106, 0],
      [1512, 1920],
    ],
    ['in its middle where it is tall', TALL, 1, 'whole', [500, 889, 0, 555], [1080, 1920]],
    ['in even sizes', TALL, 1.0007, 'whole', [500, 889, 0, 555], [1082, 1922]],
    ['nearer above the captions where it is tall', TALL, 1, 'close', [358, 635, 71, 805], [1080, 1920]],
  ] as const)('is shown %s', (_, still, overscan, closeness, crop, scaled) => {
    expect(cut(still, overscan, closeness)).toEqual([crop, scaled]);
  });

  it.each([
    ['the middle', WIDE, { x: 0.5, y: 0.5 }, [788, 1000, 1106, 0], [1512, 1920]],
    [
      'a tenth from the left, with as much to its right',
      WIDE,
      { x: 0.1, y: 0.5 },
      [600, 1000, 0, 0],
      [1152, 1920],
    ],
    ['a tenth from the right', WIDE, { x: 0.9, y: 0.2 }, [600, 1000, 2400, 0], [1152, 1920]],
    ['the left edge, as wide as the canvas', WIDE, { x: 0, y: 0 }, [563, 1000, 0, 0], [1080, 1920]],
    ['the right edge', WIDE, { x: 1, y: 1 }, [563, 1000, 2437, 0], [1080, 1920]],
    ['a point of a tall one', TALL, { x: 0.5, y: 0.6 }, [500, 889, 0, 755], [1080, 1920]],
    ['the upper edge of a tall one', TALL, { x: 0.5, y: 0.1 }, [500, 889, 0, 0], [1080, 1920]],
    ['the lower edge of a tall one', TALL, { x: 0.5, y: 0.9 }, [500, 889, 0, 1111], [1080, 1920]],
  ] as const)('is shown around %s', (_, still, focus, crop, scaled) => {
    expect(cut(still, 1, 'whole', { focus })).toEqual([crop, scaled]);
  });

  it.each([
    ['whole', {}, [500, 889, 250, 555]],
    ['close', {}, [358, 635, 321, 805]],
    ['whole', { focus: { x: 0.3, y: 0.8 } }, [500, 889, 50, 1111]],
    ['close', { focus: { x: 0.45, y: 0.95 } }, [358, 635, 271, 1365]],
  ] as const)('is shown twice as close when its creator says so, %s, aimed at %j', (closeness, aim, crop) => {
    expect(cut(UPRIGHT, 1, closeness, { ...aim, zoom: 2 })).toEqual([crop, [1080, 1920]]);
  });
});
