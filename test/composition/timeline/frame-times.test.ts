import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAME_MS, frameOf, framesToMs, framesToSeconds } from '#composition/timeline/frame-times.ts';

const frames = fc.integer({ min: 0, max: 5400 });
const ms = fc.double({ min: 0, max: 180_000, noNaN: true });
const ROUNDINGS = ['nearest', 'up', 'down'] as const;

describe('the frame at a given time', () => {
  it.each(ROUNDINGS)('is the frame that starts at that time (rounding: %s)', (rounding) => {
    fc.assert(fc.property(frames, (frame) => frameOf(framesToMs(frame), rounding) === frame));
  });

  it.each(ROUNDINGS)('moves by as many whole frames as the time does (rounding: %s)', (rounding) => {
    const times = fc.oneof(
      fc.integer({ min: 0, max: 180_000 }),
      frames.map((frame) => framesToMs(frame + 0.5)),
    );
    fc.assert(
      fc.property(
        times,
        frames,
        (time, shift) => frameOf(time + framesToMs(shift), rounding) === frameOf(time, rounding) + shift,
      ),
    );
  });

  it('starts within half a frame of that time', () => {
    fc.assert(fc.property(ms, (time) => Math.abs(framesToMs(frameOf(time)) - time) <= FRAME_MS / 2 + 1e-4));
  });

  it('never starts earlier if rounded up, or later if rounded down', () => {
    fc.assert(
      fc.property(ms, (time) => {
        expect(framesToMs(frameOf(time, 'up'))).toBeGreaterThan(time - 1e-4);
        expect(framesToMs(frameOf(time, 'down'))).toBeLessThan(time + 1e-4);
        expect(frameOf(time, 'up') - frameOf(time, 'down')).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('a frame lasts a thirtieth of a second', () => {
  expect(FRAME_MS).toBeCloseTo(33.333, 3);
  expect([0, 1.5, 45].map(framesToMs)).toEqual([0, 50, 1500]);
  expect([0, 1.5, 45].map(framesToSeconds)).toEqual([0, 0.05, 1.5]);
});

it.each([
  [1, 0, 1, 0],
  [49.9, 1, 2, 1],
  [50, 2, 2, 1],
  [66, 2, 2, 1],
  [67, 2, 3, 2],
  [100, 3, 3, 3],
  // Less than a millionth of a frame off.
  [49.999_99, 2, 2, 1],
  [99.999_99, 3, 3, 3],
  [100.000_01, 3, 3, 3],
  // More than a millionth of a frame off.
  [49.999_9, 1, 2, 1],
  [99.999_9, 3, 3, 2],
  [100.000_1, 3, 4, 3],
])('%d ms falls on frame %i, or on %i when rounded up and %i when rounded down', (ms, nearest, up, down) => {
  expect([frameOf(ms), frameOf(ms, 'nearest'), frameOf(ms, 'up'), frameOf(ms, 'down')]).toEqual([
    nearest,
    nearest,
    up,
    down,
  ]);
});
