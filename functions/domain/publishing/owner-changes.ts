import { GAVE_UP, LOST, NO_TRACE, UNCLEAR } from './problems.ts';
import type { PlatformPost, Publication } from './publication.ts';
import { changed, isOpen } from './publication-changes.ts';

/** The changes an owner may make to a publication. */

/**
 * A publication’s post with the time set: YouTube makes a private video public at that time, but never an unlisted
 * one.
 */
export const timed = (post: PlatformPost, at: string | undefined): PlatformPost => {
  if (post.way !== 'upload') return post;
  const { publishAt: _, ...rest } = post;
  return at !== undefined && post.privacy === 'public' ? { ...rest, publishAt: at } : rest;
};

/** Whether the owner consented to the publication’s time on the screen for direct posts. */
export const isAgreedTime = ({ post }: Pick<Publication, 'post'>): boolean => post.way === 'direct';

/** Changes the publication’s time; undefined once the publication is on its way. */
export const rescheduled = (
  publication: Publication,
  at: Date | undefined,
  now: Date,
): Publication | undefined => {
  if (!isOpen(publication)) return undefined;
  const { at: _at, waitsUntil: _waits, ...rest } = publication;
  const time = at?.toISOString();
  return changed(
    { ...rest, post: timed(rest.post, time) },
    time === undefined ? { createdAt: now.toISOString() } : { at: time },
    now,
  );
};

/** Cancels the publication; undefined once it is on its way. */
export const canceled = (publication: Publication, now: Date): Publication | undefined =>
  isOpen(publication) ? changed(publication, { status: 'canceled' }, now) : undefined;

/** Records that the owner has done what was needed on the platform; undefined if nothing was needed. */
export const confirmed = (publication: Publication, now: Date): Publication | undefined =>
  publication.status === 'needs_you'
    ? changed(publication, { status: 'published', publishedAt: now.toISOString() }, now)
    : undefined;

const UNTRACED = new Set([LOST.code, NO_TRACE.code, GAVE_UP.code, UNCLEAR.code]);

/** Retries a failed publication. It keeps its id, so we first check what the platform may already have. */
export const retried = (publication: Publication, now: Date): Publication | undefined => {
  if (publication.status !== 'failed' || publication.problem?.canRetry !== true) return undefined;
  const { problem, processingSince: _, waitsUntil: _waits, ...rest } = publication;
  const at = now.toISOString();
  const retries = (rest.retries ?? 0) + 1;
  const again = { ...rest, attempt: 0, retries, retriedAt: at, status: 'waiting', waitsUntil: at } as const;
  if (!UNTRACED.has(problem.code)) return changed(again, {}, now);
  // Records that the owner has checked the platform, as we had asked them to.
  const { remote: _remote, lastPartAt: _last, ...fresh } = again;
  return changed(fresh, { sentBytes: 0 }, now);
};
