import { generateNKeysBetween } from 'fractional-indexing';

/** New places in a queue, in order, between two existing ones; `undefined` is the start or the end of the queue. */
export const placesBetween = (
  before: string | undefined,
  after: string | undefined,
  count: number,
): readonly string[] => generateNKeysBetween(before ?? null, after ?? null, count);
