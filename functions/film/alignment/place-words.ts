import type { Pause } from './pauses.ts';
import type { ReferenceSpeech } from './reference-speech.ts';
import { type PlacedWord, settleStarts } from './settle-words.ts';
import { HOP_MS, type Spectrum } from './spectrum.ts';
import { warp } from './warp.ts';

/** A sentence that takes less than this share of its length in the reference must have been left out or cut off. */
const LEAST_PACE = 0.35;

/** A recording being aligned; speech ends at `endMs`. */
export interface HeardRecording {
  readonly spectrum: Spectrum;
  readonly pauses: readonly Pause[];
  readonly endMs: number;
}

/** A sentence of the script, in UTF-16 offsets. */
type Sentence = Pick<PlacedWord, 'start' | 'end'>;

/**
 * The first sentence that has too little time for its words, because the recording stops early or skips a
 * part.
 */
const squeezedIn = (
  reference: ReferenceSpeech,
  words: readonly PlacedWord[],
  endMs: number,
): Sentence | undefined => {
  const firsts = words.flatMap(({ startsSentence }, index) => (startsSentence ? [index] : []));
  for (const [sentence, first] of firsts.entries()) {
    const next = firsts[sentence + 1] ?? words.length;
    const took = (words[next]?.startMs ?? endMs) - (words[first]?.startMs ?? 0);
    const wanted =
      (reference.words[next]?.startMs ?? reference.endMs) - (reference.words[first]?.startMs ?? 0);
    if (took < wanted * LEAST_PACE)
      return { start: words[first]?.start ?? 0, end: words[next - 1]?.end ?? 0 };
  }
  return undefined;
};

/** Where the words of the reference start in a recording. */
export interface Placing {
  readonly words: readonly PlacedWord[];
  /** The first sentence that the alignment itself found too little time for. */
  readonly missing: Sentence | undefined;
  /** The first such sentence after words were moved to the ends of pauses. */
  readonly squeezed: Sentence | undefined;
}

/** Aligns a recording with a reference; `spoken` is the reference’s sound. */
export const placeWords = (
  reference: ReferenceSpeech,
  spoken: Spectrum,
  { spectrum, pauses, endMs }: HeardRecording,
): Placing => {
  const path = warp(spoken, spectrum);
  const found = reference.words.map(({ start, end, startMs, startsSentence }) => {
    const at = Math.min(path.length - 1, Math.round(startMs / HOP_MS));
    return { start, end, startMs: (path[at] ?? 0) * HOP_MS, startsSentence };
  });
  const words = settleStarts(found, pauses, endMs);
  return {
    words,
    missing: squeezedIn(reference, found, endMs),
    squeezed: squeezedIn(reference, words, endMs),
  };
};
