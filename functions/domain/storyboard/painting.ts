import { CREDITS_PER_SCENE } from '#contract/catalogue.ts';
import type { Storyboard } from './storyboard.ts';

/** The pictures that scenes are being painted as their first ones. */
const firstsUnderWay = ({ pictures }: Storyboard): number =>
  Object.values(pictures).filter(({ painting }) => painting?.isFirst === true).length;

/**
 * How many scenes may still get their first picture from the draft: as many as there are scenes, so that deleting a
 * painted scene and adding another makes no picture free.
 */
export const firstsLeft = (storyboard: Storyboard): number => {
  const { scenes, draft, videoId } = storyboard;
  if (videoId !== undefined) return 0;
  return Math.max(0, scenes.length - (draft?.painted ?? 0) - firstsUnderWay(storyboard));
};

/** What painting a scene costs now, in credits, besides the draft’s. */
export const paintCost = (storyboard: Storyboard, sceneId: string): number =>
  storyboard.pictures[sceneId]?.still === undefined && firstsLeft(storyboard) > 0 ? 0 : CREDITS_PER_SCENE;
