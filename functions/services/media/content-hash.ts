import { createHash } from 'node:crypto';

/** A name derived from the inputs, so that earlier work on the same inputs can be found. */
export const contentHash = (...ingredients: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 32);
