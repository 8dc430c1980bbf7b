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

/** Rows of videos. A step's writes take effect only while its attempt is in progress. */
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
  /** failed → generating with the next attempt and a new reservation, in one transaction. */
  retry(video: Video, now: Date, limits?: SpendingLimits): Promise<RetryOutcome>;
  /**
   * Starts an attempt that edits a completed video: reservation, edit and idempotency key in one transaction. `busy`
   * when another edit is in progress or the video has changed.
   */
  update(video: Video, edit: VideoEdit, request: AttemptRequest): Promise<UpdateOutcome>;
  /**
   * Swaps the film for its previous version, whose open moderation review is `review`; false when there is no
   * previous version or an edit has started.
   */
  bringBack(video: Video, review: Review | undefined, now: Date): Promise<boolean>;
  /** Completed videos whose previous version can no longer be restored. */
  outdated(now: Date): AsyncIterable<Video>;
  find(ownerId: string, videoId: string): Promise<Video | undefined>;
  list(ownerId: string, cursor?: string): Promise<Page<Video>>;
  markStarted(job: Job): Promise<void>;
  /** Records finished work (see `progress.ts`); false when the attempt is over. */
  advance(job: Job, done: Milestone): Promise<boolean>;
  /**
   * Sets the attempt's narrator, unless one was already chosen for another scene, and returns the narrator; undefined
   * when the attempt is over.
   */
  keepNarrator(job: Job, narrator: string): Promise<string | undefined>;
  /**
   * → completed, with this film replacing any earlier one, and frees the slot; false when the attempt is
   * over.
   */
  complete(job: Job, film: Film, now: Date): Promise<boolean>;
  /**
   * generating → failed, or back to the film as it was before an edit, with the credits returned and the slot
   * freed in the same transaction; false when the attempt is over.
   */
  fail(job: Job, sentence: string, now: Date): Promise<boolean>;
  /** Like `fail`, for an attempt that is still waiting for a slot; false when it is no longer waiting. */
  cancel(job: Job, sentence: string, now: Date): Promise<boolean>;
  /** Adds to the review that moderation left open; earlier findings are never weakened. */
  review(ownerId: string, videoId: string, found: Review): Promise<void>;
  /**
   * Records the judgement on a video that couldn’t be judged before; `review` is undefined when nothing was found.
   */
  settleReview(film: FilmRef, before: Review, review: Review | undefined): Promise<void>;
  /**
   * Records that the leftover files are deleted, so that this completed or failed video needs no more work.
   * `keptUntil`: files of its previous version stay until then; without it, there is no previous version any
   * more.
   */
  markPruned(job: Job, keptUntil?: string): Promise<void>;
  /**
   * → deleted, with its link suspended; false when an attempt is in progress, or the video is deleted or
   * gone.
   */
  delete(ownerId: string, videoId: string, now: Date): Promise<boolean>;
  /** deleted → what it was before; false when it is not deleted. */
  restore(video: DeletedVideo): Promise<boolean>;
  /** deleted → deleting, and its storyboard is discarded; false when it is not deleted. */
  beginErasure(ownerId: string, videoId: string, now: Date): Promise<boolean>;
  /** The user’s deleted videos that can still be restored, newest video first. */
  listDeleted(ownerId: string, cursor?: string): Promise<Page<Video>>;
  /** Every deleted video that can no longer be restored, across owners. */
  expired(now: Date): AsyncIterable<Video>;
  /** Runs `work` while nothing else moves this video’s files. Throws `in_progress` if something else already is. */
  whileHeld<T>(ownerId: string, videoId: string, work: () => Promise<T>): Promise<T>;
  /** Records that files of the video are about to move, so that PruneMedia can finish an interrupted move. */
  markMoving(ownerId: string, videoId: string): Promise<void>;
  /** Records that the files are now where the video’s row says they belong. */
  markMoved(ownerId: string, videoId: string): Promise<void>;
  /** → deleting, from any status: running steps will find that their attempt is over. */
  withdraw(ownerId: string, videoId: string, now: Date): Promise<void>;
  /** Removes the row and its share link’s pointer; a taken-down video’s pointer stays. */
  remove(ownerId: string, videoId: string): Promise<void>;
  /**
   * Every video that holds a slot, that has files to withhold or erase, or that is finished but not yet
   * pruned; across owners, oldest first.
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
