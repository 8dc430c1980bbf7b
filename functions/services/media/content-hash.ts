import { createHash } from 'node:crypto';

/** A name derived from ingredients: the same ingredients find the same work again. */
export const contentHash = (...ingredients: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 32);
