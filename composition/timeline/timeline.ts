import * as z from 'zod/mini';
import { TimedWord } from './word-times.ts';

/** The position of every scene and every word in a film. Frames are counted from 0, at 30 per second. */
export const Timeline = z.object({
  /** Length of the film. */
  frames: z.int().check(z.positive()),
  /** When the voice ends. */
  narrationMs: z.number().check(z.positive()),
  scenes: z
    .array(
      z.object({
        index: z.int().check(z.nonnegative()),
        startFrame: z.int().check(z.nonnegative()),
        frames: z.int().check(z.positive()),
      }),
    )
    .check(z.minLength(1)),
  /** The script’s words as written, with punctuation, in the order in which they are spoken. */
  words: z.array(TimedWord),
});
export type Timeline = z.infer<typeof Timeline>;
