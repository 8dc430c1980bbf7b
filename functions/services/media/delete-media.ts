import {
  mediaPrefix,
  storyboardPrefix,
  withheldPrefix,
  withheldStoryboardPrefix,
  workPrefix,
} from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { beganAt } from '#functions/domain/video/began-at.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { whileHeld } from './while-held.ts';

/** Longer than any execution can run: after this time, no step of an attempt can store another file. */
const LAST_STEP_MS = 26 * 60_000;

/**
 * Deletes the files of a video that is being deleted, then its row. The row of an unfinished video is hidden and kept
 * for as long as a late step could still store a file; then PruneMedia deletes it. True if the row is gone.
 */
export const deleteMedia = async (
  media: Media,
  videos: Videos,
  named: Pick<Video, 'ownerId' | 'id'>,
  now: Date,
): Promise<boolean> => {
  const isGone = await whileHeld(videos, named, async (video) => {
    const { ownerId, id } = video;
    if (video.status !== 'deleting') return false;
    const prefixes = [
      mediaPrefix(video),
      storyboardPrefix(video),
      withheldPrefix(ownerId, id),
      withheldStoryboardPrefix(ownerId, id),
      workPrefix(ownerId, id),
    ];
    for (const prefix of prefixes) await media.eraseAll(prefix);
    const isQuiet =
      (video.film !== undefined && video.edit === undefined) || now.getTime() - beganAt(video) > LAST_STEP_MS;
    if (isQuiet) await videos.remove(ownerId, id);
    return isQuiet;
  });
  return isGone ?? true;
};
