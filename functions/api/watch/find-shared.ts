import type { Shares } from '#functions/domain/analytics/ports.ts';
import { restingSentence } from '#functions/domain/egress/egress-limit.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { mayStrangersWatch } from '#functions/domain/video/shown/who-may-watch.ts';
import { accessMinutes, type RestPorts } from '#functions/services/egress/access-minutes.ts';
import type { SharedVideo } from './watched-film.ts';

export const NO_SUCH_FILM = 'We couldn’t find that video. It may have been deleted.';

export interface SharedPorts {
  readonly shares: Lazy<Shares>;
  readonly videos: Lazy<Videos>;
}

export type PlayPorts = SharedPorts & RestPorts;

/** A shared video that may be played. */
export interface Playable {
  readonly video: SharedVideo;
  /** How long its files may be open. */
  readonly minutes: number;
}

/** The same, to be played. Throws `resting` when its owner's videos left the edge too often this month. */
export const findPlayable = async (ports: PlayPorts, shareId: string, now: Date): Promise<Playable> => {
  const video = await findShared(ports, shareId);
  const minutes = await accessMinutes(ports, video.ownerId, now);
  if (minutes === 0) throw new Refusal('resting', restingSentence(now));
  return { video, minutes };
};

/** The completed video behind a link. Throws `not_found` when it does not exist or was deleted. */
export const findShared = async ({ shares, videos }: SharedPorts, shareId: string): Promise<SharedVideo> => {
  const pointer = await shares().find(shareId);
  const video = pointer && (await videos().find(pointer.ownerId, pointer.videoId));
  if (!mayStrangersWatch(video, shareId)) throw new Refusal('not_found', NO_SUCH_FILM);
  return { ...video, shareId };
};
