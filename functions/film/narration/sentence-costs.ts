import { REFERENCE_PAUSE_MS, type ReferenceSpeech } from '#functions/film/alignment/reference-speech.ts';
import { HOP_MS, type Spectrum } from '#functions/film/alignment/spectrum.ts';
import type { ScriptSentence } from './script-sentences.ts';
import { type Stretch, stretchCost } from './stretch-cost.ts';

/** A sentence, the frame of the recording at which it starts, and its cost. */
export interface CostedSentence extends ScriptSentence {
  readonly frame: number;
  readonly cost: number;
}

/** In frames: a longer sentence is judged in parts, a shorter one together with its surroundings. */
const LONGEST = 500;
const SHORTEST = 120;

/**
 * The cost below which the best quarter of a usual recording's sentences lie, and the share of any excess
 * over it that is due to speaker and room.
 */
const USUAL = 0.72;
const SPEAKER_SHARE = 0.3;

/** The value below which this share of all values lies. */
const below = (share: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

const framesOf = (ms: number): number => Math.round(ms / HOP_MS);

/** Where a sentence lies in the reference, without the pause after it; undefined if no word is spoken. */
const stretchOf = (
  { start, end }: ScriptSentence,
  { words, endMs }: ReferenceSpeech,
): Stretch | undefined => {
  const first = words.find((word) => word.start >= start && word.start < end);
  if (first === undefined) return undefined;
  const next = words.find((word) => word.start >= end);
  const pauseMs = next?.startsSentence === true ? REFERENCE_PAUSE_MS : 0;
  return { from: framesOf(first.startMs), to: framesOf((next?.startMs ?? endMs) - pauseMs) };
};

const partsOf = ({ from, to }: Stretch, frames: number): Stretch[] => {
  const length = to - from;
  if (length < SHORTEST) {
    const middle = Math.round((from + to) / 2);
    const wide = { from: Math.max(0, middle - SHORTEST / 2), to: Math.min(frames, middle + SHORTEST / 2) };
    return [wide];
  }
  const parts = Math.ceil(length / LONGEST);
  return Array.from({ length: parts }, (_, part) => ({
    from: from + Math.round((length * part) / parts),
    to: from + Math.round((length * (part + 1)) / parts),
  }));
};

/**
 * The cost of each spoken sentence: that of its worst part, minus the recording's excess due to speaker and
 * room. `path` maps reference to recording; nothing is subtracted from `medianCost`.
 */
export const sentenceCosts = (input: {
  readonly sentences: readonly ScriptSentence[];
  readonly speech: ReferenceSpeech;
  readonly reference: Spectrum;
  readonly recording: Spectrum;
  readonly path: Int32Array;
}): { readonly sentences: readonly CostedSentence[]; readonly medianCost: number } => {
  const { speech, reference, recording, path } = input;
  const at = (frame: number): number => path[Math.min(frame, path.length - 1)] ?? 0;
  // A frame may span a pause; the words after it then start at the frame's end.
  const from = (frame: number): number => Math.max(at(frame), at(frame + 1) - 1);
  const costed = input.sentences.flatMap((sentence) => {
    const stretch = stretchOf(sentence, speech);
    if (stretch === undefined) return [];
    const costs = partsOf(stretch, reference.frames).map((part) =>
      stretchCost({ reference, recording }, part, { from: from(part.from), to: at(part.to) }),
    );
    return [{ ...sentence, frame: from(stretch.from), cost: Math.max(...costs) }];
  });
  const raw = costed.map(({ cost }) => cost);
  const medianCost = below(0.5, raw);
  const own = SPEAKER_SHARE * (below(0.25, raw) - USUAL);
  return { sentences: costed.map((one) => ({ ...one, cost: one.cost - own })), medianCost };
};
