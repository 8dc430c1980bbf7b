import type { Counts, Totals } from '#contract/schemas/analytics.ts';
import type { FilmEvent } from '#contract/schemas/sharing.ts';
import type { TakenDown } from '#functions/domain/operators/restriction.ts';
import type { Day } from './analytics.ts';

/** Ports for viewers and subscribers: share links, figures and the newsletter. */

/** A video and its owner. */
export interface FilmRef {
  readonly ownerId: string;
  readonly videoId: string;
}

/** Something that a viewer did; `viewer` is always the same for a person or household but doesn’t identify them. */
export interface Viewing {
  readonly viewer: string;
  readonly event: FilmEvent['event'];
}

/** A video’s counters, kept in the video’s row and in its owner’s row for the day (UTC). */
export interface Figures {
  /**
   * Adds one to the `what` counter of both the video and the day, in one transaction; false if there is no such
   * completed video.
   */
  count(film: FilmRef, what: keyof Counts, now: Date): Promise<boolean>;
  /**
   * Counts a viewer’s event: at most one play per half hour, and one completion per counted play. True even if the
   * event isn’t counted again; false if there is no such completed video.
   */
  watched(film: FilmRef, viewing: Viewing, now: Date): Promise<boolean>;
  /** The days `from`–`to` (`2026-11-20`, both included) on which anything was counted, oldest first. */
  days(ownerId: string, from: string, to: string): Promise<readonly Day[]>;
  totals(ownerId: string): Promise<Totals>;
}

/** Links to videos. */
export interface Shares {
  /**
   * Counts a share and returns the video's share id, created on the first share; undefined if the video isn't
   * completed.
   */
  share(film: FilmRef, now: Date): Promise<string | undefined>;
  /**
   * Ends the video’s link for good; sharing the video again creates a new one. Does nothing if the video has no link,
   * or if it was taken down: its link then has to say so.
   */
  unshare(film: FilmRef): Promise<void>;
  /** The video behind a share id; undefined if there is no such link. A taken-down video may no longer exist. */
  find(shareId: string): Promise<(FilmRef & { readonly takenDown?: TakenDown | undefined }) | undefined>;
}

export interface Newsletter {
  /**
   * Records a request to send the newsletter to an address. The request is dropped unless someone confirms
   * it. Requesting it again is harmless.
   */
  ask(email: string, now: Date): Promise<Asked>;
  /** Confirms a subscription by its id; false if nobody has requested it recently. */
  confirm(id: string, now: Date): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Everyone who has confirmed. Reads the whole table: for operators only. */
  confirmed(): AsyncIterable<{ readonly id: string; readonly email: string }>;
  /** The id that the subscription of an address has or would have; the id doesn’t reveal the address. */
  idOf(email: string): string;
}

export interface Asked {
  readonly id: string;
  /** Whether the subscription is still unconfirmed. */
  readonly isOpen: boolean;
}

/** The site's own origin, such as `https://example.com`, without a trailing slash. */
export type SiteOrigin = () => Promise<string>;
