import { generateNKeysBetween } from 'fractional-indexing';

/**
 * Places in a queue, in order, between two existing places; `undefined` is the beginning or the end of the
 * queue.
 */
export const placesBetween = (
  before: string | undefined,
  after: string | undefined,
  count: number,
): readonly string[] => generateNKeysBetween(before ?? null, after ?? null, count);
