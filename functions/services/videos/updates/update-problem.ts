import { contentOf } from '#contract/script.ts';
import { silentScene } from '#contract/script-problem.ts';
import { storyboardProblem } from '#functions/domain/storyboard/problems.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Video } from '#functions/domain/video/video.ts';

/**
 * A message about what prevents a finished video from being remade from its storyboard. An older film may keep its
 * words even if they exceed today’s limits, but if a scene’s words are split across two scenes, one of them may end
 * up silent.
 */
export const updateProblem = (storyboard: Storyboard, video: Pick<Video, 'scenes'>): string | undefined =>
  contentOf(storyboard.scenes) === contentOf(video.scenes)
    ? silentScene(storyboard.scenes, ', or delete the scene')
    : storyboardProblem(storyboard);
