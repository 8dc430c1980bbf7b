import type { Storyboard as WireStoryboard } from '#contract/schemas/storyboards/storyboards.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { updateCost } from '#functions/services/videos/updates/update-cost.ts';

/** A storyboard as its owner's browser receives it, with what updating its video would cost, where there is one. */
export const shownStoryboard = async (
  videos: Lazy<Videos>,
  storyboard: Storyboard,
): Promise<WireStoryboard> => {
  const { ownerId, videoId } = storyboard;
  const shown = toWireStoryboard(storyboard);
  if (videoId === undefined) return shown;
  const update = updateCost(await videos().find(ownerId, videoId), storyboard);
  return update === undefined ? shown : { ...shown, update };
};
