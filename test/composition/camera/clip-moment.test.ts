import { expect, it } from 'vitest';
import { clipMomentMs, clipStartMs } from '#composition/camera/clip-moment.ts';
import { FRAME_MS } from '#composition/timeline/frame-times.ts';

it.each([
  ['at the clip’s first frame by default', { clipMs: 1000 }, 0],
  ['where its creator says', { clipMs: 1000, fromMs: 500 }, 500],
  [
    'where its creator says, even if only one frame is left',
    { clipMs: 2 * FRAME_MS, fromMs: FRAME_MS },
    FRAME_MS,
  ],
  [
    'at the clip’s first frame if less than a frame is left',
    { clipMs: 2 * FRAME_MS - 0.01, fromMs: FRAME_MS },
    0,
  ],
  ['at the clip’s first frame if nothing is left', { clipMs: 1000, fromMs: 1000 }, 0],
])('a part of a clip starts %s', (_, part, startMs) => {
  expect(clipStartMs(part)).toBe(startMs);
});

it.each([
  ['frame by frame, then again from the beginning', { clipMs: 100 }, [0, 33, 67, 0, 33]],
  ['without a partial last frame', { clipMs: 99 }, [0, 33, 0, 33, 0]],
  ['from where its part begins', { clipMs: 140, fromMs: 50 }, [50, 83, 50, 83, 50]],
  ['as a single frame if fewer than two are left', { clipMs: 100, fromMs: 40 }, [40, 40, 40, 40, 40]],
  ['as one frame when it is shorter than a frame', { clipMs: 20 }, [0, 0, 0, 0, 0]],
  ['in full if its part is too short', { clipMs: 100, fromMs: 90 }, [0, 33, 67, 0, 33]],
])('a clip is shown %s', (_, part, moments) => {
  expect([0, 1, 2, 3, 4].map((frame) => Math.round(clipMomentMs(part, frame)))).toEqual(moments);
});
