import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isKept, isWithheld } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';

type Named = Pick<Storyboard, 'ownerId' | 'videoId'> | undefined;

/** Whether a storyboard belongs to a video on which all work must stop. */
export const isBoardWithheld = async (
  videos: Lazy<Pick<Videos, 'find'>>,
  storyboard: Named,
): Promise<boolean> =>
  storyboard?.videoId !== undefined &&
  isWithheld(await videos().find(storyboard.ownerId, storyboard.videoId), 'storyboard');

/**
 * The video of a storyboard, if it has one. Refuses to make anything for a video that was deleted (`conflict`),
 * because the payment would be wasted, or restricted by operators (`restricted`), because that would circumvent the
 * takedown.
 */
export const unwithheldVideo = async (
  videos: Lazy<Pick<Videos, 'find'>>,
  storyboard: Named,
): Promise<Video | undefined> => {
  if (storyboard?.videoId === undefined) return undefined;
  const video = await videos().find(storyboard.ownerId, storyboard.videoId);
  if (!isKept(video))
    throw new Refusal(
      'conflict',
      'The video of this storyboard was deleted, so nothing more is made for it.',
    );
  if (isWithheld(video, 'storyboard')) throw new Refusal('restricted');
  return video;
};
