import type { SpendingPlan } from '#functions/domain/budget/spending.ts';
import type { IdempotencyClaim, Page } from '#functions/domain/request/ports.ts';
import type { Job } from './job.ts';
import type { CreateOutcome, RetryOutcome, SceneEditOutcome } from './outcomes.ts';
import type { Milestone } from './progress.ts';
import type { SceneEdit } from './scene-edit.ts';
import type { Film, Video } from './video.ts';

/** Rows of videos. What a step of an attempt writes holds only while that attempt is under way. */
export interface Videos {
  /** Reserves the credits and what the first of `plans` costs that the month can hold, and writes all rows in one transaction. */
  create(
    video: Omit<Video, 'charge'>,
    claim: IdempotencyClaim | undefined,
    now: Date,
    plans?: readonly SpendingPlan[],
  ): Promise<CreateOutcome>;
  /** failed → generating with the next attempt and a new reservation, in one transaction. */
  retry(video: Video, now: Date, plans?: readonly SpendingPlan[]): Promise<RetryOutcome>;
  /**
   * Begins the next attempt at a completed video, which does one scene of it again: reservation, the change and the
   * idempotency key in one transaction. `busy` when another change is under way or the film has changed meanwhile.
   */
  editScene(
    video: Video,
    change: SceneEdit,
    claim: IdempotencyClaim | undefined,
    now: Date,
    plan?: SpendingPlan,
  ): Promise<SceneEditOutcome>;
  find(ownerId: string, videoId: string): Promise<Video | undefined>;
  list(ownerId: string, cursor?: string): Promise<Page<Video>>;
  markStarted(job: Job): Promise<void>;
  /** Records finished work (see `progress.ts`); false when the attempt is over. */
  advance(job: Job, done: Milestone): Promise<boolean>;
  /** → completed, with this film instead of the one before, if there was one; false when the attempt is over. */
  complete(job: Job, film: Film): Promise<boolean>;
  /**
   * generating → failed, or back to the film as it was before a change, with the credits returned in the same
   * transaction; false when the attempt is over.
   */
  fail(job: Job, sentence: string, now: Date): Promise<boolean>;
  /** Records that the files of earlier renditions are deleted, so this completed video needs no more work. */
  markPruned(job: Job): Promise<void>;
  /** → deleting; false when an attempt at it is under way or it is gone. */
  beginDeletion(ownerId: string, videoId: string): Promise<boolean>;
  /** → deleting, whatever it is now: steps that are still at work on it find their attempt over. */
  withdraw(ownerId: string, videoId: string): Promise<void>;
  /** Removes the row and the pointer of its share link together. */
  remove(ownerId: string, videoId: string): Promise<void>;
  /** Everything under way, deleting, or completed and not yet pruned, oldest first, across owners. */
  unfinished(): Promise<readonly Video[]>;
}

export interface Renderer {
  /** Starts the execution of a job; starting the same job again does nothing. */
  start(job: Job): Promise<void>;
}
