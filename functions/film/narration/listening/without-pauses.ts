import type { Pause } from '#functions/film/alignment/pauses.ts';
import { HOP_MS } from '#functions/film/alignment/spectrum.ts';

/** How much of a longer pause is kept: the length that the reference voice leaves between sentences. */
const KEPT_MS = 300;
/** How much of the silence before the first word and after the last is kept. */
const EDGE_MS = 30;

export interface Shortened {
  readonly samples: Float32Array;
  /** Maps a time in the shortened sound to the time in the original recording. */
  readonly inRecording: (ms: number) => number;
}

/** A recording with all pauses shortened, because the length of a pause says nothing about the words. */
export const withoutPauses = (samples: Float32Array, rate: number, pauses: readonly Pause[]): Shortened => {
  const perMs = rate / 1000;
  const totalMs = Math.floor(samples.length / perMs / HOP_MS) * HOP_MS;
  const cuts = pauses.flatMap(({ fromMs, toMs }) => {
    const from = fromMs === 0 ? 0 : fromMs + (toMs === totalMs ? EDGE_MS : KEPT_MS / 2);
    const to = toMs === totalMs ? totalMs : toMs - (fromMs === 0 ? EDGE_MS : KEPT_MS / 2);
    return to > from ? [{ fromMs: from, toMs: to }] : [];
  });
  const kept = [...cuts, { fromMs: totalMs, toMs: totalMs }].map(({ fromMs }, index) => ({
    fromMs: cuts[index - 1]?.toMs ?? 0,
    toMs: fromMs,
  }));
  const starts: number[] = [];
  let lengthMs = 0;
  for (const { fromMs, toMs } of kept) {
    starts.push(lengthMs);
    lengthMs += toMs - fromMs;
  }
  const short = new Float32Array(lengthMs * perMs);
  for (const [index, { fromMs, toMs }] of kept.entries())
    short.set(samples.subarray(fromMs * perMs, toMs * perMs), (starts[index] ?? 0) * perMs);
  return {
    samples: short,
    inRecording: (ms) => {
      const index = Math.max(
        0,
        starts.findLastIndex((start) => start <= ms),
      );
      return (kept[index]?.fromMs ?? 0) + ms - (starts[index] ?? 0);
    },
  };
};
