import { AVERROR_ENOSPC } from 'node-av/constants';
import { FFmpegError } from 'node-av/lib';

/** Whether a write failed because the disk is full, as FFmpeg or the system reports it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof FFmpegError
    ? error.code === AVERROR_ENOSPC
    : error instanceof Error && 'code' in error && error.code === 'ENOSPC';
