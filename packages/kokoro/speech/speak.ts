import type { ReadSentence } from '#kokoro/phonemes/read-script.ts';
import { SPACE } from '#kokoro/phonemes/vocabulary.ts';
import { SAMPLES_PER_FRAME, type Synthesised } from './model.ts';
import { type Run, type RunEnd, runsOf } from './runs.ts';
import { audiblePart, levelled, msOf, samplesOf } from './sound.ts';

/** A word of the script (UTF-16 offsets), and the time at which it is spoken. */
export interface SaidWord {
  readonly start: number;
  readonly end: number;
  readonly startMs: number;
  readonly endMs: number;
}

export interface Speech {
  /** Mono, at `KOKORO_SAMPLE_RATE`. */
  readonly samples: Float32Array;
  readonly words: readonly SaidWord[];
}

/** The silence after a run, in addition to the margins of its sound. */
const PAUSE_MS: Readonly<Record<RunEnd, number>> = { words: 0, clause: 120, sentence: 300, paragraph: 550 };

/** The model’s sound comes this much earlier than the token lengths indicate (decision 44). */
const LEAD = samplesOf(60);
/** The share of the gap between two words that is added to the second word if there is no pause. */
const SHARE_OF_SPACE = 0.6;
/** A run’s first word starts with the run’s sound, or up to this much later if there is a breath first. */
const LATEST_FIRST = samplesOf(8);

/**
 * When each word of a run starts and ends in the run’s sound. The first entry of `frames` belongs to the token at the
 * start of the run.
 */
const placed = ({ words, tokens, wordOf }: Run, { frames }: Synthesised, onset: number): SaidWord[] => {
  let passed = -LEAD;
  const ends = frames.map((count) => {
    passed += count * SAMPLES_PER_FRAME;
    return passed;
  });
  const startOf = (word: number): number => {
    const token = wordOf.indexOf(word);
    const start = ends[token] ?? 0;
    if (word === 0) return Math.min(Math.max(start, onset), onset + LATEST_FIRST);
    const isJoined = tokens[token - 1] === SPACE && (wordOf[token - 2] ?? -1) >= 0;
    return isJoined ? start - SHARE_OF_SPACE * (frames[token] ?? 0) * SAMPLES_PER_FRAME : start;
  };
  return words.map(({ start, end }, word) => {
    const from = startOf(word);
    const to = Math.max(from, ends[wordOf.lastIndexOf(word) + 1] ?? 0);
    return { start, end, startMs: msOf(from), endMs: msOf(to) };
  });
};

/** Sound that is cut off in mid-speech clicks unless it is faded out. */
const FADE = samplesOf(8);

/** The sound of a run, without the words from another script that continue its sentence. */
const ownPart = ({ tokens, goesOn }: Run, { samples, frames }: Synthesised): Float32Array => {
  if (goesOn.length === 0) return samples;
  const own = frames.slice(0, tokens.length + 1).reduce((sum, count) => sum + count, 0);
  const part = samples.slice(0, Math.max(0, own * SAMPLES_PER_FRAME - LEAD));
  for (let left = Math.min(FADE, part.length); left > 0; left -= 1) {
    const at = part.length - left;
    part[at] = ((part[at] ?? 0) * left) / FADE;
  }
  return part;
};

/** Speaks sentences one after another, all at the same loudness, with a pause after each. */
export const speak = async (
  sentences: readonly ReadSentence[],
  synthesise: (tokens: readonly number[]) => Promise<Synthesised>,
): Promise<Speech> => {
  const pieces: { readonly at: number; readonly samples: Float32Array }[] = [];
  const words: SaidWord[] = [];
  let length = 0;
  let pause = 0;
  for (const run of sentences.flatMap(runsOf)) {
    // Runs are spoken one at a time, because the model uses all cores for each.
    const spoken = await synthesise([...run.tokens, ...run.goesOn]);
    const samples = ownPart(run, spoken);
    const { from, to, onset } = audiblePart(samples);
    length += pause;
    const laterMs = msOf(length - from);
    const [firstMs, lastMs] = [msOf(length), msOf(length + to - from)];
    words.push(
      ...placed(run, spoken, onset).map((word) => ({
        ...word,
        startMs: Math.max(firstMs, word.startMs + laterMs),
        endMs: Math.min(lastMs, word.endMs + laterMs),
      })),
    );
    pieces.push({ at: length, samples: levelled(samples.subarray(from, to)) });
    length += to - from;
    pause = samplesOf(PAUSE_MS[run.end]);
  }
  const samples = new Float32Array(length);
  for (const piece of pieces) samples.set(piece.samples, piece.at);
  return { samples, words };
};
