import { COUNTED_DAYS } from '#contract/platforms.ts';
import type { Connection } from './connection.ts';
import type { Found, PlatformFigures } from './ports.ts';
import type { Publication } from './publication.ts';
import { changed } from './publication-changes.ts';

/** When platforms are asked how published videos are doing, and which part of the answer is kept. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether a publication is on this connection’s account and recent enough to be counted. */
export const isCounted = (
  { connectionId, status, publishedAt = '' }: Publication,
  { id }: Pick<Connection, 'id'>,
  now: Date,
): boolean =>
  connectionId === id &&
  status === 'published' &&
  publishedAt >= new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString();

/** The next check after a success, or after a refusal that would only be repeated. */
export const nextLook = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** The next check after a failed one. */
export const lookAfterFailure = (now: Date): Date => new Date(now.getTime() + HOUR_MS);

/** When a connection’s figures are due; undefined if there are none to read. */
export const looksDue = ({ looksAt, ended }: Connection): string | undefined =>
  ended === undefined ? looksAt : undefined;

const withoutMark = (publication: Publication): Publication => {
  const { leftOutAt: _, ...rest } = publication;
  return rest;
};

/** Records a platform's count. Nothing about the publication itself changes. */
export const counted = (
  publication: Publication,
  { views, likes, comments }: PlatformFigures,
  now: Date,
): Publication => ({
  ...withoutMark(publication),
  figures: {
    views,
    ...(likes !== undefined && { likes }),
    ...(comments !== undefined && { comments }),
    at: now.toISOString(),
  },
});

const dayOf = (at: string): string => at.slice(0, 'yyyy-mm-dd'.length);

/**
 * Whether a publication is missing from a count for the second time, on a different day: the platform may have
 * removed it.
 */
export const isLeftOutAgain = ({ leftOutAt }: Publication, now: Date): boolean =>
  leftOutAt !== undefined && dayOf(leftOutAt) !== dayOf(now.toISOString());

/** Records the first count from which a publication was missing. */
export const leftOut = (publication: Publication, now: Date): Publication => ({
  ...publication,
  leftOutAt: now.toISOString(),
});

/** Records the platform’s answer about a publication that was missing from its counts. */
export const lookedFor = (publication: Publication, { kind }: Found, now: Date): Publication =>
  kind === 'removed'
    ? changed(withoutMark(publication), { status: 'removed' }, now)
    : withoutMark(publication);
