import type { Film, Video } from '#functions/domain/video/video.ts';

/** A video whose files may be opened. */
export interface Watchable extends Video {
  readonly film: Film;
}

/** Whether its owner still has the video: neither deleted nor about to be erased. Every other answer here builds on it. */
export const isKept = (video: Video | undefined): video is Video =>
  video !== undefined && video.status !== 'deleted' && video.status !== 'deleting';

/** Whether its owner may play and download it. */
export const mayOwnerWatch = (video: Video | undefined): video is Watchable =>
  isKept(video) &&
  video.status === 'completed' &&
  video.film !== undefined &&
  video.restriction?.kind !== 'taken_down';

/** Whether anyone with this link may watch it, unless its owner is suspended. */
export const mayStrangersWatch = (video: Video | undefined, shareId: string): video is Watchable =>
  mayOwnerWatch(video) &&
  video.shareId === shareId &&
  video.restriction === undefined &&
  video.review !== 'held';

/**
 * Whether its files belong where the edge serves them to holders of a signature; otherwise they are withheld
 * (`withhold-files.ts`). What an unfinished or failed attempt stores is served: only its owner has a signature for it.
 */
export const areFilesServed = (video: Video | undefined): boolean =>
  isKept(video) &&
  video.restriction?.kind !== 'taken_down' &&
  (video.film === undefined || mayOwnerWatch(video));
