import { contentOf } from '#contract/script.ts';
import { silentScene } from '#contract/script-problem.ts';
import { storyboardProblem } from '#functions/domain/storyboard/problems.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Video } from '#functions/domain/video/video.ts';

/**
 * What keeps a finished video from being remade from its storyboard, as a message. An older film whose words are
 * outside the limits may keep them; but splitting one scene’s words across two can leave one of the two silent.
 */
export const updateProblem = (storyboard: Storyboard, video: Pick<Video, 'scenes'>): string | undefined =>
  contentOf(storyboard.scenes) === contentOf(video.scenes)
    ? silentScene(storyboard.scenes, ', or delete the scene')
    : storyboardProblem(storyboard);
