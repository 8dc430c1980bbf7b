import type { Connection } from '#functions/domain/publishing/connection.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';

/**
 * What is due: a series’ next airing, an answer to a run, a storyboard’s next step, a publication, or reading a
 * connected account’s figures.
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
  /** The row’s position within its shard. */
  readonly place: string;
  readonly item: DueItem;
}

/** Permission to work on a shard. */
export interface DueLease {
  readonly token: string;
  /** The last row the previous run handled before it ran out of time. */
  readonly cursor?: string | undefined;
}

/** All rows with something due at a given time, across owners. An owner’s rows share one shard. */
export interface DueRows {
  readonly shards: number;
  /** A shard’s due rows, longest overdue first, in pages; `after` skips the rows up to a position. */
  pages(shard: number, now: Date, after?: string): AsyncIterable<readonly DueRow[]>;
  /** Undefined while another run holds the shard. A lease expires after `leaseMs`. */
  take(shard: number, now: Date, leaseMs: number): Promise<DueLease | undefined>;
  /** Releases the lease; `cursor` is where the next run starts. Does nothing for a lease that has ended. */
  giveBack(shard: number, lease: DueLease, cursor: string | undefined): Promise<void>;
}
