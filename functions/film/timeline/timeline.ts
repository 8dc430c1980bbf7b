import { z } from 'zod';
import { FILM_MAX_SECONDS, FILM_MIN_SECONDS, FILM_TAIL_SECONDS } from '#contract/catalogue.ts';
import type { Scene } from '#functions/domain/story/story.ts';
import { TimelineImpossible } from '#functions/film/files/film-errors.ts';
import { frameOf } from './frame-times.ts';
import { TimedWord, timeWords, type WordTime } from './word-times.ts';

/** Where every scene and every word of a film lies. Frames count from 0 at 30 a second. */
export const Timeline = z.object({
  /** Length of the film. */
  frames: z.int().positive(),
  narrationMs: z.number().positive(),
  scenes: z
    .array(
      z.object({
        index: z.int().nonnegative(),
        startFrame: z.int().nonnegative(),
        frames: z.int().positive(),
      }),
    )
    .min(1),
  /** The script's words as written, punctuation kept, in the order they are spoken. */
  words: z.array(TimedWord),
});
export type Timeline = z.infer<typeof Timeline>;

const MS_PER_SECOND = 1000;
/** How long picture and music continue after the last word, when the limits leave room. */
const TAIL_SECONDS = 1.2;
/** How long before a scene's first word its picture appears, at most. */
const LEAD_MS = 150;

/** The number of frames of a film with this narration. Throws `TimelineImpossible` beyond the limits of a film. */
export const filmFrames = (narrationMs: number): number => {
  const seconds = narrationMs / MS_PER_SECOND;
  if (!(seconds >= FILM_MIN_SECONDS - FILM_TAIL_SECONDS))
    throw new TimelineImpossible(
      `it lasts ${seconds.toFixed(1)} s and a film at least ${FILM_MIN_SECONDS} s`,
    );
  if (seconds > FILM_MAX_SECONDS)
    throw new TimelineImpossible(`it lasts ${seconds.toFixed(1)} s and a film at most ${FILM_MAX_SECONDS} s`);
  const wanted = Math.max(FILM_MIN_SECONDS, Math.min(seconds + TAIL_SECONDS, FILM_MAX_SECONDS));
  return frameOf(Math.min(wanted, seconds + FILM_TAIL_SECONDS) * MS_PER_SECOND, 'down');
};

/** The frame a scene starts on: in the pause before its first word, a little ahead of the word. */
const cutFrame = (before: TimedWord, after: TimedWord): number => {
  const earliest = frameOf(before.endMs, 'up');
  const latest = frameOf(after.startMs, 'down');
  const wanted = frameOf(after.startMs - LEAD_MS, 'down');
  return Math.min(latest, Math.max(earliest, wanted));
};

/**
 * Lays scenes and words on whole frames.
 * `words` are the narrator's times, in any order; words without one are timed from their neighbours.
 * @throws TimelineImpossible when the narration is too short, too long, or a scene would have no frame.
 */
export const buildTimeline = (input: {
  scenes: readonly Scene[];
  words: readonly WordTime[];
  narrationMs: number;
}): Timeline => {
  const frames = filmFrames(input.narrationMs);
  const words = timeWords(
    input.scenes.map((scene) => scene.narration),
    input.words,
    input.narrationMs,
  );
  const starts = input.scenes.map((_, index) => {
    const first = words.findIndex((word) => word.scene === index);
    const [before, after] = [words[first - 1], words[first]];
    if (after === undefined) throw new TimelineImpossible(`scene ${index + 1} has no words`);
    return index === 0 || before === undefined ? 0 : cutFrame(before, after);
  });
  const scenes = starts.map((startFrame, index) => ({
    index,
    startFrame,
    frames: (starts[index + 1] ?? frames) - startFrame,
  }));
  const empty = scenes.find((scene) => scene.frames < 1);
  if (empty !== undefined) throw new TimelineImpossible(`scene ${empty.index + 1} is shorter than a frame`);
  if (scenes.length === 0) throw new TimelineImpossible('it has no scenes');
  return { frames, narrationMs: input.narrationMs, scenes, words };
};
