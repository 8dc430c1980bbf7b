import { describe, expect, it } from 'vitest';
import { cameraPath, lightAt, overscanOf, progress } from '#composition/camera/motion.ts';
import type { Motion } from '#contract/motions.ts';
import { defined } from '#test/support/values.ts';

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

it('the longer a framing, the larger the margin for camera movement, up to a limit', () => {
  expect([0, 30, 150, 1350, 3000].map((frames) => thousandths(overscanOf(frames)))).toEqual([
    1.13, 1.136, 1.16, 1.4, 1.4,
  ]);
});

describe('the camera’s progress', () => {
  it('is fast at both ends of the path and steady in between', () => {
    const at = [0, 1, 5, 13, 14, 60, 100, 109, 110, 111, 115, 119];
    expect(at.map((frame) => thousandths(progress(frame, 120)))).toEqual([
      0, 0.045, 0.169, 0.253, 0.258, 0.523, 0.758, 0.801, 0.805, 0.809, 0.853, 1,
    ]);
  });

  it('is fast for less time in a short framing', () => {
    expect([0, 1, 2, 3, 5, 9, 10, 11].map((frame) => thousandths(progress(frame, 12)))).toEqual([
      0, 0.159, 0.27, 0.351, 0.486, 0.751, 0.844, 1,
    ]);
    expect([progress(0, 1), progress(0, 2), thousandths(progress(1, 2))]).toEqual([0, 0, 1]);
  });
});

type At = readonly [x: number, y: number, step: number];
/** A path’s first view, one from the middle, and its last. */
const viewsOf = (motion: Motion, frames: number, width: number, height: number): At[] => {
  const path = cameraPath(motion, frames, { width, height });
  expect(path).toHaveLength(frames);
  return [defined(path[0]), defined(path[frames / 2]), defined(path.at(-1))].map(
    ({ x, y, step }): At => [thousandths(x), thousandths(y), thousandths(step)],
  );
};

describe('the views of a framing', () => {
  it.each<readonly [Motion, At, At, At]>([
    ['push-in', [73.375, 0, 1.16], [120.391, 70.21, 1.073], [160, 129.36, 1]],
    ['lean-in', [40.506, 18.48, 1.144], [122.683, 75.135, 1.066], [192.4, 123.2, 1]],
    ['pull-out', [160, 138.6, 1], [116.197, 68.516, 1.081], [73.375, 0, 1.16]],
    ['pan-left', [223.128, 76.23, 1.072], [116.564, 87.187, 1.06], [20.939, 97.02, 1.048]],
    ['pan-right', [18.909, 76.23, 1.072], [139.171, 87.187, 1.06], [247.086, 97.02, 1.048]],
    ['pan-up', [125.35, 184.8, 1.064], [132.199, 87.396, 1.051], [138.344, 0, 1.04]],
    ['pan-down', [125.35, 0, 1.064], [132.199, 121.755, 1.051], [138.344, 231, 1.04]],
    ['drift', [42.45, 80.85, 1.104], [148.446, 74.675, 1.057], [240.721, 69.3, 1.016]],
    ['drift-back', [164.938, 75.46, 1.104], [109.883, 79.576, 1.057], [61.954, 83.16, 1.016]],
    ['rise-in', [99.362, 69.3, 1.112], [124.829, 74.239, 1.065], [147.006, 78.54, 1.024]],
    ['slide-in', [51.199, 53.9, 1.104], [131.984, 84.25, 1.066], [202.866, 110.88, 1.032]],
  ])('follow the path of its motion: %s', (motion, first, middle, last) => {
    expect(viewsOf(motion, 90, 1400, 2228)).toEqual([first, middle, last]);
  });

  it('reach the edge of the picture if there is time to do so at 90 pixels a second or less', () => {
    expect(viewsOf('pan-left', 400, 1400, 2228)).toEqual([
      [242.037, 76.23, 1.072],
      [115.265, 87.119, 1.06],
      [0, 97.02, 1.048],
    ]);
    expect(viewsOf('pan-right', 60, 1400, 1920)).toEqual([
      [70, 0, 1],
      [164.747, 0, 1],
      [250, 0, 1],
    ]);
  });

  it('stay inside the picture even if it is too narrow for the motion', () => {
    expect(viewsOf('drift', 60, 1080, 2100)).toEqual([
      [0, 47.25, 1.061],
      [0, 43.655, 1.033],
      [0, 40.5, 1.009],
    ]);
  });
});

describe('the light across a cut', () => {
  const lights = (frames: number, before: boolean, after: boolean, at: readonly number[]): number[] =>
    at.map((frame) => thousandths(lightAt(frame, frames, { before, after })));

  it('brightens over the four frames before the cut and fades over the seven after it', () => {
    const at = [0, 1, 6, 7, 8, 50, 95, 96, 97, 99];
    expect(lights(100, true, true, at)).toEqual([0.6, 0.441, 0.012, 0, 0, 0, 0, 0.038, 0.15, 0.6]);
    expect(lights(100, true, false, at)).toEqual([0.6, 0.441, 0.012, 0, 0, 0, 0, 0, 0, 0]);
    expect(lights(100, false, true, at)).toEqual([0, 0, 0, 0, 0, 0, 0, 0.038, 0.15, 0.6]);
    expect(lights(100, false, false, at)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('lasts for fewer frames in a short scene', () => {
    expect(lights(8, true, true, [0, 1, 2, 3, 5, 6, 7])).toEqual([0.6, 0.234, 0.038, 0, 0, 0.15, 0.6]);
  });
});
