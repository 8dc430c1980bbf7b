import { COUNTED_DAYS } from '#contract/platforms.ts';
import type { Connection } from './connection.ts';
import type { PlatformFigures } from './ports.ts';
import type { Publication } from './publication.ts';

/** When platforms are asked how the published videos do, and what is kept of their answer. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Since when a video must have been published to be counted. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - COUNTED_DAYS * DAY_MS);

/** The next look after one that succeeded, or that would be refused again. */
export const nextLook = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** The next look after one that failed. */
export const lookAfterFailure = (now: Date): Date => new Date(now.getTime() + HOUR_MS);

/** When a connection's figures are due; undefined where there are none to read. */
export const looksDue = ({ looksAt, ended }: Connection): string | undefined =>
  ended === undefined ? looksAt : undefined;

/** Records a platform's count. Nothing about the publication itself changes. */
export const counted = (
  publication: Publication,
  { views, likes, comments }: PlatformFigures,
  now: Date,
): Publication => ({
  ...publication,
  figures: {
    views,
    ...(likes !== undefined && { likes }),
    ...(comments !== undefined && { comments }),
    at: now.toISOString(),
  },
});
