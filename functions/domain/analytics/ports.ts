import type { Counts } from '#contract/schemas/analytics.ts';
import type { FilmEvent } from '#contract/schemas/sharing.ts';
import type { Day } from './analytics.ts';

/** Ports of what reaches people besides a film's owner: links, counts, letters. */

/** Whose film, and which. */
export interface FilmRef {
  readonly ownerId: string;
  readonly videoId: string;
}

/** Something a viewer did; `viewer` is the same for the same person or household, and says nothing about them. */
export interface Viewing {
  readonly viewer: string;
  readonly event: FilmEvent['event'];
}

/** What happens to films, counted on the film and on its owner's day (UTC). */
export interface Figures {
  /** One more of `what`, on film and day in one transaction; false when there is no such completed film. */
  count(film: FilmRef, what: keyof Counts, now: Date): Promise<boolean>;
  /**
   * Counts what a viewer did: a play once in half an hour, a completion once for each play that was counted. What was
   * counted already is no fault: true. False when there is no such completed film.
   */
  watched(film: FilmRef, viewing: Viewing, now: Date): Promise<boolean>;
  /** The days `from`–`to` (`2026-11-20`, both included) on which anything was counted, oldest first. */
  days(ownerId: string, from: string, to: string): Promise<readonly Day[]>;
}

/** Links to films. */
export interface Shares {
  /** Counts a share and returns the film's share id, made at the first share; undefined when it is not completed. */
  share(film: FilmRef, now: Date): Promise<string | undefined>;
  /** The film behind a share id, for as long as its row is there. */
  find(shareId: string): Promise<FilmRef | undefined>;
}

export interface Newsletter {
  /** Keeps an address; an address that is kept already stays as it is. */
  subscribe(email: string, now: Date): Promise<void>;
}

/** The site's own address, `https://` and its name, without a slash at the end. */
export type SiteOrigin = () => Promise<string>;
