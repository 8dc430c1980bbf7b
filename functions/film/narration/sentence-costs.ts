import { REFERENCE_PAUSE_MS, type ReferenceSpeech } from '#functions/film/alignment/reference-speech.ts';
import { HOP_MS, type Spectrum } from '#functions/film/alignment/spectrum.ts';
import type { ScriptSentence } from './script-sentences.ts';
import { type Stretch, stretchCost } from './stretch-cost.ts';

/** A sentence, the frame of the recording at which the sentence starts, and its cost. */
export interface CostedSentence extends ScriptSentence {
  readonly frame: number;
  readonly cost: number;
}

/**
 * In frames. Sentences longer than the first limit are judged in parts, those shorter than the second together with
 * their surroundings.
 */
const LONGEST = 500;
const SHORTEST = 120;
/**
 * A shorter sentence that seems to be missing is judged again, in a stretch of this many frames: within a second of
 * speech, a pause or stress in a different place costs as much as wrong words.
 */
const WIDER = 250;
const SEEMS_UNHEARD = 0.8;

/**
 * The cost that the best quarter of the sentences stay below in a typical recording, and how much of any excess is
 * due to speaker and room.
 */
const USUAL = 0.72;
const SPEAKER_SHARE = 0.3;

/** The quantile of the values at this share. */
const below = (share: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

const framesOf = (ms: number): number => Math.round(ms / HOP_MS);

/**
 * A sentence’s position in the reference, without the pause that follows; undefined if none of its words are spoken.
 */
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

/** A stretch of the given length, centred on another stretch and limited to the given number of frames. */
const around = ({ from, to }: Stretch, length: number, frames: number): Stretch => {
  const start = Math.max(0, Math.min(frames - length, Math.round((from + to - length) / 2)));
  return { from: start, to: Math.min(frames, start + length) };
};

const partsOf = (stretch: Stretch, frames: number): Stretch[] => {
  const { from, to } = stretch;
  const length = to - from;
  if (length < SHORTEST) return [around(stretch, SHORTEST, frames)];
  const parts = Math.ceil(length / LONGEST);
  return Array.from({ length: parts }, (_, part) => ({
    from: from + Math.round((length * part) / parts),
    to: from + Math.round((length * (part + 1)) / parts),
  }));
};

/**
 * The cost of each spoken sentence: the cost of its worst part, minus the excess that is due to the recording’s
 * speaker and room. `path` maps reference to recording; nothing is subtracted from `medianCost`.
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
    const costOf = (part: Stretch): number =>
      stretchCost({ reference, recording }, part, { from: from(part.from), to: at(part.to) });
    const cost = Math.max(...partsOf(stretch, reference.frames).map(costOf));
    const isDoubtful = cost > SEEMS_UNHEARD && stretch.to - stretch.from < WIDER;
    const wider = isDoubtful ? costOf(around(stretch, WIDER, reference.frames)) : cost;
    return [{ ...sentence, frame: from(stretch.from), cost: Math.min(cost, wider) }];
  });
  const raw = costed.map(({ cost }) => cost);
  const medianCost = below(0.5, raw);
  const own = SPEAKER_SHARE * (below(0.25, raw) - USUAL);
  return { sentences: costed.map((one) => ({ ...one, cost: one.cost - own })), medianCost };
};
