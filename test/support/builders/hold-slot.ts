import type { Video } from '#functions/domain/video/video.ts';
import { filmQueue } from '#functions/wiring/stores.ts';

/** Gives a queued attempt a slot without starting it, whatever its turn, so that no dispatcher starts its film. */
export const holdSlot = async (video: Video): Promise<void> => {
  const { films } = await filmQueue().line(video.ownerId);
  const held = await filmQueue().give({ video, films }, new Date());
  if (held === undefined) throw new Error(`The video ${video.id} got no slot.`);
};
