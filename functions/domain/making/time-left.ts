import { finishedScenes } from '#functions/domain/video/progress.ts';
import type { Expected } from './making-time.ts';

/** Once a film has taken this many times longer than expected, the estimate is meaningless. */
const LOST_AFTER = 2;
/** The share of the last phase spent on joining; the rest is certifying. */
const JOIN_SHARE = 3 / 4;

/**
 * Where an attempt is on the expected timetable: what has been finished, and how far it can get before the next thing
 * is. Scenes are filmed while others are still being spoken and painted, so both count from the start.
 */
const positionOf = (done: readonly string[], scenes: number, { prepared, filmed, seconds }: Expected) => {
  const share = (...kinds: readonly ('speak' | 'paint' | 'film')[]): number =>
    scenes === 0
      ? 1
      : kinds.reduce((sum, kind) => sum + finishedScenes(done, kind), 0) / (kinds.length * scenes);
  const [ready, shot] = [share('speak', 'paint'), share('film')];
  const filming = (filmed - prepared) * shot;
  if (ready < 1) return { at: prepared * ready + filming, end: prepared + filming };
  if (shot < 1) return { at: prepared + filming, end: filmed };
  return { at: filmed + (done.includes('join') ? (seconds - filmed) * JOIN_SHARE : 0), end: seconds };
};

/**
 * Seconds until the film is finished. Counts down in real time within a phase, drops when work finishes early, and
 * pauses at the end of a phase that overruns, so the number never goes up. Undefined once the film has taken so long
 * that the measurements no longer apply.
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
