import type { OwnedEgress } from './tally.ts';

/** The distribution's log: objects with many lines each, kept until they are counted. */
export interface EdgeLog {
  /** The keys of the objects that are still there, oldest first. */
  objects(): AsyncIterable<string>;
  /** The lines of an object; undefined when it is gone. A damaged object ends with an unreadable line. */
  lines(key: string): Promise<AsyncIterable<string> | undefined>;
  remove(key: string): Promise<void>;
}

/** An account’s traffic from the edge in a month (UTC). */
export interface Egress {
  /**
   * Adds part of a log object to the figures of the accounts and videos it names, in one transaction. False
   * when this part was added before.
   */
  add(
    part: { readonly object: string; readonly part: number },
    videos: readonly OwnedEgress[],
    now: Date,
  ): Promise<boolean>;
  /** Bytes sent from all of an account's files in the month of `now`. */
  used(ownerId: string, now: Date): Promise<number>;
}

/** The account whose films are in a folder; undefined when it no longer exists. */
export type OwnerOf = (folder: string) => Promise<string | undefined>;

/** The user and plan that pay for traffic from the edge, as cost lines identify them. */
export type PayerOf = (
  ownerId: string,
  now: Date,
) => Promise<{ readonly user: string; readonly plan: string }>;
