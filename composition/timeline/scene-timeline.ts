import * as z from 'zod/mini';
import type { Language } from '#contract/catalogue.ts';
import { frameOf, framesToMs } from './frame-times.ts';
import type { Timeline } from './timeline.ts';
import { TimelineImpossible } from './timeline-impossible.ts';
import { endsSentence, TimedWord, timeWords, type WordTime } from './word-times.ts';

/** One scene with its own frame numbers, laid out independently of the scenes before and after it. */
export const SceneTimeline = z.object({
  /** How long the scene is shown. */
  frames: z.int().check(z.positive()),
  /** Where in its recording the scene starts; if negative, silence precedes the recording. */
  recordingMs: z.number(),
  /** When the voice ends, counted from the scene's first frame. */
  endMs: z.number().check(z.nonnegative()),
  /** The words as written, with punctuation; times count from the scene's first frame. */
  words: z.array(z.omit(TimedWord, { scene: true })),
});
export type SceneTimeline = z.infer<typeof SceneTimeline>;

/** The audible part of a recording, in milliseconds. */
export interface Heard {
  readonly lengthMs: number;
  /** The first and the last audible moment. */
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * How long a picture is shown before its first word. A whole number of frames, so that the word lights up on time.
 */
const LEAD_FRAMES = 5;
/**
 * How long a picture stays on screen after the last word: at the end of a sentence, within one, and at the end of the
 * film.
 */
const REST_MS = { sentence: 330, clause: 60, film: 1200 } as const;
const restMs = (last: TimedWord, isLast: boolean): number => {
  if (isLast) return REST_MS.film;
  return endsSentence(last) ? REST_MS.sentence : REST_MS.clause;
};

/**
 * Lays out a recorded scene in whole frames: a short lead, its words, and a pause that lasts longer at the end of a
 * sentence. Nothing audible is cut off. `words` are the word timings in the recording, in any order.
 * @throws TimelineImpossible when there is no word.
 */
export const layScene = (input: {
  readonly text: string;
  readonly language: Language;
  readonly words: readonly WordTime[];
  readonly heard: Heard;
  readonly isLast: boolean;
}): SceneTimeline => {
  const { text, language, heard, isLast } = input;
  const words = timeWords([text], language, input.words, heard.lengthMs);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined)
    throw new TimelineImpossible({ measured: 'it has no words that can be spoken' });
  const startMs = Math.min(first.startMs, heard.fromMs);
  const recordingMs = startMs - framesToMs(LEAD_FRAMES);
  const endMs = Math.max(heard.toMs, last.startMs) - recordingMs;
  return {
    frames: frameOf(endMs + restMs(last, isLast), 'up'),
    recordingMs,
    endMs,
    words: words.map((word) => {
      const { scene: _, ...own } = word;
      const ends = word === last ? endMs : word.endMs - recordingMs;
      return { ...own, startMs: word.startMs - recordingMs, endMs: ends };
    }),
  };
};

/** A scene as a separate timeline, as if it were the whole film. */
export const aloneOnTimeline = ({ frames, endMs, words }: SceneTimeline): Timeline => ({
  frames,
  narrationMs: endMs,
  scenes: [{ index: 0, startFrame: 0, frames }],
  words: words.map((word) => ({ ...word, scene: 0 })),
});
