import type { Subscription } from '#contract/catalogue.ts';
import type { Tier } from '#functions/domain/plans/tiers.ts';
import type { Video } from '#functions/domain/video/video.ts';
import type { AccountFilms } from './account-films.ts';
import type { Line } from './place.ts';

/** The oldest waiting attempt of the account whose turn it is. */
export interface Candidate {
  readonly video: Video;
  readonly films: AccountFilms;
}

/** An upload to check or an archive to pack, by its execution name. */
export interface Work {
  readonly ownerId: string;
  readonly name: string;
}

/** Checks, or archives, that are waiting for one of the stage's slots, under the same rules as films. */
export interface WorkQueue {
  /** Puts a piece of work at the end of its account’s line, unless it is already in the queue. */
  join(work: Work, subscription: Subscription, now: Date): Promise<void>;
  /**
   * Gives a slot to the next piece of work from these tiers. Undefined when nothing is waiting or no slot is free.
   */
  take(tiers: readonly Tier[], now: Date): Promise<Work | undefined>;
  /** Whether a piece of work is waiting or running; undefined when it is not in the queue. */
  stateOf(work: Work): Promise<'waiting' | 'running' | undefined>;
  /** Ends a piece of work, running or waiting; does nothing for work that is not in the queue. */
  leave(work: Work, now: Date): Promise<void>;
  /** Removes all work of one account from the queue. */
  withdraw(ownerId: string, now: Date): Promise<void>;
}

/** The state of the queue, for the stage's metrics. At most a thousand accounts of each tier are counted. */
export interface QueueFigures {
  readonly accounts: Readonly<Record<Tier, number>>;
  /** When the longest-waiting account started waiting for its turn. */
  readonly oldest: string | undefined;
  readonly slotsUsed: number;
}

/** Attempts that are waiting for one of the stage’s slots. */
export interface FilmQueue {
  /** The attempt that gets the next slot. Undefined when nothing is waiting or every slot is taken. */
  next(now: Date): Promise<Candidate | undefined>;
  /** Gives the candidate a slot. Undefined when the candidate, its plan or the slots have changed in the meantime. */
  give(candidate: Candidate, now: Date): Promise<Video | undefined>;
  line(ownerId: string): Promise<Line>;
  figures(): Promise<QueueFigures>;
}
