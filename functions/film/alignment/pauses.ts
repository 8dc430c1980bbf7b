import { HOP_MS } from './spectrum.ts';

/** A stretch of a recording without speech. */
export interface Pause {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * How far below the loudest moment a sound must be to count as silence, and the level below which every sound counts
 * as silence.
 */
const BELOW_LOUDEST_DB = 38;
const INAUDIBLE_DB = -65;
/** Shorter silences occur within words: the mouth closes before a p, t or k. */
const SHORTEST_MS = 140;

/** The pauses in a recording, derived from its level in each frame. */
export const pausesIn = (levelDb: Float32Array): Pause[] => {
  const loudest = levelDb.reduce((most, level) => Math.max(most, level), INAUDIBLE_DB);
  const silent = Math.max(loudest - BELOW_LOUDEST_DB, INAUDIBLE_DB);
  const pauses: Pause[] = [];
  let from = 0;
  for (let frame = 0; frame <= levelDb.length; frame += 1) {
    if (frame < levelDb.length && (levelDb[frame] ?? 0) < silent) continue;
    if ((frame - from) * HOP_MS >= SHORTEST_MS) pauses.push({ fromMs: from * HOP_MS, toMs: frame * HOP_MS });
    from = frame + 1;
  }
  return pauses;
};
