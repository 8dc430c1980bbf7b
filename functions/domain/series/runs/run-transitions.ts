import { ANSWER_DAYS_MAX } from '#contract/catalogue.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { changedRun } from './change-run.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long to wait before retrying if the run’s video still doesn’t exist; creating it takes only seconds. */
export const FILM_AGAIN_MS = 5 * MINUTE_MS;
/** How soon to retry after a budget has been used up, and how soon to check on a video in progress. */
export const LOOK_AGAIN_MS = 30 * MINUTE_MS;
/** A video is abandoned if it still can’t be started this long after its airing. */
const GIVE_UP_AFTER_MS = DAY_MS;
/** After this time, an unfinished script is started over. */
export const WRITE_AGAIN_MS = 15 * MINUTE_MS;
/** A creator always has at least this much time to answer, however late the run is. */
const ANSWER_LEAST_MS = HOUR_MS;

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/**
 * The time until which only the creator can answer a run that starts waiting now: its airing, or an hour from
 * now if that is later.
 */
export const answeredBy = ({ airing }: Pick<Run, 'airing'>, now: Date): string =>
  new Date(Math.max(Date.parse(airing.at), now.getTime() + ANSWER_LEAST_MS)).toISOString();

/** When to end a run that has no deadline for an answer. */
export const waitsUntil = ({ airing }: Pick<Run, 'airing'>): Date =>
  new Date(Date.parse(airing.at) + ANSWER_DAYS_MAX * DAY_MS);

export const isGivenUp = ({ airing }: Pick<Run, 'airing'>, now: Date): boolean =>
  now.getTime() - Date.parse(airing.at) > GIVE_UP_AFTER_MS;

/** Asks the creator to approve the run’s script, or its video. */
export const waitingRun = (run: Run, status: 'script_waits' | 'video_waits', now: Date): Run =>
  changedRun(
    run,
    { status, reason: undefined, held: undefined, endedBy: undefined, dueAt: answeredBy(run, now) },
    now,
  );

/** The run’s script can’t be filmed at all, or only if the creator approves it. */
export const heldRun = (run: Run, held: NonNullable<Run['held']>, reason: string, now: Date): Run =>
  changedRun(
    run,
    { status: 'held', held, reason, videoId: undefined, endedBy: undefined, dueAt: answeredBy(run, now) },
    now,
  );

/**
 * The run’s video is about to be created, with an id chosen now. `by`: who approved the script, in which case the
 * video needs no approval; undefined if the creator still has to approve the video.
 */
export const filmingRun = (run: Run, videoId: string, by: 'creator' | 'time' | undefined, now: Date): Run =>
  changedRun(
    run,
    {
      status: 'filming',
      videoId,
      endedBy: by,
      reason: undefined,
      held: undefined,
      dueAt: after(now, FILM_AGAIN_MS),
    },
    now,
  );

/** The run will be checked again after this time. */
export const lookedAtAgain = (run: Run, ms: number, now: Date): Run =>
  changedRun(run, { dueAt: after(now, ms) }, now);

export interface Ending {
  readonly by: NonNullable<Run['endedBy']>;
  readonly reason?: string | undefined;
}

export const endedRun = (
  run: Run,
  status: 'approved' | 'skipped' | 'failed',
  { by, reason }: Ending,
  now: Date,
): Run => changedRun(run, { status, endedBy: by, reason, held: undefined, dueAt: undefined }, now);

/**
 * Starts the next round: another script, and another video if there already was one. The creator keeps the old video.
 */
export const remadeRun = (run: Run, { note, storyId }: { note: string; storyId: string }, now: Date): Run =>
  changedRun(
    run,
    {
      status: 'writing',
      round: run.round + 1,
      note,
      storyId,
      writes: 0,
      restarts: 0,
      isWritten: false,
      mostLike: undefined,
      post: undefined,
      reason: undefined,
      held: undefined,
      endedBy: undefined,
      videoId: undefined,
      earlierVideoIds: [...run.earlierVideoIds, ...(run.videoId === undefined ? [] : [run.videoId])],
      dueAt: after(now, WRITE_AGAIN_MS),
    },
    now,
  );

/** Work on the run’s script was lost and has to start over. */
export const rewrittenRun = (run: Run, now: Date): Run =>
  changedRun(run, { restarts: run.restarts + 1, dueAt: after(now, WRITE_AGAIN_MS) }, now);
