import type { Pause } from '#functions/film/alignment/pauses.ts';
import { HOP_MS } from '#functions/film/alignment/spectrum.ts';

/** How loud a recording is during speech and between words, in decibels below full scale. */
export interface Loudness {
  readonly voiceDb: number;
  readonly roomDb: number;
}

const QUIETEST = 1e-10;
const SILENT_DB = -100;
/**
 * The quantiles of a recording’s levels that stand for the voice near its loudest and for the room noise between
 * words.
 */
const VOICE_SHARE = 0.98;
const ROOM_SHARE = 0.05;
/** Anything this far below the voice is silence, as is anything barely louder than the room. */
const BELOW_VOICE_DB = 35;
const ABOVE_ROOM_DB = 7;
/** In a noisy room, anything less than this far below the voice still counts as speech. */
const SURELY_VOICE_DB = 12;
/** Shorter silences occur within words. */
const SHORTEST_FRAMES = 14;

/** The level in each `HOP_MS` of a recording. */
export const levelsOf = (samples: Float32Array, rate: number): Float32Array => {
  const hop = (rate * HOP_MS) / 1000;
  return Float32Array.from({ length: Math.floor(samples.length / hop) }, (_, frame) => {
    let energy = 0;
    for (let at = frame * hop; at < (frame + 1) * hop; at += 1) energy += (samples[at] ?? 0) ** 2;
    return 10 * Math.log10(energy / hop + QUIETEST);
  });
};

export const loudnessOf = (levels: Float32Array): Loudness => {
  const sorted = levels.toSorted();
  const share = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? SILENT_DB;
  return { voiceDb: share(VOICE_SHARE), roomDb: share(ROOM_SHARE) };
};

/** The pauses in a recording made in any room; what counts as silence depends on its voice and its noise. */
export const pausesAmid = (levels: Float32Array): Pause[] => {
  const { voiceDb, roomDb } = loudnessOf(levels);
  const silentDb = Math.max(
    voiceDb - BELOW_VOICE_DB,
    Math.min(roomDb + ABOVE_ROOM_DB, voiceDb - SURELY_VOICE_DB),
  );
  const around = (frame: number): number => {
    const level = levels[frame] ?? SILENT_DB;
    return ((levels[frame - 1] ?? level) + level + (levels[frame + 1] ?? level)) / 3;
  };
  const pauses: Pause[] = [];
  let from = 0;
  for (let frame = 0; frame <= levels.length; frame += 1) {
    if (frame < levels.length && around(frame) < silentDb) continue;
    if (frame - from >= SHORTEST_FRAMES) pauses.push({ fromMs: from * HOP_MS, toMs: frame * HOP_MS });
    from = frame + 1;
  }
  return pauses;
};
