import { stillsPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';

/** Deletes the small stills of a failed video. A retry makes its own. False when there is nothing to do. */
export const pruneStills = async (media: Media, videos: Videos, listed: Video): Promise<boolean> => {
  const { ownerId, id: videoId } = listed;
  // Read again, because a retry may have begun since the list was read.
  const video = await videos.find(ownerId, videoId);
  if (video?.status !== 'failed' || video.attempt !== listed.attempt) return false;
  await media.removeAll(stillsPrefix(video));
  await videos.markPruned({ ownerId, videoId, attempt: video.attempt });
  return true;
};
