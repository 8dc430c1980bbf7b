import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { generateFilmOf, openStudio, type Studio } from '#test/support/builders/studio.ts';
import { filmedScenes } from '#test/support/cloud/cloud-log.ts';

/** The progress percentages at which the product is killed: before, during and after every kind of step. */
const POINTS = [0, 15, 30, 75, 95];
/** The percentage at which all stills have been painted and filming starts. */
const PAINTED_PERCENT = 25;
const DUTIES_MS = 2000;
const LIMIT_MS = 300_000;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio(DUTIES_MS);
});
afterAll(async () => {
  await studio.product.stop();
  await rm(studio.product.dataDir, { recursive: true, force: true });
});

it.each(POINTS)(
  'killing the whole product when a film is %i percent done leaves no video stuck in Generating and keeps credits correct',
  { timeout: LIMIT_MS },
  async (point) => {
    const film = await generateFilmOf(studio);
    await film.reach(point);
    const before = filmedScenes(studio.product.dataDir, film.id);
    await studio.killAndRestart();
    const first = await film.end();
    const ended = first.status === 'failed' ? await film.retry() : first;
    expect(ended.status).toBe('completed');
    const lines = filmedScenes(studio.product.dataDir, film.id);
    for (const { index } of before) {
      const made = lines.filter((line) => line.index === index);
      expect(made.filter(({ reused }) => reused === false)).toHaveLength(1);
      expect(made.at(-1)?.reused).toBe(true);
    }
    expect(await studio.creditsAddUp(film)).toBe(true);
  },
);

it('when a filming process is killed, only its own scene is filmed again', {
  timeout: LIMIT_MS,
}, async () => {
  const film = await generateFilmOf(studio);
  await film.reach(PAINTED_PERCENT);
  const filming = async () =>
    (await studio.product.status()).functions.find(({ name, busy }) => name === 'FilmScene' && busy);
  const victim = await vi.waitUntil(filming, { timeout: LIMIT_MS, interval: 50 });
  process.kill(victim.pid, 'SIGKILL');
  expect((await film.end()).status).toBe('completed');
  const filmed = filmedScenes(studio.product.dataDir, film.id);
  expect(filmed.map(({ index }) => index).toSorted()).toEqual([0, 1, 2]);
  expect(filmed.every(({ reused }) => reused === false)).toBe(true);
});
