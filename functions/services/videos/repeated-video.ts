import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { toWireVideo } from '#functions/domain/video/video.ts';

/** The response for an idempotency key that created or edited this video before. */
export const repeatedVideo = async (
  videos: Videos,
  userId: string,
  videoId: string,
): Promise<{ reply: ReturnType<typeof toWireVideo> }> => {
  const video = await videos.find(userId, videoId);
  if (video === undefined) throw new Refusal('not_found');
  return { reply: toWireVideo(video) };
};
