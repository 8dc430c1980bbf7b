import { z } from 'zod';
import type { MakingTime as WireMakingTime } from '#contract/schemas/videos.ts';
import { countWords } from '#contract/script.ts';
import { beganAt } from '#functions/domain/video/began-at.ts';

/**
 * A film’s word count, and the times, in seconds after getting a slot, at which its pictures and voice were ready,
 * every scene was filmed, and the film was completed.
 */
export const MadeIn = z.object({
  words: z.int().positive(),
  prepared: z.number().positive(),
  filmed: z.number().positive(),
  seconds: z.number().positive(),
  /** Absent if the creator recorded every scene. */
  narrator: z.string().optional(),
});
export type MadeIn = z.infer<typeof MadeIn>;

/** The same times, as estimated for a film that has yet to be made. */
export const Expected = MadeIn.omit({ words: true, narrator: true });
export type Expected = z.infer<typeof Expected>;

/** No attempt takes longer than this; a higher value means that a clock was adjusted. */
const LONGEST_SECONDS = 30 * 60;

interface Script {
  readonly scenes: readonly { readonly narration: string }[];
}

/** An attempt at a video, with the timestamps stored in its row. */
interface Attempt extends Script {
  readonly attempt: number;
  readonly edit?: unknown;
  readonly reservedAt?: string | undefined;
  readonly attemptedAt: string;
  readonly slotAt?: string | undefined;
  readonly preparedAt?: string | undefined;
  readonly filmedAt?: string | undefined;
  readonly narrator?: string | undefined;
}

const wordsOf = ({ scenes }: Script): number =>
  scenes.reduce((sum, { narration }) => sum + countWords(narration), 0);

/**
 * The measurement taken from a completed attempt. Undefined for retries, scene edits and films whose pictures were
 * painted beforehand: they reuse finished work and would make films seem faster to make than they are.
 */
export const measured = (video: Attempt, completedAt: Date): MadeIn | undefined => {
  const { attempt, edit, reservedAt, preparedAt, filmedAt, narrator } = video;
  if (
    attempt > 1 ||
    edit !== undefined ||
    reservedAt !== undefined ||
    preparedAt === undefined ||
    filmedAt === undefined
  )
    return undefined;
  const since = (time: number): number => (time - beganAt(video)) / 1000;
  const [prepared, filmed, seconds] = [
    since(Date.parse(preparedAt)),
    since(Date.parse(filmedAt)),
    since(completedAt.getTime()),
  ];
  const isPlausible = prepared > 0 && filmed >= prepared && seconds >= filmed && seconds < LONGEST_SECONDS;
  if (!isPlausible) return undefined;
  return { words: wordsOf(video), prepared, filmed, seconds, ...(narrator !== undefined && { narrator }) };
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/**
 * The measurements with the latest narrator. A film with neural voices takes about half as long again as one with
 * simple voices, so films with another narrator would mislead.
 */
const withLatestNarrator = (made: readonly MadeIn[]): readonly MadeIn[] => {
  const latest = made.find(({ narrator }) => narrator !== undefined)?.narrator;
  return made.filter(({ narrator }) => narrator === latest);
};

/**
 * A line through the measurements, fitted by medians (Theil–Sen), so that a few outliers don’t shift it. Its slope is
 * kept between "length does not matter" and "twice the words take twice as long", so that having too few films, or
 * films that are too similar, doesn’t produce wild estimates. Undefined if there are no measurements yet.
 */
export const makingTime = (newestFirst: readonly MadeIn[]): WireMakingTime | undefined => {
  const made = withLatestNarrator(newestFirst);
  if (made.length === 0) return undefined;
  const perWord = median(made.map(({ seconds, words }) => seconds / words));
  const slopes = made.flatMap((one, index) =>
    made
      .slice(index + 1)
      .filter(({ words }) => words !== one.words)
      .map((other) => (other.seconds - one.seconds) / (other.words - one.words)),
  );
  const slope = slopes.length === 0 ? perWord : Math.min(Math.max(median(slopes), 0), perWord);
  return {
    base_seconds: Math.max(0, median(made.map(({ seconds, words }) => seconds - slope * words))),
    seconds_per_word: slope,
  };
};

/** How long a film with these scenes should take, with the usual share of the time for each phase. */
export const expected = (newestFirst: readonly MadeIn[], video: Script): Expected | undefined => {
  const made = withLatestNarrator(newestFirst);
  const time = makingTime(made);
  if (time === undefined) return undefined;
  const seconds = time.base_seconds + time.seconds_per_word * wordsOf(video);
  const share = (part: (film: MadeIn) => number): number =>
    seconds * median(made.map((film) => part(film) / film.seconds));
  return { prepared: share(({ prepared }) => prepared), filmed: share(({ filmed }) => filmed), seconds };
};
