import type { WordTime } from '#composition/timeline/word-times.ts';
import type { Pause } from './pauses.ts';

/** A sentence's first word moves to the end of a pause that is at most this far away. */
const NEAR_MS = 200;
const MIN_WORD_MS = 40;

/** A word of the script (as UTF-16 offsets), and when it seems to start. */
export interface PlacedWord {
  readonly start: number;
  readonly end: number;
  readonly startMs: number;
  readonly startsSentence: boolean;
}

/**
 * Words that would start in a pause, and sentences that would start close to the end of one, are moved to the end of
 * that pause.
 */
export const settleStarts = <Word extends PlacedWord>(
  words: readonly Word[],
  pauses: readonly Pause[],
  endMs: number,
): Word[] =>
  words.map((word) => {
    const pause = pauses.find(
      ({ fromMs, toMs }) =>
        (word.startMs >= fromMs && word.startMs < toMs) ||
        (word.startsSentence && Math.abs(toMs - word.startMs) <= NEAR_MS),
    );
    return pause === undefined || pause.toMs > endMs ? word : { ...word, startMs: pause.toMs };
  });

/** Extends each word to the start of the next word, or to the pause before the next word. */
export const settleEnds = (
  words: readonly PlacedWord[],
  pauses: readonly Pause[],
  endMs: number,
): WordTime[] =>
  words.map(({ start, end, startMs }, index) => {
    const nextMs = words[index + 1]?.startMs ?? endMs;
    const silentMs = pauses.find(({ fromMs, toMs }) => fromMs > startMs && toMs <= nextMs)?.fromMs ?? nextMs;
    return { start, end, startMs, endMs: Math.max(startMs + MIN_WORD_MS, silentMs) };
  });
