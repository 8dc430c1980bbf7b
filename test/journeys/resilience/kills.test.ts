import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateFilmOf, openStudio, type Studio, type StudioFilm } from '#test/support/builders/studio.ts';
import { stepLog } from '#test/support/cloud/step-log.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

/** All stills are painted; filming begins. */
const PAINTED_PERCENT = 25;
/** All scenes are filmed; joining begins. */
const FILMED_PERCENT = 87;
/** Progress percentages at which to kill the product: before, during and after every kind of step. */
const POINTS = isFullRun ? [0, 2, 7, 15, 24, 30, 50, 75, 87, 95] : [FILMED_PERCENT];
const LIMIT_MS = 300_000;

let studio: Studio;
let underway: StudioFilm | undefined;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(async () => {
  await studio.product.stop();
  await rm(studio.product.dataDir, { recursive: true, force: true });
});

/** A process that is filming a scene. */
const filming = async () =>
  (await studio.product.status()).functions.find(({ name, busy }) => name === 'FilmScene' && busy);

describe('a kill', { timeout: LIMIT_MS }, () => {
  it('of a filming process refilms only that scene', async () => {
    const film = await generateFilmOf(studio);
    await film.reach(PAINTED_PERCENT);
    const victim = await vi.waitUntil(filming, { timeout: LIMIT_MS, interval: 50 });
    process.kill(victim.pid, 'SIGKILL');
    await film.reach(FILMED_PERCENT);
    underway = film;
    const filmed = stepLog(studio.product.dataDir, 'FilmScene', film.id).filter(
      ({ level }) => level === 'info',
    );
    expect(filmed.map(({ index }) => index).toSorted()).toEqual([0, 1, 2]);
    expect(filmed.every(({ reused }) => reused === false)).toBe(true);
    if (!isFullRun) return;
    expect((await film.end()).status).toBe('completed');
    expect(await studio.creditsAddUp(film)).toBe(true);
  });

  it.each(POINTS)(
    'of the whole product at %i percent leaves no video generating and keeps credits correct',
    async (point) => {
      // The short run reuses the film of the previous test.
      const film = isFullRun ? await generateFilmOf(studio) : underway!;
      await film.reach(point);
      const before = stepLog(studio.product.dataDir, 'FilmScene', film.id)
        .filter(({ level }) => level === 'info')
        .map(({ index }) => index);
      await studio.killAndRestart();
      const first = await film.end();
      const ended = first.status === 'failed' ? await film.retry() : first;
      expect(ended.status).toBe('completed');
      const lines = stepLog(studio.product.dataDir, 'FilmScene', film.id).filter(
        ({ level }) => level === 'info',
      );
      for (const index of before) {
        const made = lines.filter((line) => line.index === index);
        expect(made.filter(({ reused }) => reused === false)).toHaveLength(1);
        expect(made.at(-1)?.reused).toBe(true);
      }
      expect(await studio.creditsAddUp(film)).toBe(true);
    },
  );
});
