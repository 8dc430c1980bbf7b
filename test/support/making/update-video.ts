import type { Storyboard } from '#contract/schemas/storyboards.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';

/** Opens a video’s storyboard, makes the camera move up in the second scene, and updates the video. */
export const moveSecondScene = async (visitor: Visitor, videoId: string) => {
  const storyboard: Storyboard = await (await visitor.post(`/api/videos/${videoId}/storyboard`)).json();
  const scenes = storyboard.scenes.map(({ id, narration, picture, shot }, index) => ({
    id,
    narration,
    picture,
    ...(shot && { shot }),
    ...(index === 1 && { move: 'pan-up' }),
  }));
  const saved = await visitor.patch(`/api/storyboards/${videoId}`, { version: storyboard.version, scenes });
  const { version, update }: Storyboard = await saved.json();
  const { status } = await visitor.post(`/api/videos/${videoId}/update`, { version });
  return { update, status };
};
