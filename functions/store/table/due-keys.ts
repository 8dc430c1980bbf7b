import type { Key } from './keys.ts';

/**
 * A partition can take 1,000 writes a second, so due rows are spread over several shards; all of an account’s rows
 * are in the same shard.
 */
export const DUE_SHARDS = 8;

/** For TendDue: the sparse index `gsi1` holds every row that is due for something, longest overdue first. */
const shardKey = (shard: number): string => `DUE#${shard}`;

const FACTOR = 31;
const shardOf = (ownerId: string): number =>
  Array.from(ownerId).reduce((sum, char) => (sum * FACTOR + (char.codePointAt(0) ?? 0)) % DUE_SHARDS, 0);

/** The index key for a row that is due at a given time. */
export const dueIndex = (
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
  dueAt: string,
) => ({
  gsi1pk: shardKey(shardOf(ownerId)),
  gsi1sk: `${dueAt}#${id}`,
});

/** The range of rows in a shard that were due before `now`; with `after`, the range starts after that row. */
export const dueRange = (shard: number, now: Date, after = '0') => ({
  ':shard': shardKey(shard),
  ':after': after,
  // `$` sorts after the `#` that precedes the id.
  ':end': `${now.toISOString()}$`,
});

/**
 * Which TendDue run is working on a shard, and where the next run starts: one conditional update claims the shard.
 */
export const dueLeaseKey = (shard: number): Key => ({ pk: shardKey(shard), sk: 'LEASE' });
