import type { Shares } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { SharedVideo } from './watched-film.ts';

export const NO_SUCH_FILM = 'We couldn’t find that video. It may have been deleted.';

export interface SharedPorts {
  readonly shares: Lazy<Shares>;
  readonly videos: Lazy<Videos>;
}

/** The completed video behind a link. Throws `not_found` when it does not exist or is being deleted. */
export const findShared = async ({ shares, videos }: SharedPorts, shareId: string): Promise<SharedVideo> => {
  const pointer = await shares().find(shareId);
  const video = pointer && (await videos().find(pointer.ownerId, pointer.videoId));
  if (video?.film === undefined || video.status !== 'completed' || video.shareId !== shareId)
    throw new Refusal('not_found', NO_SUCH_FILM);
  return { ...video, film: video.film, shareId };
};
