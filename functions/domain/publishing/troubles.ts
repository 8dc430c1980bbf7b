import type { FailureKind } from './ports.ts';
import { CHECK_ADVICE } from './problems.ts';
import type { Publication, PublicationProblem } from './publication.ts';
import { failed, HOUR_MS, postponed, startsAt, TROUBLES_MAX } from './publication-changes.ts';

/** How long we wait for a platform that fails or accepts no more for now, and when we give up on a publication. */

const NO_ANSWER = 'The platform has given no usable answer for two days.';

/**
 * After a call whose outcome is unknown: waits, then checks the platform before sending anything again. Gives up
 * after two days of this.
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
  return { ...postponed(publication, until, now), troubles };
};

const QUOTA_DAYS = 7;
const noRoom = (message: string): PublicationProblem => ({
  code: 'no_room',
  message,
  advice: 'Try again later, or download the video and post it yourself.',
  canRetry: true,
});
const NO_ROOM = noRoom('The platform has taken no more videos for a week.');
const NO_OWN_ROOM = noRoom(
  'For a week, other videos of yours have used up what your plan sends to the platform.',
);

const waitedSince = (publication: Publication): number =>
  publication.retriedAt === undefined ? startsAt(publication).getTime() : Date.parse(publication.retriedAt);

/**
 * Waits, for up to a week, for a platform that accepts no more for now. `dayFull`: which share of the platform’s
 * daily quota is used up.
 */
export const queued = (
  publication: Publication,
  until: Date,
  now: Date,
  dayFull?: Publication['dayFull'],
): Publication =>
  now.getTime() - waitedSince(publication) > QUOTA_DAYS * 24 * HOUR_MS
    ? failed(publication, dayFull?.part === 'account' ? NO_OWN_ROOM : NO_ROOM, now)
    : { ...postponed(publication, until, now), ...(dayFull && { dayFull }) };

const FIRST_WAIT_S = 5;
const FIRST_BUSY_WAIT_S = 60;
const LONGEST_WAIT_S = 2 * 3600;

/** How many seconds to wait after a failure that is temporary or whose outcome is unknown: longer each time. */
export const waitAfter = (
  kind: FailureKind,
  troubles: number,
  retryAfterSeconds: number | undefined,
): number =>
  Math.min(
    LONGEST_WAIT_S,
    Math.max(retryAfterSeconds ?? 0, (kind === 'busy' ? FIRST_BUSY_WAIT_S : FIRST_WAIT_S) * 2 ** troubles),
  );
