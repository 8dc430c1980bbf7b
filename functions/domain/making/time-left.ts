import type { Expected } from './making-time.ts';

/** Beyond this many times the expected time nothing is known any more. */
const LOST_AFTER = 2;
/** The share of the last phase that joining takes; certifying takes the rest. */
const JOIN_SHARE = 2 / 3;

const milestones = (done: readonly string[], prefix: string): number =>
  done.filter((milestone) => milestone.startsWith(prefix)).length;

/** Where an attempt stands on the expected clock: what it has finished, and where its current phase ends. */
const positionOf = (done: readonly string[], scenes: number, { prepared, filmed, seconds }: Expected) => {
  const ready = (milestones(done, 'paint:') + milestones(done, 'narration')) / (scenes + 1);
  if (ready < 1) return { at: prepared * ready, end: prepared };
  const shot = scenes === 0 ? 1 : milestones(done, 'film:') / scenes;
  if (shot < 1) return { at: prepared + (filmed - prepared) * shot, end: filmed };
  return { at: filmed + (done.includes('join') ? (seconds - filmed) * JOIN_SHARE : 0), end: seconds };
};

/**
 * Seconds until the film is finished. Counts down by the clock within a phase, is shortened by work that finishes early, and waits
 * at the end of a phase that takes longer, so it never rises. Undefined when it takes so long that the measurements say nothing.
 */
export const secondsLeft = (
  done: readonly string[],
  scenes: number,
  expected: Expected,
  elapsed: number,
): number | undefined => {
  if (elapsed > expected.seconds * LOST_AFTER) return undefined;
  const { at, end } = positionOf(done, scenes, expected);
  const position = Math.min(Math.max(elapsed, at), end);
  return Math.max(0, Math.round(expected.seconds - position));
};
