import { createHash } from 'node:crypto';

/** A name derived from ingredients, so that the same ingredients lead to the same finished work. */
export const contentHash = (...ingredients: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 32);
