import { generateNKeysBetween } from 'fractional-indexing';

/** Places of a queue, in order, between two that it has; `undefined` is its beginning or its end. */
export const placesBetween = (
  before: string | undefined,
  after: string | undefined,
  count: number,
): readonly string[] => generateNKeysBetween(before ?? null, after ?? null, count);
