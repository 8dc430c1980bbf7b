import { framesToMs, framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { Rhythm } from '#functions/domain/video/certificate.ts';

/** The number of frames on each side that a cut must stand out from. */
const AROUND = 15;
/** How many times larger than the usual change around it the change at a cut must be. */
const STANDS_OUT = 4;
/**
 * The fewest frames between two cuts, and between a cut and either end of the film; of several large changes
 * closer together, the largest is the cut.
 */
const APART = 8;
/** Smaller changes, such as a change from one dark still to another, don’t count as cuts. */
const LEAST_LEVELS = 1.5;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * The frames at which a new picture or framing starts, accurate to one frame when the camera moves quickly from scene
 * to scene. `changes` holds each frame’s mean difference from the previous one, in levels, measured where there are
 * no captions.
 */
export const cutsIn = (changes: readonly number[]): number[] => {
  const near = (at: number, frames: number): number[] =>
    changes.slice(Math.max(0, at - frames), at + frames + 1);
  return changes.flatMap((change, at) => {
    const around = near(at, APART);
    if (around.length <= 2 * APART || change < LEAST_LEVELS || change < Math.max(...around)) return [];
    return change > STANDS_OUT * medianOf(near(at, AROUND)) ? [at] : [];
  });
};

const SECONDS_A_MINUTE = 60;

/** The rhythm of a film: the cuts seen in its picture, and the pace and pauses of its narration. */
export const rhythmOf = (cuts: readonly number[], { frames, narrationMs, words }: Timeline): Rhythm => {
  const bounds = [0, ...cuts, frames];
  const framings = bounds.slice(1).map((end, at) => end - (bounds[at] ?? 0));
  const pauses = words.slice(1).map(({ startMs }, before) => startMs - (words[before]?.endMs ?? startMs));
  return {
    firstCutSeconds: framesToSeconds(framings[0] ?? frames),
    longestFramingSeconds: framesToSeconds(Math.max(...framings)),
    wordsPerMinute: words.length / (Math.max(framesToMs(1), narrationMs) / 1000 / SECONDS_A_MINUTE),
    longestPauseMs: Math.max(0, ...pauses),
  };
};
