import { COUNTED_DAYS } from '#contract/platforms.ts';
import type { Connection } from './connection.ts';
import type { Found, PlatformFigures } from './ports.ts';
import type { Publication } from './publication.ts';
import { changed } from './publication-changes.ts';

/** When platforms are asked for the figures of published videos, and what we keep of the answers. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether a publication belongs to this connection’s account and is recent enough for its figures to be read. */
export const isCounted = (
  { connectionId, status, publishedAt = '' }: Publication,
  { id }: Pick<Connection, 'id'>,
  now: Date,
): boolean =>
  connectionId === id &&
  status === 'published' &&
  publishedAt >= new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString();

/** The next check after a success, or after a refusal that retrying wouldn’t change. */
export const nextLook = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** The time of the next check after one has failed. */
export const lookAfterFailure = (now: Date): Date => new Date(now.getTime() + HOUR_MS);

/** When a connection’s figures are due to be read; undefined if there are none. */
export const looksDue = ({ looksAt, ended }: Connection): string | undefined =>
  ended === undefined ? looksAt : undefined;

const withoutMark = (publication: Publication): Publication => {
  const { leftOutAt: _, ...rest } = publication;
  return rest;
};

/** Records a platform’s figures. Nothing else about the publication changes. */
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

/** Records when a publication was first missing from a count. */
export const leftOut = (publication: Publication, now: Date): Publication => ({
  ...publication,
  leftOutAt: now.toISOString(),
});

/** Records what the platform says about a publication that was missing from its counts. */
export const lookedFor = (publication: Publication, { kind }: Found, now: Date): Publication =>
  kind === 'removed'
    ? changed(withoutMark(publication), { status: 'removed' }, now)
    : withoutMark(publication);
