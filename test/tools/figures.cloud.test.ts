import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Counts } from '#contract/schemas/analytics.ts';
import { dayOf } from '#functions/domain/analytics/analytics.ts';
import { figures, videos } from '#functions/wiring/stores.ts';
import { creatorWithFilm, shareOf } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const { dataDir } = sharedCloud();
const DAY_MS = 86_400_000;
const now = new Date();
const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
beforeAll(useCloudEnvironment);

/** `npm run figures`, as an operator of this machine runs it: without naming a table. */
const run = (...words: string[]) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../../tools/figures.ts'), ...words],
      { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } },
      (error, stdout, stderr) => resolve({ status: error === null ? 0 : error.code, stdout, stderr }),
    );
  });

type Seed = readonly (readonly [what: keyof Counts, daysAgo: number])[];

/** A creator whose figures were counted as they were before owners were excluded. */
const creator = async (seed: Seed) => {
  const { visitor, id, film } = await creatorWithFilm();
  const ref = { ownerId: id, videoId: film.id };
  for (const [what, days] of seed) await figures().count(ref, what, daysAgo(days));
  return {
    id,
    share: () => shareOf(visitor, film.id),
    play: async () => {
      await figures().watched(ref, { viewer: id, event: 'play' }, now);
      await figures().watched(ref, { viewer: id, event: 'complete' }, now);
    },
    views: async () => (await videos().find(id, film.id))?.views,
    days: async () =>
      (await figures().days(id, dayOf(daysAgo(30)), dayOf(now))).map(
        ({ plays, completions, shares, downloads }) => [plays, completions, shares, downloads],
      ),
  };
};

// Proves dashboard-own-plays-leave-old-figures.
it('takes the owner’s plays out of figures where the table proves them, says what it can’t know, and changes nothing twice', async () => {
  const alone = await creator([
    ['plays', 2],
    ['plays', 2],
    ['completions', 2],
    ['downloads', 2],
  ]);
  await alone.play();
  const shared = await creator([
    ['plays', 9],
    ['shares', 8],
    ['plays', 8],
    ['plays', 1],
  ]);
  await shared.share();
  await shared.play();

  const dry = await run();
  expect(dry).toMatchObject({ status: 0, stderr: '' });
  expect(dry.stdout).toContain(
    `${alone.id}: 1 unshared video with 3 plays and 2 completions; 2 days before any share with 3 plays and 2 completions\n`,
  );
  expect(dry.stdout).toContain(
    `${shared.id}: 1 day before any share with 1 play and 0 completions; 1 play of the last day\n`,
  );
  expect(dry.stdout).toContain('Nothing was written: add "-- --write" to correct them.');
  expect(await alone.views()).toBe(3);

  const written = await run('--write');
  expect(written.status).toBe(0);
  expect(written.stdout).toContain('Their figures are corrected.');
  const corrected = async () => [
    [await alone.views(), ...(await alone.days())],
    [await shared.views(), ...(await shared.days())],
  ];
  const right = [
    [0, [0, 0, 0, 1], [0, 0, 0, 0]],
    [3, [0, 0, 0, 0], [1, 0, 1, 0], [1, 0, 0, 0], [0, 0, 1, 0]],
  ];
  expect(await corrected()).toEqual(right);

  const again = await run('--write');
  expect(again.stdout).toContain('No figures contain plays that are certainly the owner’s.');
  expect(again.stdout).toContain('of shared videos stay');
  expect(await corrected()).toEqual(right);
});

fullIt('a typing mistake changes nothing and prints the usage', async () => {
  expect(await run('--wrote')).toMatchObject({ status: 2, stdout: '' });
});
