import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { makeFilm } from '#test/support/made-films/make-film.ts';
import { measureFilm, tableOf } from '#test/support/made-films/measure-film.ts';
import { TWELVE_ORDERS } from '#test/support/made-films/prompts.ts';

const FILM_LIMIT_MS = 600_000;
beforeAll(useCloudEnvironment);

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
        const film = await makeFilm(sharedCloud(), order, dir);
        const rows = await measureFilm(film);
        console.log(tableOf(film, rows).join('\n'));
        expect(rows.filter(({ isMet }) => !isMet)).toEqual([]);
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
  );
});
