import { constants } from 'node:os';

/** FFmpeg reports the system's errors as negative numbers. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', -constants.errno.ENOSPC]);

/** Whether a write failed because the disk is full, according to FFmpeg or the system. Doesn’t load FFmpeg. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK_FULL.has(error.code);
