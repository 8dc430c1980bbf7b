import * as z from 'zod/mini';
import { POST_MAX, REMAKE_NOTE_MAX_CHARS } from '#contract/catalogue.ts';
import { NamedLanguage } from '../choices.ts';
import { Count } from '../count.ts';
import { openSet } from '../open-set.ts';
import { cleanText, writtenText } from '../text.ts';
import { Video } from '../videos.ts';
import { MostLike } from './most-like.ts';
import { Airing, ShownSeriesPost, UNANSWERED } from './series.ts';

/**
 * The states of a run. `held`: its script repeats an earlier script or may be against the rules. `script_waits` and
 * `video_waits`: the run is waiting for the creator’s answer. In the last three states, the run is over.
 */
export const RUN_STATUSES = [
  'writing',
  'held',
  'script_waits',
  'filming',
  'video_waits',
  'approved',
  'skipped',
  'failed',
] as const;

const RUN_ID = /^[0-9A-HJKMNP-TV-Z]{26}-\d{12}$/u;
const NOBODYS = `${'0'.repeat(26)}-${'0'.repeat(12)}`;

/**
 * Identifies a run by its series and its local time: `<series>-202603081830`. A malformed id is treated like the id
 * of a deleted run.
 */
export const RunId = z.string().check(z.overwrite((text) => (RUN_ID.test(text) ? text : NOBODYS)));
export const ByRunId = z.object({ id: RunId });

/** What is posted with a video. Tags omit the `#`. */
const post = {
  title: writtenText(
    POST_MAX.titleChars,
    'Enter a title.',
    () => `The title is too long. Use at most ${POST_MAX.titleChars} characters.`,
  ),
  description: z.string().check(
    z.overwrite((text) => text.split('\n').map(cleanText).join('\n').trim()),
    z.refine((text) => Array.from(text).length <= POST_MAX.descriptionChars, {
      error: () =>
        `The description is too long. Use at most ${POST_MAX.descriptionChars.toLocaleString('en-US')} characters.`,
    }),
  ),
  tags: z
    .array(
      z.string().check(
        z.overwrite((text) => cleanText(text).replace(/^#+/u, '')),
        z.regex(
          new RegExp(`^[\\p{L}\\p{M}\\p{N}_]{1,${POST_MAX.tagChars}}$`, 'u'),
          `A tag is one word of at most ${POST_MAX.tagChars} letters and digits.`,
        ),
      ),
    )
    .check(
      z.overwrite((tags) => [...new Set(tags)]),
      z.maxLength(POST_MAX.tags, `Use at most ${POST_MAX.tags} tags.`),
    ),
};
export const Post = z.strictObject(post);
export type Post = z.infer<typeof Post>;

/** The version of the run that the creator saw. If the run has changed since, it is left as it is. */
const seen = { version: z.int().check(z.minimum(1)) };
export const EditPost = z.strictObject({ ...seen, ...post });
export const AnswerRun = z.strictObject(seen);
/** Asks for another script, and another video if there was one. `note`: what to do differently. */
export const RemakeRun = z.strictObject({
  ...seen,
  note: writtenText(
    REMAKE_NOTE_MAX_CHARS,
    'Say what should be different.',
    () => `The note is too long. Use at most ${REMAKE_NOTE_MAX_CHARS} characters.`,
  ),
});

/** The production of the video for one airing of a series. */
export const Run = z.object({
  id: z.string(),
  seriesId: z.string(),
  seriesName: z.string(),
  version: z.int().check(z.minimum(1)),
  status: openSet(RUN_STATUSES, 'other'),
  airing: Airing,
  /** The idea that the script is based on. */
  idea: z.string(),
  /** Language of the idea, the story and the post. */
  language: NamedLanguage,
  /** Absent until there is a script. */
  story: z.optional(
    z.object({
      id: z.string(),
      title: z.string(),
      content: z.string(),
      /** Who wrote the script, in readable form; absent if that wasn’t recorded. */
      writtenBy: z.optional(z.string()),
    }),
  ),
  /** Absent until work on the video starts. The poster and the file belong to the video with this id. */
  videoId: z.optional(z.string()),
  poster: z.optional(z.string()),
  /** The video as its owner sees it now; absent once the video is deleted, and in lists. */
  video: z.optional(Video),
  post: z.optional(z.object({ title: z.string(), description: z.string(), tags: z.array(z.string()) })),
  mostLike: z.optional(MostLike),
  /** An explanation of why the run is held, was skipped or has failed. */
  reason: z.optional(z.string()),
  /** Why the script is held. A script that is against the rules can’t be filmed. */
  held: z.optional(openSet(['alike', 'rules'], 'rules')),
  /** Who or what ended the run: its creator, its deadline, or the product. */
  endedBy: z.optional(openSet(['creator', 'time', 'product'], 'product')),
  /** The number of scripts so far: 1, plus one for each remake. */
  round: z.int().check(z.minimum(1)),
  /** What this run’s videos have cost so far, in credits. */
  credits: Count,
  /** What happens if the run is still unanswered at its airing. */
  unanswered: openSet(UNANSWERED, 'wait'),
  /**
   * When an unanswered run is resolved this way, in the series’ time zone; present only if the answer is due after
   * the airing.
   */
  answerBy: z.optional(z.string()),
  /**
   * Where the video is posted once it is approved; absent if it isn’t posted anywhere, or once the posts are ordered
   * or the run is over.
   */
  publish: z.optional(z.array(ShownSeriesPost)),
  /** The reasons why the video was approved but not posted to all of these accounts. */
  publishTrouble: z.optional(z.string()),
});
export type Run = z.infer<typeof Run>;
