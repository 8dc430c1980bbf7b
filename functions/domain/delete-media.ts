import { mediaPrefix, workPrefix } from './media-keys.ts';
import type { Media, Videos } from './ports.ts';

/** Removes the files of a video that is being deleted, then its row: cut short, the sweep finishes it. */
export const deleteMedia = async (
  media: Media,
  videos: Videos,
  ownerId: string,
  videoId: string,
): Promise<void> => {
  await media.removeAll(mediaPrefix(ownerId, videoId));
  await media.removeAll(workPrefix(ownerId, videoId));
  await videos.remove(ownerId, videoId);
};
