import type { Look } from '#contract/schemas/look.ts';
import type { FilmRef } from '#functions/domain/analytics/ports.ts';
import type { SpendingLimits } from '#functions/domain/budget/spending.ts';
import type { IdempotencyClaim, KeyedRequest, Page } from '#functions/domain/request/ports.ts';
import type { Job } from './job.ts';
import type { CreateOutcome, RetryOutcome, UpdateOutcome } from './outcomes.ts';
import type { Milestone } from './progress.ts';
import type { DeletedVideo } from './shown/recently-deleted.ts';
import type { Film, NewVideo, Review, Video } from './video.ts';
import type { VideoEdit } from './video-edit.ts';

/** A request that starts an attempt. */
export interface AttemptRequest extends KeyedRequest {
  /** Without limits, nothing is reserved. */
  readonly limits?: SpendingLimits | undefined;
}

/** The rows of videos. A step’s writes take effect only while its attempt is in progress. */
export interface Videos {
  /**
   * Reserves the credits and the cost of the first plan that fits the budget, and writes all rows in one
   * transaction. The attempt then waits for a slot, as do those started by `retry` and `update`.
   */
  create(
    video: NewVideo,
    claim: IdempotencyClaim | undefined,
    now: Date,
    limits?: SpendingLimits,
  ): Promise<CreateOutcome>;
  /** failed → generating, with the next attempt number and a new reservation, in one transaction. */
  retry(video: Video, now: Date, limits?: SpendingLimits): Promise<RetryOutcome>;
  /**
   * Starts an attempt that edits a completed video, writing the reservation, the edit and the idempotency key in one
   * transaction. `busy` if another edit is in progress or the video has changed.
   */
  update(video: Video, edit: VideoEdit, request: AttemptRequest): Promise<UpdateOutcome>;
  /**
   * Swaps the film for its previous version, for which moderation left `review` open; false if there is no previous
   * version or an edit has started.
   */
  bringBack(video: Video, review: Review | undefined, now: Date): Promise<boolean>;
  /** Completed videos whose previous version can no longer be restored. */
  outdated(now: Date): AsyncIterable<Video>;
  find(ownerId: string, videoId: string): Promise<Video | undefined>;
  list(ownerId: string, cursor?: string): Promise<Page<Video>>;
  markStarted(job: Job): Promise<void>;
  /**
   * Records the attempt’s finished work (see `progress.ts`), and returns all that has been finished by then; undefined
   * if the attempt is over.
   */
  advance(job: Job, done: Milestone): Promise<readonly string[] | undefined>;
  /**
   * Sets the attempt’s narrator, unless another scene has already set it, and returns the attempt’s narrator;
   * undefined if the attempt is over.
   */
  keepNarrator(job: Job, narrator: string): Promise<string | undefined>;
  /** → completed, with this film replacing any earlier one; also frees the slot. False if the attempt is over. */
  complete(job: Job, film: Film, now: Date): Promise<boolean>;
  /**
   * generating → failed, or back to the film as it was before an edit, with the credits returned and the slot
   * freed in the same transaction; false when the attempt is over.
   */
  fail(job: Job, sentence: string, now: Date): Promise<boolean>;
  /** Like `fail`, for an attempt that is still waiting for a slot; false when it is no longer waiting. */
  cancel(job: Job, sentence: string, now: Date): Promise<boolean>;
  /** Adds to the review that moderation left open, which never makes it less strict. */
  review(ownerId: string, videoId: string, found: Review): Promise<void>;
  /**
   * Records moderation’s finding on a video that couldn’t be moderated before; `review` is undefined if nothing was
   * found.
   */
  settleReview(film: FilmRef, before: Review, review: Review | undefined): Promise<void>;
  /**
   * Records that the leftover files have been deleted, so that this completed or failed video needs no more work.
   * `keptUntil`: when the previous version’s files may be deleted; if absent, there is no previous version any more.
   */
  markPruned(job: Job, keptUntil?: string): Promise<void>;
  /**
   * → deleted, which also suspends the video’s link; false if an attempt is in progress, or the video is already
   * deleted or gone.
   */
  delete(ownerId: string, videoId: string, now: Date): Promise<boolean>;
  /** deleted → the status before that; false if the video isn’t deleted. */
  restore(video: DeletedVideo): Promise<boolean>;
  /** deleted → deleting, which also discards the video’s storyboard; false if the video isn’t deleted. */
  beginErasure(ownerId: string, videoId: string, now: Date): Promise<boolean>;
  /** The user’s deleted videos that can still be restored, newest first. */
  listDeleted(ownerId: string, cursor?: string): Promise<Page<Video>>;
  /** Every owner’s deleted videos that can no longer be restored. */
  expired(now: Date): AsyncIterable<Video>;
  /** Runs `work` while nothing else moves this video’s files. Throws `in_progress` if something else already is. */
  whileHeld<T>(ownerId: string, videoId: string, work: () => Promise<T>): Promise<T>;
  /** Records that files of the video are about to move, so that PruneMedia can finish an interrupted move. */
  markMoving(ownerId: string, videoId: string): Promise<void>;
  /** Records that the files are now where the video’s row says they belong. */
  markMoved(ownerId: string, videoId: string): Promise<void>;
  /**
   * → deleting, from any status; the writes of steps that are still running then fail, because their attempt is over.
   */
  withdraw(ownerId: string, videoId: string, now: Date): Promise<void>;
  /** Removes the video’s row and the pointer from its share link; if the video was taken down, the pointer stays. */
  remove(ownerId: string, videoId: string): Promise<void>;
  /**
   * Every owner’s videos that hold a slot, have files to withhold or erase, or are finished but not yet pruned,
   * oldest first.
   */
  unfinished(): AsyncIterable<Video>;
}

export interface VideoDefaults {
  /** Stores whether a user's new videos are labelled as made by AI; does nothing when the user is gone. */
  saveAiLine(userId: string, wanted: boolean): Promise<void>;
  /** Stores or removes the look for a user’s new videos; does nothing when the user is gone. */
  saveLook(userId: string, look: Look | null): Promise<void>;
}

export interface Renderer {
  /** Starts the execution of a job; starting the same job again does nothing. */
  start(job: Job): Promise<void>;
}
