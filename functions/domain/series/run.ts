import { z } from 'zod';
import { MostLike } from '#contract/schemas/series/most-like.ts';
import { Post, RUN_STATUSES } from '#contract/schemas/series/runs.ts';
import { SeriesPost } from '#contract/schemas/series/series.ts';
import { Idea } from './idea.ts';

/** The making of the video for one airing, from the idea to the creator's answer. A run has one video at a time. */
export const Run = z.object({
  /** Built from the series’ id and the airing’s key; see `runIdOf`. */
  id: z.string(),
  ownerId: z.string(),
  seriesId: z.string(),
  /** Counts the changes to this row; every change names the version it is based on. */
  version: z.int().min(1),
  status: z.enum(RUN_STATUSES),
  airing: z.object({ key: z.string(), at: z.iso.datetime() }),
  /** The `series-run` execution that started this run: if `BeginRun` is retried, it continues this run. */
  begunBy: z.string(),
  /**
   * The idea taken out of the queue; it goes back to the front if the run is skipped for lack of credits or fails
   * before it has a script.
   */
  idea: Idea,
  /** The run’s number within its series, starting at 0. */
  ordinal: z.int().min(0),
  /** The number of the run’s current script, starting at 1 and increasing each time the run is remade. */
  round: z.int().min(1),
  /** What to do differently; present in rounds after the first. */
  note: z.string().optional(),
  /** The id of this round’s story, chosen in advance so that a retried write can’t create a second story. */
  storyId: z.string(),
  /**
   * How many times this round’s script has been written. Until `isWritten` is set, every attempt has repeated an
   * earlier script.
   */
  writes: z.int().min(0),
  /** Whether this round's story exists. */
  isWritten: z.boolean(),
  mostLike: z.optional(MostLike),
  /** The id of this round’s video, chosen in advance so that a retry can’t create a second video. */
  videoId: z.string().optional(),
  /** The videos of earlier rounds. */
  earlierVideoIds: z.array(z.string()),
  /** The text posted with the video; the creator may change it. */
  post: z.optional(Post),
  /**
   * Why the run is held, was skipped or failed, as a message. `held`: the reason for holding it, which determines
   * whether the creator may have it filmed as it is.
   */
  reason: z.string().optional(),
  held: z.enum(['alike', 'rules']).optional(),
  /**
   * Who ended the run. Already present while an approved script is being filmed, because the video needs no further
   * approval.
   */
  endedBy: z.enum(['creator', 'time', 'product']).optional(),
  /**
   * Present from the run’s approval until its video’s publications have been ordered. Each publication’s id is chosen
   * before it is ordered, so that a retry can’t create a second one.
   */
  publishDue: z
    .object({
      since: z.iso.datetime(),
      posts: z.array(z.object({ post: SeriesPost, publicationId: z.string().optional() })),
    })
    .optional(),
  /** Why the video wasn’t posted everywhere it should have been, as messages. */
  publishTrouble: z.string().optional(),
  /** When the run must be checked again if nothing happens before; absent once the run has ended. */
  dueAt: z.iso.datetime().optional(),
  /** How many times work on the run’s script has been lost and restarted. */
  restarts: z.int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Run = z.infer<typeof Run>;

/**
 * Builds a run’s id from its series and airing: `2026-03-08T18:30` of series `S` becomes `S-202603081830`. An airing
 * has at most one run.
 */
export const runIdOf = (seriesId: string, airingKey: string): string =>
  `${seriesId}-${airingKey.replace(/\D/gu, '')}`;

/** The id of a run’s series, extracted from the run’s id. */
export const seriesOfRun = (runId: string): string => runId.slice(0, runId.lastIndexOf('-'));

/** What a `series-run` execution works on: the next airing of a series, or an existing run. */
export const RunJob = z.object({ ownerId: z.string(), seriesId: z.string(), runId: z.string().optional() });
export type RunJob = z.infer<typeof RunJob>;
