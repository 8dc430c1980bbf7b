import type { Connection } from '#functions/domain/publishing/connection.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';

/**
 * The kinds of due work: a series’ next airing, an answer to a run, a storyboard’s next step, a publication, or a
 * read of a connected account’s figures.
 */
export type DueItem =
  | { readonly kind: 'series'; readonly series: Series }
  | { readonly kind: 'run'; readonly run: Run }
  | { readonly kind: 'storyboard'; readonly storyboard: Storyboard }
  | { readonly kind: 'publication'; readonly publication: Publication }
  | { readonly kind: 'connection'; readonly connection: Connection };

export interface DueRow {
  readonly ownerId: string;
  readonly id: string;
  /** ISO. */
  readonly dueAt: string;
  /** Where the row comes in its shard. */
  readonly place: string;
  readonly item: DueItem;
}

/** A lease: permission to work on a shard. */
export interface DueLease {
  readonly token: string;
  /** The last row the previous run handled before it ran out of time. */
  readonly cursor?: string | undefined;
}

/** Every owner’s rows that are due at a given time. All rows of one owner are in the same shard. */
export interface DueRows {
  readonly shards: number;
  /** A shard’s due rows, longest overdue first, in pages; `after` skips all rows up to that position. */
  pages(shard: number, now: Date, after?: string): AsyncIterable<readonly DueRow[]>;
  /** Undefined while another run holds the shard. A lease expires after `leaseMs`. */
  take(shard: number, now: Date, leaseMs: number): Promise<DueLease | undefined>;
  /** Releases the lease; `cursor` is where the next run starts. Does nothing if the lease has already ended. */
  giveBack(shard: number, lease: DueLease, cursor: string | undefined): Promise<void>;
}
