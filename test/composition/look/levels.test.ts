import { describe, expect, it } from 'vitest';
import {
  contrastOf,
  type Levels,
  levelsApart,
  levelsOf,
  mixed,
  tellingChannel,
} from '#composition/look/levels.ts';

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

it.each([
  ['#000000', [16, 128, 128]],
  ['#ffffff', [235, 128, 128]],
  ['#ff0000', [62.559, 102.336, 240]],
  ['#00ff00', [172.629, 41.664, 26.27]],
  ['#0000ff', [31.812, 240, 117.73]],
  ['#7a46e8', [95.657, 193.919, 144.315]],
] as const)('the video levels of %s are %j', (colour, levels) => {
  expect(levelsOf(colour).map(thousandths)).toEqual(levels);
});

describe('two colours', () => {
  it.each<readonly [Levels, Levels, 0 | 1 | 2]>([
    [[100, 128, 128], [131, 158, 98], 0],
    [[131, 128, 128], [100, 98, 98], 0],
    [[100, 128, 128], [130, 158, 98], 0],
    [[100, 128, 128], [129, 158, 128], 1],
    [[100, 128, 128], [129, 158, 98], 1],
    [[100, 128, 128], [129, 98, 159], 2],
    [[100, 128, 128], [100, 128, 129], 2],
  ])('%j and %j differ most in channel %i', (one, other, channel) => {
    expect(tellingChannel(one, other)).toBe(channel);
  });

  it.each([
    ['#000000', '#ffffff', 219],
    ['#ffffff', '#000000', 219],
    ['#ff0000', '#0000ff', 137.664],
    ['#ff0000', '#00ff00', 213.73],
    ['#123456', '#123456', 0],
  ] as const)('%s and %s are %d levels apart', (one, other, levels) => {
    expect(thousandths(levelsApart(one, other))).toBe(levels);
  });

  it.each([
    ['#ffffff', '#000000', 21],
    ['#000000', '#ffffff', 21],
    ['#777777', '#777777', 1],
    ['#ff0000', '#ffffff', 3.998],
    ['#00ff00', '#000000', 15.304],
    ['#0000ff', '#000000', 2.444],
    // Dark channels contribute in proportion to their value.
    ['#0a0a0a', '#000000', 1.061],
    ['#0b0b0b', '#000000', 1.067],
  ] as const)('%s and %s have a contrast of %d', (one, other, contrast) => {
    expect(thousandths(contrastOf(one, other))).toBe(contrast);
  });

  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#ff0010', '#00ff00', 0.25, '#bf400c'],
    ['#123456', '#fedcba', 1, '#fedcba'],
  ] as const)('%s mixed with %s in the proportion %d is %s', (from, to, share, colour) => {
    expect(mixed(from, to, share)).toBe(colour);
  });
});
