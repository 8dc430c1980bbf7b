import type { Found, Remote, Sent } from './ports.ts';
import { GAVE_UP, LOST, NO_TRACE, outOfSight, UNCLEAR } from './problems.ts';
import type { Publication, PublicationProblem, StoredRemote } from './publication.ts';

/**
 * The changes to a publication. Each returns the changed publication, or undefined if the change no longer applies:
 * two executions may be working on the same publication, and the owner may change it at any time.
 */

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Longer than an execution can go without writing; after this time, another execution may take over. */
export const LOST_AFTER_MS = 20 * MINUTE_MS;
/** If a platform hasn’t reported a video’s outcome after this time, we stop asking. */
export const PROCESSING_MOST_MS = 48 * HOUR_MS;
/** A video that becomes public at a set time is sent this long beforehand. */
export const AHEAD_MS = 30 * MINUTE_MS;

const OVER = new Set(['published', 'failed', 'removed', 'canceled', 'needs_you']);

/** Whether nothing more will happen unless the owner or the platform acts. */
export const isOver = ({ status }: Publication): boolean => OVER.has(status);

/** Whether the owner can still change the time or cancel: the platform has no part of the video yet. */
export const isOpen = ({ status, remote }: Publication): boolean =>
  status === 'waiting' && remote === undefined;

/** When we start sending a waiting publication. Platforms that publish at a set time get the video in advance. */
export const startsAt = ({ at, post, createdAt }: Pick<Publication, 'at' | 'post' | 'createdAt'>): Date => {
  const wanted = at === undefined ? Date.parse(createdAt) : Date.parse(at);
  const early = 'publishAt' in post && post.publishAt !== undefined ? AHEAD_MS : 0;
  return new Date(Math.max(Date.parse(createdAt), wanted - early));
};

/** When the publication must next be checked; undefined once it is over. */
export const dueAt = (publication: Publication): Date | undefined => {
  const { status, waitsUntil, updatedAt } = publication;
  if (isOver(publication)) return undefined;
  if (waitsUntil !== undefined) return new Date(waitsUntil);
  return status === 'waiting' ? startsAt(publication) : new Date(Date.parse(updatedAt) + LOST_AFTER_MS);
};

export const changed = (publication: Publication, change: Partial<Publication>, now: Date): Publication => ({
  ...publication,
  troubles: 0,
  ...change,
  updatedAt: now.toISOString(),
});

/**
 * Claims a publication that has come due, or whose execution was lost. `by`: the execution that claims it; if its
 * process died, the same execution can carry on at once.
 */
export const takenUp = (publication: Publication, now: Date, by: string): Publication | undefined => {
  if (isOver(publication)) return undefined;
  const { waitsUntil, dayFull: _, ...rest } = publication;
  const isLost = waitsUntil === undefined && publication.status !== 'waiting';
  const due = dueAt(publication);
  if (!(isLost && publication.by === by) && (due === undefined || due > now)) return undefined;
  const troubles = publication.troubles + (isLost ? 1 : 0);
  if (troubles > TROUBLES_MAX) return failed(publication, GAVE_UP, now);
  const status = publication.processingSince === undefined ? 'uploading' : 'processing';
  return changed(rest, { status, troubles, by }, now);
};

/** Records that the last part is about to be sent: from now on, the platform may have the whole video. */
export const completing = (publication: Publication, now: Date): Publication =>
  changed(
    publication,
    { lastPartAt: publication.lastPartAt ?? now.toISOString(), troubles: publication.troubles },
    now,
  );

/** Records that the platform dropped the upload before accepting its last part, so it can’t have the whole video. */
export const incomplete = (publication: Publication, now: Date): Publication => {
  const { lastPartAt: _, ...rest } = publication;
  return changed(rest, { troubles: publication.troubles }, now);
};

/** Records the platform’s id and upload URL for the publication, before the first byte is sent. */
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

/** The failure count is reset only when more of the file has arrived. */
const arrived = (publication: Publication, bytes: number, now: Date): Publication =>
  changed(
    publication,
    {
      status: 'uploading',
      sentBytes: bytes,
      troubles: bytes > publication.sentBytes ? 0 : publication.troubles,
    },
    now,
  );

/** Records how much of the file the platform has. */
export const received = (
  publication: Publication,
  sent: Exclude<Sent, { readonly kind: 'gone' }>,
  now: Date,
): Publication =>
  sent.kind === 'kept'
    ? arrived(publication, sent.bytes, now)
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

/** Records that a further file is about to be sent: from now on, the platform may have it. */
export const attaching = (publication: Publication, kind: 'poster' | 'captions', now: Date): Publication =>
  changed(publication, { attaching: kind, troubles: publication.troubles }, now);

/** Records that a further file didn’t arrive; it will be sent again at the next check. */
export const extraFailed = (publication: Publication, now: Date): Publication =>
  changed(
    publication,
    { extraTries: (publication.extraTries ?? 0) + 1, troubles: publication.troubles },
    now,
  );

/** Records that the platform has received a further file or won’t accept it. */
export const withExtra = (publication: Publication, kind: 'poster' | 'captions', now: Date): Publication => {
  const { attaching: _, extraTries: _tries, ...rest } = publication;
  return changed(rest, { extras: [...(publication.extras ?? []), kind] }, now);
};

/** Forgets an upload that the platform no longer has: the next step announces the video again. */
export const begunAgain = (publication: Publication, now: Date): Publication => {
  if (publication.attempt >= ATTEMPTS_MAX) return failed(publication, GAVE_UP, now);
  const { remote: _, processingSince: _since, lastPartAt: _last, ...rest } = publication;
  return changed(rest, { status: 'uploading', sentBytes: 0, troubles: publication.troubles }, now);
};

/**
 * Whether the video’s visibility differs from what was requested, which happens with apps the platform hasn’t
 * audited.
 */
const isShownOtherwise = ({ post }: Publication, privacy: string | undefined): boolean =>
  privacy !== undefined && 'privacy' in post && !('publishAt' in post) && post.privacy !== privacy;

/** How many times a publication may be announced to the platform. */
const ATTEMPTS_MAX = 5;
export const TROUBLES_MAX = 40;
/** How long a video may already be on a platform without showing up in its answers. */
const LAG_MS = HOUR_MS;
const isFresh = (since: string | undefined, now: Date): boolean =>
  since !== undefined && now.getTime() - Date.parse(since) < LAG_MS;

const inProcess = (publication: Publication, remote: Remote, now: Date): Publication => {
  const since = publication.processingSince ?? now.toISOString();
  if (now.getTime() - Date.parse(since) > PROCESSING_MOST_MS) return failed(publication, LOST, now);
  return changed(
    publication,
    {
      status: 'processing',
      processingSince: since,
      sentBytes: publication.film.bytes,
      remote: known(publication.remote, remote),
    },
    now,
  );
};

/** Records the platform’s answer about a publication. `advise` says what the owner can do about a refusal. */
export const found = (
  publication: Publication,
  what: Found,
  advise: (code: string) => Pick<PublicationProblem, 'advice' | 'canRetry'>,
  now: Date,
): Publication => {
  switch (what.kind) {
    case 'receiving':
      // The reported byte count may be out of date; a file that the platform has confirmed as complete isn’t sent
      // again.
      return publication.processingSince === undefined
        ? arrived(publication, what.bytes, now)
        : inProcess(publication, {}, now);
    case 'processing':
      return inProcess(publication, what.remote ?? {}, now);
    case 'published': {
      const { post, remote } = publication;
      // The video is there, but private until the platform makes it public.
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
      // A refusal is final: to retry, the video has to be announced again.
      const { remote: _, processingSince: _since, lastPartAt: _last, ...rest } = publication;
      const { code, message } = what;
      return failed({ ...rest, sentBytes: 0 }, { code, message, ...advise(code) }, now);
    }
    case 'unclear':
      return failed(publication, UNCLEAR, now);
    case 'removed':
      return isFresh(publication.processingSince, now)
        ? inProcess(publication, {}, now)
        : changed(publication, { status: 'removed' }, now);
    case 'unknown': {
      const since = publication.processingSince ?? publication.lastPartAt;
      if (since === undefined) return begunAgain(publication, now);
      return isFresh(since, now)
        ? inProcess({ ...publication, processingSince: since }, {}, now)
        : failed(publication, NO_TRACE, now);
    }
  }
};

/** Gives up on a publication because we can no longer query the platform. */
export const cutOff = (publication: Publication, problem: PublicationProblem, now: Date): Publication =>
  failed(publication, publication.processingSince === undefined ? problem : outOfSight(problem.advice), now);

export const failed = (publication: Publication, problem: PublicationProblem, now: Date): Publication =>
  changed(publication, { status: 'failed', problem }, now);

/** Waits until a given time, such as the start of the platform’s next day if it accepts no more today. */
export const postponed = (publication: Publication, until: Date, now: Date): Publication =>
  changed(
    publication,
    {
      // The platform has no part of the video, so the owner may still change the publication.
      ...(publication.remote === undefined && { status: 'waiting' }),
      waitsUntil: until.toISOString(),
      troubles: publication.troubles,
    },
    now,
  );
