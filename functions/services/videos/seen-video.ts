import type { Video as WireVideo } from '#contract/schemas/videos.ts';
import { queuePlaceOf } from '#functions/domain/queue/place.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { executionNameOf, jobOf } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import type { Video } from '#functions/domain/video/video.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly filmQueue: Lazy<FilmQueue>;
}

/** Videos as their owner sees them now. The queue is read at most once, and only if one of the videos is waiting. */
export const seenVideos = async (
  filmQueue: Lazy<FilmQueue>,
  ownerId: string,
  videos: readonly Video[],
  now: Date,
): Promise<WireVideo[]> => {
  const isQueued = videos.some(({ queuedAt }) => queuedAt !== undefined);
  const line = isQueued ? await filmQueue().line(ownerId) : undefined;
  return videos.map((video) =>
    toWireVideo(
      video,
      now,
      line && queuePlaceOf(line, executionNameOf(jobOf(video)), video.expected?.seconds),
    ),
  );
};

/** The video whose attempt a request started, either now or in an earlier call with the same idempotency key. */
export const seenVideo = async (
  { videos, filmQueue }: Ports,
  ownerId: string,
  videoId: string,
  now: Date,
): Promise<WireVideo> => {
  const video = await videos().find(ownerId, videoId);
  const [seen] = video === undefined ? [] : await seenVideos(filmQueue, ownerId, [video], now);
  if (seen === undefined) throw new Refusal('not_found');
  return seen;
};
