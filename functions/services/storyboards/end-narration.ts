import { type NarrationJob, withAlignment } from '#functions/domain/storyboard/own-narration.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { changeStoryboard } from './change-storyboard.ts';

/** Records the result of an alignment; false if another alignment has started or the storyboard is gone. */
export const endNarration = async (
  storyboards: Storyboards,
  job: NarrationJob,
  end: Parameters<typeof withAlignment>[2],
): Promise<boolean> => {
  const place = { ownerId: job.ownerId, id: job.storyboardId };
  return (
    (await changeStoryboard(storyboards, place, (before) => withAlignment(before, job, end))) !== undefined
  );
};
