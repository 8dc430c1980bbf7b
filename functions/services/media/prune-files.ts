import { filmFolder } from '#functions/domain/media/film-keys.ts';
import { mediaPrefix, stillsPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { mayOwnerWatch } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay, keptPrevious } from '#functions/domain/video/video-edit.ts';
import { whileHeld } from './while-held.ts';
import { removeWithheld } from './withhold-files.ts';

/**
 * Deletes the files of all versions of a completed film, except the current version and, while it can be restored,
 * the previous one. False if there is nothing to do yet.
 */
export const pruneRenditions = async (
  media: Media,
  videos: Videos,
  listed: Video,
  now: Date,
): Promise<boolean> => {
  // The video is read again, because another edit may have started since the list was read, and that edit will store
  // its own files.
  const isPruned = await whileHeld(videos, listed, async (video) => {
    const { ownerId, id: videoId } = video;
    if (!mayOwnerWatch(video) || isUnderWay(video)) return false;
    const previous = keptPrevious(video, now);
    const kept = [video.film, ...(previous === undefined ? [] : [previous.film])];
    await media.removeAll(mediaPrefix(video), ...kept.map(filmFolder));
    await removeWithheld(media, video);
    await videos.markPruned({ ownerId, videoId, attempt: video.attempt }, previous?.until);
    return true;
  });
  return isPruned ?? false;
};

/** Deletes the small stills of a failed video; a retry makes new ones. False if there is nothing to do. */
export const pruneStills = async (media: Media, videos: Videos, listed: Video): Promise<boolean> => {
  const { ownerId, id: videoId } = listed;
  // The video is read again, because a retry may have started since the list was read.
  const video = await videos.find(ownerId, videoId);
  if (video?.status !== 'failed' || video.attempt !== listed.attempt) return false;
  await media.removeAll(stillsPrefix(video));
  await videos.markPruned({ ownerId, videoId, attempt: video.attempt });
  return true;
};
