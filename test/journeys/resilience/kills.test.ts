import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateFilmOf, openStudio, type Studio } from '#test/support/builders/studio.ts';
import { stepLog } from '#test/support/cloud/step-log.ts';

/** Percentages at which the product is killed: every kind of step, before, during and after. */
const POINTS = process.env['VEILCAST_FULL'] === undefined ? [45] : [0, 2, 7, 15, 24, 30, 50, 75, 87, 95];
const LIMIT_MS = 300_000;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(async () => {
  await studio.product.stop();
  await rm(studio.product.dataDir, { recursive: true, force: true });
});

describe('a kill', { timeout: LIMIT_MS }, () => {
  it('of a filming process costs only that scene', async () => {
    const film = await generateFilmOf(studio);
    await film.reach(30);
    const filming = (await studio.product.status()).functions.filter(
      ({ name, busy }) => name === 'FilmScene' && busy,
    );
    const [victim] = filming;
    expect(victim).toBeDefined();
    process.kill(victim!.pid, 'SIGKILL');
    const { status } = await film.end();
    expect(status).toBe('completed');
    const filmed = stepLog(studio.product.dataDir, 'FilmScene', film.id).filter(
      ({ level }) => level === 'info',
    );
    expect(filmed.map(({ index }) => index).toSorted()).toEqual([0, 1, 2]);
    expect(filmed.every(({ reused }) => reused === false)).toBe(true);
    expect(await studio.creditsAddUp(film)).toBe(true);
  });

  it.each(POINTS)(
    'of the whole product at %i percent leaves nothing generating and the credits right',
    async (point) => {
      const film = await generateFilmOf(studio);
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
