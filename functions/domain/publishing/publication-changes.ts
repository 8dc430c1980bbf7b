import type { FailureKind, Found, Remote, Sent } from './ports.ts';
import type { PlatformPost, Publication, PublicationProblem, StoredRemote } from './publication.ts';

/**
 * The changes of a publication. Each returns what it becomes, or undefined where the change no longer applies: two
 * executions may work on one publication, and its owner may change it at any time.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Longer than an execution can go without writing; after that, another one continues its work. */
export const LOST_AFTER_MS = 20 * MINUTE_MS;
/** A platform that has not said what became of a video by then is not asked again. */
export const PROCESSING_MOST_MS = 48 * HOUR_MS;
/** A video that becomes public at a set time is sent this long before. */
export const AHEAD_MS = 30 * MINUTE_MS;

const OVER = new Set(['published', 'failed', 'removed', 'canceled', 'needs_you']);

/** Whether nothing more happens unless its owner or the platform does something. */
export const isOver = ({ status }: Publication): boolean => OVER.has(status);

/** Whether its owner can still change its time or cancel it: nothing of it is at the platform yet. */
export const isOpen = ({ status, remote }: Publication): boolean =>
  status === 'waiting' && remote === undefined;

/** When a waiting publication begins to be sent. A platform that publishes at a set time gets it in advance. */
export const startsAt = ({ at, post, createdAt }: Pick<Publication, 'at' | 'post' | 'createdAt'>): Date => {
  const wanted = at === undefined ? Date.parse(createdAt) : Date.parse(at);
  const early = 'publishAt' in post && post.publishAt !== undefined ? AHEAD_MS : 0;
  return new Date(Math.max(Date.parse(createdAt), wanted - early));
};

/** When it must next be looked at; undefined when it is over. */
export const dueAt = (publication: Publication): Date | undefined => {
  const { status, waitsUntil, updatedAt } = publication;
  if (isOver(publication)) return undefined;
  if (waitsUntil !== undefined) return new Date(waitsUntil);
  return status === 'waiting' ? startsAt(publication) : new Date(Date.parse(updatedAt) + LOST_AFTER_MS);
};

const changed = (publication: Publication, change: Partial<Publication>, now: Date): Publication => ({
  ...publication,
  troubles: 0,
  ...change,
  updatedAt: now.toISOString(),
});

/** Takes up a publication whose time has come, or whose execution was lost. */
export const takenUp = (publication: Publication, now: Date): Publication | undefined => {
  if (isOver(publication)) return undefined;
  const due = dueAt(publication);
  if (due === undefined || due > now) return undefined;
  const { waitsUntil: _, ...rest } = publication;
  const status = publication.processingSince === undefined ? 'uploading' : 'processing';
  return changed(rest, { status, troubles: publication.troubles }, now);
};

/** Records what the platform calls it, before the first byte is sent. */
export const announced = (publication: Publication, remote: StoredRemote, now: Date): Publication =>
  changed(
    publication,
    {
      remote,
      sentBytes: 0,
      attempt: publication.attempt + 1,
      announcedAt: publication.announcedAt ?? now.toISOString(),
    },
    now,
  );

const known = (stored: StoredRemote | undefined, { id }: Remote): StoredRemote => ({
  ...stored,
  ...(id !== undefined && { id }),
});

/** Records what the platform has of the file. */
export const received = (
  publication: Publication,
  sent: Exclude<Sent, { readonly kind: 'gone' }>,
  now: Date,
): Publication =>
  sent.kind === 'kept'
    ? changed(publication, { sentBytes: sent.bytes }, now)
    : changed(
        publication,
        {
          status: 'processing',
          sentBytes: publication.film.bytes,
          remote: known(publication.remote, sent.remote),
          processingSince: now.toISOString(),
        },
        now,
      );

/** Records that the platform has a further file, or doesn’t take it. */
export const withExtra = (publication: Publication, kind: 'poster' | 'captions', now: Date): Publication =>
  changed(publication, { extras: [...(publication.extras ?? []), kind] }, now);

/** Forgets what the platform has forgotten too: the next step announces the video again. */
export const begunAgain = (publication: Publication, now: Date): Publication => {
  const { remote: _, processingSince: _since, ...rest } = publication;
  return changed(rest, { status: 'uploading', sentBytes: 0 }, now);
};

/** Whether viewers see it in another way than was asked for, as with projects that the platform has not audited. */
const isShownOtherwise = ({ post }: Publication, privacy: string | undefined): boolean =>
  privacy !== undefined && 'privacy' in post && !('publishAt' in post) && post.privacy !== privacy;

const CHECK_ADVICE = 'Look for the video at the platform before you try again.';
const LOST: PublicationProblem = {
  code: 'no_answer',
  message: 'The platform hasn’t said what became of this video for two days.',
  advice: CHECK_ADVICE,
  canRetry: true,
};

/** Records what the platform says about it. `advise` says what its owner can do about a refusal. */
export const found = (
  publication: Publication,
  what: Found,
  advise: (code: string) => Pick<PublicationProblem, 'advice' | 'canRetry'>,
  now: Date,
): Publication => {
  switch (what.kind) {
    case 'receiving':
      return changed(publication, { status: 'uploading', sentBytes: what.bytes }, now);
    case 'processing': {
      const since = publication.processingSince ?? now.toISOString();
      if (now.getTime() - Date.parse(since) > PROCESSING_MOST_MS) return failed(publication, LOST, now);
      return changed(
        publication,
        {
          status: 'processing',
          processingSince: since,
          sentBytes: publication.film.bytes,
          remote: known(publication.remote, what.remote ?? {}),
        },
        now,
      );
    }
    case 'published': {
      const { post, remote } = publication;
      // It is there, but private until the platform makes it public.
      if ('publishAt' in post && post.publishAt !== undefined && new Date(post.publishAt) > now)
        return changed(
          publication,
          {
            status: 'processing',
            processingSince: publication.processingSince ?? now.toISOString(),
            sentBytes: publication.film.bytes,
            remote: known(remote, what.remote),
            waitsUntil: post.publishAt,
          },
          now,
        );
      return changed(
        publication,
        {
          status: 'published',
          remote: known(publication.remote, what.remote),
          publishedAt: publication.publishedAt ?? now.toISOString(),
          ...(what.link !== undefined && { link: what.link }),
          ...(isShownOtherwise(publication, what.privacy) && { shownTo: what.privacy }),
        },
        now,
      );
    }
    case 'in_inbox':
      return changed(publication, { status: 'needs_you' }, now);
    case 'refused': {
      // What was refused stays refused: trying again means announcing it again.
      const { remote: _, processingSince: _since, ...rest } = publication;
      const { code, message } = what;
      return failed({ ...rest, sentBytes: 0 }, { code, message, ...advise(code) }, now);
    }
    case 'removed':
      return changed(publication, { status: 'removed' }, now);
    case 'unknown':
      return begunAgain(publication, now);
  }
};

export const failed = (publication: Publication, problem: PublicationProblem, now: Date): Publication =>
  changed(publication, { status: 'failed', problem }, now);

/** Waits until a given time, such as the next day of a platform that takes no more today. */
export const postponed = (publication: Publication, until: Date, now: Date): Publication =>
  changed(
    publication,
    {
      // Nothing of it is at the platform, so its owner may still change it.
      ...(publication.remote === undefined && { status: 'waiting' }),
      waitsUntil: until.toISOString(),
      troubles: publication.troubles,
    },
    now,
  );

const TROUBLES_MAX = 40;
const NO_ANSWER = 'The platform has given no usable answer for two days.';

/**
 * After a call whose outcome is unknown: waits, and then looks at the platform before anything is sent again. Gives up
 * after two days of it.
 */
export const troubled = (
  publication: Publication,
  { code, message }: { readonly code: string; readonly message: string },
  waitSeconds: number,
  now: Date,
): Publication => {
  const troubles = publication.troubles + 1;
  if (troubles > TROUBLES_MAX)
    return failed(
      publication,
      { code, message: message === '' ? NO_ANSWER : message, advice: CHECK_ADVICE, canRetry: true },
      now,
    );
  const until = new Date(now.getTime() + waitSeconds * 1000);
  return changed(publication, { troubles, waitsUntil: until.toISOString() }, now);
};

/** The post of a publication at a given time: YouTube makes a private video public then, but never an unlisted one. */
export const timed = (post: PlatformPost, at: string | undefined): PlatformPost => {
  if (post.way !== 'upload') return post;
  const { publishAt: _, ...rest } = post;
  return at !== undefined && post.privacy === 'public' ? { ...rest, publishAt: at } : rest;
};

/** Sets another time; undefined once it is on its way. */
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

/** Undefined once it is on its way. */
export const canceled = (publication: Publication, now: Date): Publication | undefined =>
  isOpen(publication) ? changed(publication, { status: 'canceled' }, now) : undefined;

/**
 * Tries a failed publication again. What the platform may already have is looked up first, because its id stays.
 */
export const retried = (publication: Publication, now: Date): Publication | undefined => {
  if (publication.status !== 'failed' || publication.problem?.canRetry !== true) return undefined;
  const { problem: _, processingSince: _since, waitsUntil: _waits, ...rest } = publication;
  return changed(rest, { status: 'waiting', waitsUntil: now.toISOString() }, now);
};

const FIRST_WAIT_S = 5;
const FIRST_BUSY_WAIT_S = 60;
const LONGEST_WAIT_S = 2 * 3600;

/** The seconds to wait after a failure that will pass or whose outcome is unknown: longer each time. */
export const waitAfter = (
  kind: FailureKind,
  troubles: number,
  retryAfterSeconds: number | undefined,
): number =>
  Math.min(
    LONGEST_WAIT_S,
    Math.max(retryAfterSeconds ?? 0, (kind === 'busy' ? FIRST_BUSY_WAIT_S : FIRST_WAIT_S) * 2 ** troubles),
  );
