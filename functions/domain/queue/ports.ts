import type { Tier } from '#functions/domain/plans/tiers.ts';
import type { Video } from '#functions/domain/video/video.ts';
import type { AccountFilms } from './account-films.ts';
import type { Line } from './place.ts';

/** The oldest waiting attempt of the account whose turn it is. */
export interface Candidate {
  readonly video: Video;
  readonly films: AccountFilms;
}

/** How the queue stands, for the stage's metrics. At most a thousand accounts of each tier are counted. */
export interface QueueFigures {
  readonly accounts: Readonly<Record<Tier, number>>;
  /** Since when the longest waiting account waits for its turn. */
  readonly oldest: string | undefined;
  readonly slotsUsed: number;
}

/** The attempts that wait for one of the stage's slots. */
export interface FilmQueue {
  /** Who is next. Undefined when nothing waits or every slot is taken. */
  next(now: Date): Promise<Candidate | undefined>;
  /** Gives the candidate a slot. Undefined when the candidate, the plan or the slots have changed meanwhile. */
  give(candidate: Candidate, now: Date): Promise<Video | undefined>;
  line(ownerId: string): Promise<Line>;
  figures(): Promise<QueueFigures>;
}
