import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '#functions/domain/video/job.ts';
import { stillKeyOf } from '#functions/domain/video/progress-now.ts';
import { previewOf } from '#functions/film/picture/preview.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { paintStill } from '#test/support/film/film-fixtures.ts';
import { defined } from '#test/support/values.ts';

/** Paints a scene for an attempt and stores the still as the step would. */
export const giveStill = async (job: Job, scene: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-still-'));
  const still = await readFile(await paintStill(join(folder, 'still.png'), scene, 360, 640));
  await rm(folder, { recursive: true });
  const video = defined(await videos().find(job.ownerId, job.videoId));
  const key = stillKeyOf({ ...video, attempt: job.attempt }, scene);
  await media().write(key, await previewOf(still), 'image/jpeg');
  await videos().advance(job, `paint:${scene}`);
};
