import type { OwnedEgress } from './tally.ts';

/** The distribution’s log: objects of many lines each, kept until they have been counted. */
export interface EdgeLog {
  /** The keys of the objects that are still there, oldest first. */
  objects(): AsyncIterable<string>;
  /** An object’s lines; undefined when the object is gone. If the object is damaged, the last line is unreadable. */
  lines(key: string): Promise<AsyncIterable<string> | undefined>;
  remove(key: string): Promise<void>;
}

/** An account’s traffic from the edge in a month (UTC). */
export interface Egress {
  /**
   * Adds part of a log object to the figures of the accounts and videos it names, in one transaction. False when this
   * part has already been added.
   */
  add(
    part: { readonly object: string; readonly part: number },
    videos: readonly OwnedEgress[],
    now: Date,
  ): Promise<boolean>;
  /** How many bytes of an account’s files were sent in the month of `now`. */
  used(ownerId: string, now: Date): Promise<number>;
}

/** The account that a folder belongs to; undefined when the account no longer exists. */
export type OwnerOf = (folder: string) => Promise<string | undefined>;

/** The user and plan that edge traffic is charged to, as identified in cost lines. */
export type PayerOf = (
  ownerId: string,
  now: Date,
) => Promise<{ readonly user: string; readonly plan: string }>;
