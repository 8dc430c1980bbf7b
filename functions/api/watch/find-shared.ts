import { VIEWER_MINUTES } from '#contract/catalogue.ts';
import type { Audience } from '#contract/moderation.ts';
import type { Sessions, Suspensions } from '#functions/domain/account/ports.ts';
import type { Shares } from '#functions/domain/analytics/ports.ts';
import { restingSentence } from '#functions/domain/egress/egress-limit.ts';
import type { TakenDown } from '#functions/domain/operators/restriction.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { audienceOf, isKept, isShared } from '#functions/domain/video/shown/who-may-watch.ts';
import { accessMinutes, type RestPorts } from '#functions/services/media/access-minutes.ts';
import type { SharedVideo } from './watched-film.ts';

export const NO_SUCH_FILM = 'We couldn’t find that video. It may have been deleted.';
const NOT_NOW = 'This video isn’t available now.';

export interface SharedPorts {
  readonly suspensions: Lazy<Suspensions>;
  readonly shares: Lazy<Shares>;
  readonly videos: Lazy<Videos>;
  readonly sessions: Lazy<Pick<Sessions, 'find'>>;
  /** Who can open this stage's videos; undefined if moderation decides. */
  readonly audience: () => Audience | undefined;
}

/** Who is requesting a shared video, and when. */
export interface Viewer {
  readonly sessionToken: string | undefined;
  readonly now: Date;
}

export type PlayPorts = SharedPorts & RestPorts;

/** A shared video that may be played. */
export interface Playable {
  readonly video: SharedVideo;
  /** How many minutes the video’s files stay accessible. */
  readonly minutes: number;
}

/**
 * The shared video, if it may be played now. Throws `resting` if the owner’s videos have used up this month’s
 * traffic.
 */
export const findPlayable = async (ports: PlayPorts, shareId: string, viewer: Viewer): Promise<Playable> => {
  const video = await findShared(ports, shareId, viewer);
  const minutes = await accessMinutes(ports, video.ownerId, viewer.now);
  if (minutes === 0) throw new Refusal('resting', restingSentence(viewer.now));
  return { video, minutes: Math.min(minutes, VIEWER_MINUTES) };
};

/** Says why a video was taken down. */
const takenDown = ({ reason, byLaw }: TakenDown): Refusal =>
  byLaw === true
    ? new Refusal('withheld_by_law', `The law keeps us from showing this video. ${reason}`)
    : new Refusal('taken_down', `We’ve taken this video down. ${reason}`);

/**
 * The completed video behind a link. Throws `taken_down` or `withheld_by_law` with the operator's reason, even after
 * the owner has deleted the video; `owner_only` when only its owner may see it and the viewer isn't signed in as the
 * owner; and `not_found` when the video doesn’t exist, was deleted, or can’t be watched now.
 */
export const findShared = async (
  { shares, videos, suspensions, sessions, ...ports }: SharedPorts,
  shareId: string,
  { sessionToken, now }: Viewer,
): Promise<SharedVideo> => {
  const pointer = await shares().find(shareId);
  if (pointer?.takenDown !== undefined) throw takenDown(pointer.takenDown);
  const video = pointer && (await videos().find(pointer.ownerId, pointer.videoId));
  if (!isShared(video, shareId))
    throw new Refusal('not_found', isKept(video) && video.shareId === shareId ? NOT_NOW : NO_SUCH_FILM);
  if (await suspensions().isSuspended(video.ownerId)) throw new Refusal('not_found', NOT_NOW);
  const audience = audienceOf(video, ports.audience());
  if (audience === 'owner') {
    const signedIn = sessionToken === undefined ? undefined : await sessions().find(sessionToken, now);
    if (signedIn !== video.ownerId) throw new Refusal('owner_only');
  }
  return { ...video, shareId, audience };
};
