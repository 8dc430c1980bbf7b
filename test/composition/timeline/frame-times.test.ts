import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAME_MS, frameOf, framesToMs } from '#composition/timeline/frame-times.ts';

const frames = fc.integer({ min: 0, max: 5400 });
const ms = fc.double({ min: 0, max: 180_000, noNaN: true });
const ROUNDINGS = ['nearest', 'up', 'down'] as const;

describe('the frame of a time', () => {
  it.each(ROUNDINGS)('is the frame itself at the start of a frame, rounded %s', (rounding) => {
    fc.assert(fc.property(frames, (frame) => frameOf(framesToMs(frame), rounding) === frame));
  });

  it.each(ROUNDINGS)('shifts with the time by whole frames, rounded %s', (rounding) => {
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

  it('begins within half a frame of the time', () => {
    fc.assert(fc.property(ms, (time) => Math.abs(framesToMs(frameOf(time)) - time) <= FRAME_MS / 2 + 1e-4));
  });

  it('does not begin before the time when rounded up, nor after it when rounded down', () => {
    fc.assert(
      fc.property(ms, (time) => {
        expect(framesToMs(frameOf(time, 'up'))).toBeGreaterThan(time - 1e-4);
        expect(framesToMs(frameOf(time, 'down'))).toBeLessThan(time + 1e-4);
        expect(frameOf(time, 'up') - frameOf(time, 'down')).toBeLessThanOrEqual(1);
      }),
    );
  });
});
