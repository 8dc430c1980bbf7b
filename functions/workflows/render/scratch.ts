import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { isDiskFull } from '#functions/film/files/disk.ts';

/**
 * Runs `work` with a temporary folder on disk, which is always removed afterwards. Throws `DiskFull` if the
 * disk was full.
 */
export const withScratch = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-'));
  try {
    return await work(folder);
  } catch (cause) {
    throw isDiskFull(cause) ? new StepError('DiskFull', 'The disk of the step is full.', { cause }) : cause;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
