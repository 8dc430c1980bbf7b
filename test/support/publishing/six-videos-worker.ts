import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { giveRun } from '#test/support/series/give-run.ts';
import { eveningIn, giveSeries } from '#test/support/series/give-series.ts';
import { words } from '#test/support/uploads/boxes.ts';
import { defined } from '#test/support/values.ts';
import { filmHash } from './publishing-stage.ts';

/*
 * Runs with the environment variables of a separate product instance, because the stores in the test’s own process
 * belong to the shared cloud.
 */

/**
 * How many days from now each video airs. The last one airs a whole day after the others, because TikTok accepts five
 * drafts a day.
 */
const AIRINGS = [-5, -4, -3, -2, -1, 2] as const;
const KIB = 1024;
/** How many more bytes each film has than the original. The last film needs more than one part on either platform. */
const MORE_BYTES = [1, 2, 3, 4, 5, 17 * KIB].map((kib) => kib * KIB);

const ownerId = z.string().parse(workerData);
const series = await giveSeries(ownerId);
const given = [];
for (const [index, inDays] of AIRINGS.entries()) {
  const title = `Lighthouse ${index + 1}`;
  const language = index === 1 ? 'es' : 'en';
  const videoId = await givePlayableFilm(ownerId, title, { language });
  const [file] = defined((await videos().find(ownerId, videoId))?.film).files;
  const { key } = defined(file);
  // Adds a box that players skip, so that each film is different.
  const more = defined(MORE_BYTES[index]);
  const box = Buffer.concat([words(more), Buffer.from('free'), Buffer.alloc(more - 8, index)]);
  const film = Buffer.concat([await media().read(key), box]);
  await media().write(key, film, 'video/mp4');
  const post = { title, description: `The keeper of light ${index + 1}.`, tags: ['lighthouse', `n${index}`] };
  const { id, airing } = await giveRun(series, {
    title,
    inDays,
    status: 'video_waits',
    videoId,
    post,
    dueAt: `${eveningIn(AIRINGS.length)}:00.000Z`,
  });
  given.push({ runId: id, at: airing.at, language, bytes: film.length, sha256: filmHash(film), ...post });
}
parentPort?.postMessage({ seriesId: series.id, videos: given });
