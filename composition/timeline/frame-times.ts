import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';

const MS_PER_SECOND = 1000;

/** How long a frame is shown, in milliseconds. */
export const FRAME_MS = MS_PER_SECOND / FRAMES_PER_SECOND;

/** The start time of a frame, or the duration of this many frames, in milliseconds. Not rounded. */
export const framesToMs = (frames: number): number => (frames * MS_PER_SECOND) / FRAMES_PER_SECOND;

/** The start time of a frame, or the duration of this many frames, in seconds. */
export const framesToSeconds = (frames: number): number => frames / FRAMES_PER_SECOND;

/** The rounding error allowed in a sum of fractions, in frames; it equals 33 nanoseconds. */
const SLACK_FRAMES = 1e-6;

/**
 * The frame for a time in milliseconds. The code that draws a film and the code that checks it both use this, so that
 * they never disagree.
 *
 * - `nearest`: the frame whose start is nearest to the time; if two are equally near, the later one. For things shown
 * at a certain time.
 * - `up`: the first frame that doesn’t start before the time. For things that must not be cut short.
 * - `down`: the last frame that doesn’t start after the time. For limits that must not be exceeded.
 *
 * A time that misses a frame (for `nearest`, the midpoint between two) by less than a millionth of a frame
 * counts as exact, so that shifting a time by whole frames never changes how it is rounded.
 */
export const frameOf = (ms: number, rounding: 'nearest' | 'up' | 'down' = 'nearest'): number => {
  const frames = (ms * FRAMES_PER_SECOND) / MS_PER_SECOND;
  switch (rounding) {
    case 'nearest':
      return Math.round(frames + SLACK_FRAMES);
    case 'up':
      return Math.ceil(frames - SLACK_FRAMES);
    case 'down':
      return Math.floor(frames + SLACK_FRAMES);
  }
};
