import { describe, expect, it } from 'vitest';
import { type Aim, coverOf } from '#composition/camera/cover.ts';
import type { Closeness } from '#composition/camera/framings.ts';

/** A cover’s crop (width, height, left, top) and its scaled size. */
const cut = (still: readonly [number, number], overscan: number, closeness: Closeness, aim?: Aim) => {
  const { crop, scaled } = coverOf({ width: still[0], height: still[1] }, overscan, closeness, aim);
  return {
    crop: [crop.width, crop.height, crop.x, crop.y],
    scaled: [scaled.width, scaled.height],
  };
};
const WIDE = [3000, 1000] as const;
const TALL = [500, 2000] as const;
const UPRIGHT = [1000, 2000] as const;

describe('a still', () => {
  it.each([
    [
      'whole if it is only a little wider than the canvas',
      { still: [1024, 1536], overscan: 1.2, closeness: 'whole' },
      { crop: [1024, 1536, 0, 0], scaled: [1536, 2304] },
    ],
    [
      'zoomed in around the top of the captions',
      { still: [1024, 1536], overscan: 1.2, closeness: 'close' },
      { crop: [732, 1098, 146, 258], scaled: [1536, 2304] },
    ],
    [
      'cropped to its middle, 1.4 times the canvas’s width, if it is wide',
      { still: WIDE, overscan: 1, closeness: 'whole' },
      { crop: [788, 1000, 1106, 0], scaled: [1512, 1920] },
    ],
    [
      'cropped to its middle if it is tall',
      { still: TALL, overscan: 1, closeness: 'whole' },
      { crop: [500, 889, 0, 555], scaled: [1080, 1920] },
    ],
    [
      'scaled to an even width and height',
      { still: TALL, overscan: 1.0007, closeness: 'whole' },
      { crop: [500, 889, 0, 555], scaled: [1082, 1922] },
    ],
    [
      'zoomed in around the top of the captions if it is tall',
      { still: TALL, overscan: 1, closeness: 'close' },
      { crop: [358, 635, 71, 805], scaled: [1080, 1920] },
    ],
  ] as const)('is shown %s', (_, { still, overscan, closeness }, cover) => {
    expect(cut(still, overscan, closeness)).toEqual(cover);
  });

  it.each([
    ['the middle', WIDE, { x: 0.5, y: 0.5 }, { crop: [788, 1000, 1106, 0], scaled: [1512, 1920] }],
    [
      'a point a tenth from the left, with as much on its right',
      WIDE,
      { x: 0.1, y: 0.5 },
      { crop: [600, 1000, 0, 0], scaled: [1152, 1920] },
    ],
    [
      'a point a tenth from the right',
      WIDE,
      { x: 0.9, y: 0.2 },
      { crop: [600, 1000, 2400, 0], scaled: [1152, 1920] },
    ],
    [
      'the left edge, as wide as the canvas',
      WIDE,
      { x: 0, y: 0 },
      { crop: [563, 1000, 0, 0], scaled: [1080, 1920] },
    ],
    ['the right edge', WIDE, { x: 1, y: 1 }, { crop: [563, 1000, 2437, 0], scaled: [1080, 1920] }],
    ['a point in a tall still', TALL, { x: 0.5, y: 0.6 }, { crop: [500, 889, 0, 755], scaled: [1080, 1920] }],
    [
      'the upper edge of a tall still',
      TALL,
      { x: 0.5, y: 0.1 },
      { crop: [500, 889, 0, 0], scaled: [1080, 1920] },
    ],
    [
      'the lower edge of a tall still',
      TALL,
      { x: 0.5, y: 0.9 },
      { crop: [500, 889, 0, 1111], scaled: [1080, 1920] },
    ],
  ] as const)('is cropped around %s', (_, still, focus, cover) => {
    expect(cut(still, 1, 'whole', { focus })).toEqual(cover);
  });

  it.each([
    ['whole', {}, [500, 889, 250, 555]],
    ['close', {}, [358, 635, 321, 805]],
    ['whole', { focus: { x: 0.3, y: 0.8 } }, [500, 889, 50, 1111]],
    ['close', { focus: { x: 0.45, y: 0.95 } }, [358, 635, 271, 1365]],
  ] as const)('appears twice as close at a zoom of 2: %s, aimed at %j', (closeness, aim, crop) => {
    expect(cut(UPRIGHT, 1, closeness, { ...aim, zoom: 2 })).toEqual({ crop, scaled: [1080, 1920] });
  });
});
