import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '#test/support/cloud/product-process.ts';
import { makeFilm } from '#test/support/made-films/make-film.ts';
import { measureFilm, tableOf } from '#test/support/made-films/measure-film.ts';
import { TWELVE_ORDERS } from '#test/support/made-films/prompts.ts';

const FILM_LIMIT_MS = 600_000;

let product: Product;
// The shared clouds paint small pictures, which would show in the measurements.
beforeAll(async () => {
  product = await startProduct();
  Object.assign(process.env, product.env);
});
afterAll(async () => {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
});

/** Runs only in the full run, because twelve films take minutes. */
describe('a film made by the product', () => {
  // Proves film-twelve-films-three-in-language.
  it.each(TWELVE_ORDERS)(
    'meets every measured requirement: $language, $prompt',
    {
      timeout: FILM_LIMIT_MS,
    },
    async (order) => {
      const dir = await mkdtemp(join(tmpdir(), 'made-film-'));
      try {
        const film = await makeFilm(product, order, dir);
        const rows = await measureFilm(film);
        console.log(tableOf(film, rows).join('\n'));
        expect(rows.filter(({ isMet }) => !isMet)).toEqual([]);
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
  );
});
