import { createHash } from 'node:crypto';

/** A name derived from the ingredients, so that earlier work from the same ingredients is found. */
export const contentHash = (...ingredients: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 32);
