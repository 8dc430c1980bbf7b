import type { Key } from './keys.ts';

/** A partition of the index takes 1,000 writes a second, so what is due lies in several: an account’s rows in one. */
export const DUE_SHARDS = 8;

/** The sparse index `gsi1` holds every row that something has to be done about at a time, longest due first: for TendDue. */
const shardKey = (shard: number): string => `DUE#${shard}`;

const FACTOR = 31;
const shardOf = (ownerId: string): number =>
  Array.from(ownerId).reduce((sum, char) => (sum * FACTOR + (char.codePointAt(0) ?? 0)) % DUE_SHARDS, 0);

/** Where a row lies that is due at a time. */
export const dueIndex = (
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
  dueAt: string,
) => ({
  gsi1pk: shardKey(shardOf(ownerId)),
  gsi1sk: `${dueAt}#${id}`,
});

/** The rows of a shard that were due before `now`, as a range; `after` begins it behind one of them. */
export const dueRange = (shard: number, now: Date, after = '0') => ({
  ':shard': shardKey(shard),
  ':after': after,
  // `$` sorts after the `#` before the id.
  ':end': `${now.toISOString()}$`,
});

/** Which run of TendDue works on a shard, and where the next one begins: one conditional update takes it. */
export const dueLeaseKey = (shard: number): Key => ({ pk: shardKey(shard), sk: 'LEASE' });
