import {
  mediaPrefix,
  storyboardPrefix,
  withheldPrefix,
  withheldStoryboardPrefix,
} from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { areFilesServed } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { whileHeld } from './while-held.ts';

interface Ports {
  readonly media: Media;
  readonly videos: Videos;
}

/** A video, identified by its owner and its id. */
type Named = Pick<Video, 'ownerId' | 'id'>;

/** An interruption loses nothing, because everything is copied before anything is removed. */
const withhold = async ({ media }: Ports, video: Video): Promise<void> => {
  const { ownerId, id } = video;
  await media.copyAll(mediaPrefix(video), withheldPrefix(ownerId, id));
  await media.copyAll(storyboardPrefix(video), withheldStoryboardPrefix(ownerId, id));
  for (const prefix of [mediaPrefix(video), storyboardPrefix(video)]) await media.removeAll(prefix);
};

/** Removes the withheld copies of files that have been moved back to where the edge can serve them. */
export const removeWithheld = async (media: Media, { ownerId, id }: Named): Promise<void> => {
  await media.removeAll(withheldPrefix(ownerId, id));
  await media.removeAll(withheldStoryboardPrefix(ownerId, id));
};

/**
 * Moves the files of a video and its storyboard out of reach of the edge, because the video was deleted or not even
 * its owner may watch it. Existing URLs and cookies stop working once the edge has dropped its copies, after about a
 * minute. Update the row before calling this, and call it again after an interruption. False if there is nothing to
 * withhold.
 */
export const withholdFiles = async (ports: Ports, named: Named): Promise<boolean> => {
  const { videos } = ports;
  const done = await whileHeld(videos, named, async (video) => {
    if (areFilesServed(video) || isUnderWay(video) || video.status === 'deleting') return false;
    await withhold(ports, video);
    await videos.markMoved(video.ownerId, video.id);
    return true;
  });
  return done ?? false;
};

/**
 * Copies withheld files back, and has `change` record that the video may be watched again. The files stay withheld if
 * `change` returns false, or if the edge still must not serve them. Call this again after an interruption, otherwise
 * PruneMedia will withhold the files again. Undefined if `change` returned false.
 */
export const giveBackFiles = (
  ports: Ports,
  named: Named,
  change: (video: Video) => Promise<boolean>,
): Promise<Video | undefined> => {
  const { media, videos } = ports;
  return whileHeld(videos, named, async (video) => {
    const { ownerId, id } = video;
    await videos.markMoving(ownerId, id);
    await media.copyAll(withheldPrefix(ownerId, id), mediaPrefix(video));
    await media.copyAll(withheldStoryboardPrefix(ownerId, id), storyboardPrefix(video));
    const isChanged = await change(video);
    const after = await videos.find(ownerId, id);
    if (areFilesServed(after)) await removeWithheld(media, video);
    else await withhold(ports, video);
    return isChanged ? after : undefined;
  });
};
