import { expect, it } from 'vitest';
import { SPEEDS, speedAfter, volumeAfter } from '#web/features/sample-player/player-values.ts';

it('the volume changes in steps of a tenth and stays between 0 and 1', () => {
  expect(volumeAfter(0.8, -1)).toBe(0.7);
  expect(volumeAfter(0.1, -1)).toBe(0);
  expect(volumeAfter(0, -1)).toBe(0);
  expect(volumeAfter(1, 1)).toBe(1);
});

it('the speed moves through six steps and stops at either end', () => {
  expect(SPEEDS).toEqual([0.5, 0.75, 1, 1.25, 1.5, 2]);
  expect(speedAfter(1, 1)).toBe(1.25);
  expect(speedAfter(0.5, -1)).toBe(0.5);
  expect(speedAfter(2, 1)).toBe(2);
});
