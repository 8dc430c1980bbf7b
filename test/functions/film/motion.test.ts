import { describe, expect, it } from 'vitest';
import { CANVAS } from '#functions/film/caption-layout.ts';
import { cameraPath, lightAt, MOTIONS, motionOf, progress } from '#functions/film/motion.ts';
import { createResampler, type Plane } from '#functions/film/resample.ts';

const picture = { width: 1400, height: 2228 };
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const speed = (frame: number): number => progress(frame + 1, 120) - progress(frame, 120);

const plane = (width: number, height: number, level: (x: number, y: number) => number): Plane => {
  const stride = Math.ceil(width / 4) * 4;
  const data = new Uint8Array(stride * height);
  for (const y of range(height)) for (const x of range(width)) data[y * stride + x] = level(x, y);
  return { data, width, height, stride };
};

describe('the camera', () => {
  it('never moves the same way in two scenes running, whatever the seed', () => {
    for (const seed of range(50).map(String))
      for (const index of range(40)) expect(motionOf(seed, index + 1)).not.toBe(motionOf(seed, index));
  });

  it('moves differently for different films', () => {
    expect(new Set(range(30).map((seed) => motionOf(String(seed), 0))).size).toBeGreaterThan(3);
  });

  it.each(MOTIONS)('%s moves on every frame, never turns round and never leaves the picture', (motion) => {
    for (const frames of [2, 7, 90, 400]) {
      const views = cameraPath(motion, frames, picture);
      expect(views).toHaveLength(frames);
      for (const { x, y, step } of views) {
        expect(step).toBeGreaterThanOrEqual(1);
        expect(step).toBeLessThanOrEqual(picture.height / CANVAS.height);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + (CANVAS.width - 1) * step).toBeLessThanOrEqual(picture.width);
        expect(y + (CANVAS.height - 1) * step).toBeLessThanOrEqual(picture.height);
      }
      for (const corner of [
        [0, 0],
        [picture.width, 0],
        [picture.width, picture.height],
      ] as const) {
        const places = views.map(
          ({ x, y, step }) => [(corner[0] - x) / step, (corner[1] - y) / step] as const,
        );
        for (const axis of [0, 1] as const) {
          const moves = places.slice(1).map((place, index) => place[axis] - places[index]![axis]);
          expect(moves.every((move) => move >= -1e-6) || moves.every((move) => move <= 1e-6)).toBe(true);
        }
        if (corner[0] === 0) continue;
        for (const [index, place] of places.slice(1).entries())
          expect(Math.hypot(place[0] - places[index]![0], place[1] - places[index]![1])).toBeGreaterThan(
            0.01,
          );
      }
    }
  });

  it('arrives fast, settles and leaves fast', () => {
    expect(speed(0)).toBeGreaterThan(3 * speed(60));
    expect(speed(118)).toBeGreaterThan(3 * speed(60));
  });

  it('is lit across cuts only, and only for a moment', () => {
    expect(lightAt(0, 100, { before: false, after: true })).toBe(0);
    expect(lightAt(0, 100, { before: true, after: true })).toBeGreaterThan(0.2);
    expect(lightAt(50, 100, { before: true, after: true })).toBe(0);
    expect(
      range(100).filter((frame) => lightAt(frame, 100, { before: true, after: true }) > 0).length,
    ).toBeLessThan(15);
  });
});

describe('the resampler', () => {
  it('moves a picture by parts of a pixel', () => {
    const source = plane(64, 64, (x, y) => 20 + 2 * x + y);
    const target = plane(32, 32, () => 0);
    createResampler(64)(source, target, 3.25, 5.5, 1.125);
    for (const y of range(32))
      for (const x of range(32)) {
        const exact = 20 + 2 * (3.25 + 1.125 * x) + (5.5 + 1.125 * y);
        expect(Math.abs(target.data[y * target.stride + x]! - exact)).toBeLessThanOrEqual(1.1);
      }
  });

  it('copies a picture that does not move', () => {
    const source = plane(40, 24, (x, y) => (x * 37 + y * 91) % 256);
    const target = plane(40, 24, () => 0);
    createResampler(40)(source, target, 0, 0, 1);
    expect(target.data).toEqual(source.data);
  });
});
