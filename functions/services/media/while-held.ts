import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';

/**
 * Runs `work` with the current video while making sure that nothing else moves or erases the video’s files. Undefined
 * if the video is gone. Throws `in_progress` if its files are already being moved and the move takes too long.
 */
export const whileHeld = async <T>(
  videos: Videos,
  { ownerId, id }: Pick<Video, 'ownerId' | 'id'>,
  work: (video: Video) => Promise<T>,
): Promise<T | undefined> => {
  const find = () => videos.find(ownerId, id);
  if ((await find()) === undefined) return undefined;
  return videos.whileHeld(ownerId, id, async () => {
    const video = await find();
    return video === undefined ? undefined : work(video);
  });
};
