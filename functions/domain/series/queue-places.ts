import { generateNKeysBetween } from 'fractional-indexing';

/** Places in a queue, in order, between two existing ones; `undefined` is the start or the end. */
export const placesBetween = (
  before: string | undefined,
  after: string | undefined,
  count: number,
): readonly string[] => generateNKeysBetween(before ?? null, after ?? null, count);
