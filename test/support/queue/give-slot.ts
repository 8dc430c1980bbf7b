import type { Video } from '#functions/domain/video/video.ts';
import { filmQueueStore } from '#functions/store/queue/film-queue-store.ts';
import type { Table } from '#functions/store/table/table.ts';

const SLOTS = 10_000;

/**
 * Gives a queued attempt a slot, regardless of its place in the queue. An attempt without a slot costs nothing: if it
 * fails, the reserved amount is returned.
 */
export const giveSlot = async (table: Table, video: Video, now: Date): Promise<void> => {
  const queue = filmQueueStore(table, () => SLOTS);
  const { films } = await queue.line(video.ownerId);
  if ((await queue.give({ video, films }, now)) === undefined)
    throw new Error(`The video ${video.id} got no slot.`);
};
