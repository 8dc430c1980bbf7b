import { createHash } from 'node:crypto';
import type { Suspensions } from '#functions/domain/account/ports.ts';
import { NO_LONGER_HERE } from '#functions/domain/publishing/order.ts';
import { type Extra, PlatformFailure, type SendSlots } from '#functions/domain/publishing/ports.ts';
import { CONNECT_AGAIN, DISCONNECTED } from '#functions/domain/publishing/problems.ts';
import type { Publication, PublicationProblem } from '#functions/domain/publishing/publication.ts';
import {
  cutOff,
  dueAt,
  failed,
  isOver,
  postponed,
  takenUp,
} from '#functions/domain/publishing/publication-changes.ts';
import { queued, troubled, waitAfter } from '#functions/domain/publishing/troubles.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { checkPublishable, type PublishPorts } from '#functions/services/moderation/check-publishable.ts';
import { ConnectionEnded, endConnection, RefreshingElsewhere } from './access-token.ts';
import { countTraffic, type RoomPorts, withoutRoom } from './room-to-send.ts';
import { PublicationOver, Sending, type SendingPorts } from './sending.ts';

export interface SendPorts extends SendingPorts, PublishPorts, RoomPorts {
  readonly sendSlots: Lazy<SendSlots>;
  readonly suspensions: Lazy<Suspensions>;
  /** Whether the stage still publishes on a platform. */
  readonly isOffered: (platform: Publication['platform']) => Promise<boolean>;
}

const seconds = (from: Date, amount: number): Date => new Date(from.getTime() + amount * 1000);

/**
 * How long one call of this service keeps sending before it leaves the rest to the next call. The last part may start
 * just before then, and need a token refresh and a second try: 15 + 45 + 15 + 45 of the function’s 120 seconds.
 */
const SENDING_MS = 15_000;
/**
 * The pauses between status checks while the platform processes a video; each pause is longer, up to a quarter of an
 * hour.
 */
const CHECK_FIRST_S = 2;
const CHECK_MOST_S = 15 * 60;
/** When to try again if the platform doesn’t say when it will accept more. */
const QUOTA_S = 6 * 3600;
/** The longest wait that we accept from a platform. */
const QUOTA_MOST_S = 26 * 3600;
/** How long to wait while another worker is refreshing the tokens, or after somebody changed the row. */
const SOON_S = 5;
/** How long to wait while all of the stage’s slots for sending films are taken. */
const SLOT_S = 20;

const problem = (code: string, message: string, advice: string, canRetry: boolean): PublicationProblem => ({
  code,
  message,
  advice,
  canRetry,
});
const NOT_OFFERED = 'not_offered';

/** Why a publication may no longer be sent although it was ordered: its video, owner or film has changed. */
const obstacle = async (
  ports: SendPorts,
  { ownerId, videoId, film, platform }: Publication,
): Promise<PublicationProblem | undefined> => {
  if (!(await ports.isOffered(platform)))
    return problem(NOT_OFFERED, NO_LONGER_HERE, 'Download the video and post it yourself.', true);
  if (await ports.suspensions().isSuspended(ownerId))
    return problem(
      'account_suspended',
      'This account is suspended.',
      'The notice in your dashboard says why.',
      true,
    );
  if (await ports.suspensions().isLeaving(ownerId))
    return problem('leaving', 'This account is being deleted.', '', false);
  const video = await ports.videos().find(ownerId, videoId);
  if (!isKept(video))
    return problem(
      'video_gone',
      'The video was deleted before it was published.',
      'Restore the video, and then try again.',
      true,
    );
  try {
    await checkPublishable(ports, video, 'embeds');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return problem(error.code, error.message, 'The notice in your dashboard says why.', true);
  }
  return video.film?.files.some(({ key }) => key === film.key) === true
    ? undefined
    : problem(
        'video_changed',
        'The video was changed after you chose to publish it.',
        'Publish it again to send the changed video.',
        false,
      );
};

/** The film's bytes, if they are the ones that the creator approved. */
const readFilm = async (ports: SendPorts, { film }: Publication): Promise<Uint8Array | undefined> => {
  const bytes = await ports.media().read(film.key);
  return createHash('sha256').update(bytes).digest('hex') === film.sha256 ? bytes : undefined;
};

/** Announces the video if the quotas allow it; returns false if it has to wait. */
const announce = async (ports: SendPorts, sending: Sending): Promise<boolean> => {
  const stopped = await withoutRoom(ports, sending.publication, sending.extras);
  if (stopped !== undefined) {
    await sending.store(stopped);
    return false;
  }
  await sending.announce();
  await countTraffic(ports, sending.publication);
  return true;
};

/** Sends the film, or checks what has become of it. */
const sendFilm = async (ports: SendPorts, sending: Sending): Promise<void> => {
  const until = new Date(ports.now().getTime() + SENDING_MS);
  const stopped = await obstacle(ports, sending.publication);
  const { processingSince, remote } = sending.publication;
  // Once a platform has the whole file, we can’t stop it any more, so we keep checking for as long as we can.
  if (stopped !== undefined && (processingSince === undefined || stopped.code === NOT_OFFERED))
    return sending.store(cutOff(sending.publication, stopped, ports.now()));
  if (remote === undefined) {
    // A connection that has ended or is being refreshed must not use up a slot or any of the platform’s daily quota.
    await sending.call(async () => {});
  } else {
    await sending.lookUp();
    // If the platform no longer has an upload, a later call announces the video again.
    if (sending.publication.status !== 'uploading' || sending.publication.remote === undefined) return;
  }
  const slot = await ports.sendSlots().take(ports.now());
  if (slot === undefined)
    return sending.store(postponed(sending.publication, seconds(ports.now(), SLOT_S), ports.now()));
  try {
    if (sending.publication.remote === undefined && !(await announce(ports, sending))) return;
    await sendParts(ports, sending, until);
  } finally {
    await ports.sendSlots().giveBack(slot);
  }
};

/** Sends as many parts as time allows, provided that the film is still the one that was approved. */
const sendParts = async (ports: SendPorts, sending: Sending, until: Date): Promise<void> => {
  const film = await readFilm(ports, sending.publication);
  if (film === undefined) {
    const changed = problem(
      'film_changed',
      'The video’s file is not the one you approved.',
      'Publish it again.',
      false,
    );
    return sending.store(failed(sending.publication, changed, ports.now()));
  }
  await sending.sendParts(film, until);
};

/** The poster or the captions of the film being sent. */
const extraOf =
  (ports: SendPorts, { ownerId, videoId, post }: Publication) =>
  async (kind: Extra['kind']): Promise<Extra | undefined> => {
    const film = (await ports.videos().find(ownerId, videoId))?.film;
    if (film === undefined) return undefined;
    const [key, contentType] =
      kind === 'poster' ? [film.poster, 'image/jpeg'] : [film.captions, 'text/vtt; charset=utf-8'];
    const language = 'language' in post ? post.language : '';
    return { kind, body: await ports.media().read(key), contentType, language };
  };

/** Carries out the next step. If the platform fails, the publication stays as it was. */
const advance = async (ports: SendPorts, sending: Sending): Promise<void> => {
  // A published video may still be missing its poster if the process died before sending that.
  if (!isOver(sending.publication)) await sendFilm(ports, sending);
  const { publication } = sending;
  if (publication.status !== 'processing' && publication.status !== 'published') return;
  try {
    await sending.attach(extraOf(ports, publication));
  } catch (error) {
    // If the video has already been published, it stays published, with or without a poster.
    if (!isOver(publication)) throw error;
    log.warn({ event: EVENTS.platformFailed, publicationId: publication.id, err: error });
  }
};

/** What a platform failure means for the publication. */
const settle = async (ports: SendPorts, sending: Sending, error: unknown): Promise<void> => {
  const { publication } = sending;
  const now = ports.now();
  if (error instanceof RefreshingElsewhere)
    return sending.store(postponed(publication, seconds(now, SOON_S), now));
  if (error instanceof ConnectionEnded)
    return sending.store(
      cutOff(publication, problem('access_ended', error.reason, CONNECT_AGAIN, true), now),
    );
  if (!(error instanceof PlatformFailure)) throw error;
  const { kind, code, message, retryAfterSeconds } = error.facts;
  const { id: publicationId, platform } = publication;
  log.warn({ event: EVENTS.platformFailed, publicationId, platform, kind, reason: code });
  switch (kind) {
    case 'access_ended':
      // If the account was reconnected in the meantime, it has new tokens, which the next call will use.
      if (!(await endConnection(ports, sending.connection, message, now)))
        return sending.store(troubled(publication, { code, message }, SOON_S, now));
      return sending.store(cutOff(publication, problem(code, message, CONNECT_AGAIN, true), now));
    case 'refused':
      return sending.store(
        failed(publication, { code, message, ...ports.advise(publication.platform, code) }, now),
      );
    case 'quota':
      return sending.store(
        queued(publication, seconds(now, Math.min(retryAfterSeconds ?? QUOTA_S, QUOTA_MOST_S)), now),
      );
    // If a platform refuses even a new token, the problem is on the platform’s side.
    case 'access_expired':
    case 'busy':
    case 'unavailable':
    case 'unreadable':
      return sending.store(
        troubled(
          publication,
          { code, message },
          waitAfter(kind, publication.troubles, retryAfterSeconds),
          now,
        ),
      );
  }
};

/** How many seconds to wait before checking the video’s status at the platform again. */
const checkAfter = ({ processingSince }: Publication, now: Date): number => {
  const since = processingSince === undefined ? 0 : (now.getTime() - Date.parse(processingSince)) / 1000;
  return Math.min(CHECK_MOST_S, Math.max(CHECK_FIRST_S, since / 3));
};

/**
 * Advances a publication as far as one call can: claims it, announces the video or checks what the platform has,
 * sends parts, and records the platform’s answers. Returns when to continue; undefined when nothing is left to do.
 * `by` identifies the execution. Safe to repeat and to run concurrently: every step is stored before the next one,
 * and the call ends if it tries to write to a row that has changed.
 */
export const sendPublication = async (
  ports: SendPorts,
  {
    ownerId,
    publicationId,
    by,
  }: { readonly ownerId: string; readonly publicationId: string; readonly by: string },
): Promise<Date | undefined> => {
  const { publications, connections, now } = ports;
  const publication = await publications().find(ownerId, publicationId);
  if (publication === undefined) return undefined;
  const isUnfinished = publication.status === 'published' && publication.by === by;
  const taken = isUnfinished ? publication : takenUp(publication, now(), by);
  if (taken === undefined) return dueAt(publication);
  try {
    const connection = await connections().find(ownerId, publication.connectionId);
    if (!(await publications().replace(publication, taken))) return undefined;
    const current = { ...taken, revision: publication.revision + 1 };
    if (isOver(current) && !isUnfinished) return undefined;
    if (connection === undefined) {
      if (isUnfinished) return undefined;
      await publications().replace(current, cutOff(current, DISCONNECTED, now()));
      return undefined;
    }
    const gateway = await ports.platform(current.platform);
    const sending = new Sending(ports, by, current, { gateway, connection });
    try {
      await advance(ports, sending);
    } catch (error) {
      await settle(ports, sending, error);
    }
    const { publication: after } = sending;
    if (isOver(after)) return undefined;
    if (after.waitsUntil !== undefined) return new Date(after.waitsUntil);
    // The first status check happens in the next call, a second later.
    const isStill = after.status === 'processing' && taken.status === 'processing';
    const wait = isStill ? checkAfter(after, now()) : 0;
    await sending.store(postponed(after, seconds(now(), wait), now()));
    return seconds(now(), wait);
  } catch (error) {
    if (error instanceof PublicationOver) return undefined;
    throw error;
  }
};
