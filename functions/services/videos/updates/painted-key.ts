import { paintedScene } from '#functions/domain/budget/spending.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';

type Painted = Pick<Video, 'ownerId' | 'id' | 'storyId' | 'title' | 'category' | 'scenes' | 'pictures'>;

/**
 * The prompt and key of a scene’s still, and the index of the scene that it is painted for; undefined if there is no
 * such scene.
 */
export const paintingOf = (video: Painted, index: number) => {
  const { scenes, title, category, storyId, pictures } = video;
  const painted = paintedScene(scenes, index, pictures);
  if (painted === undefined) return undefined;
  const prompt = picturePrompt({ title, category, ...painted, count: scenes.length, styleKey: storyId });
  const key = `${workPrefix(video.ownerId, video.id)}stills/${contentHash(prompt)}`;
  return { index: painted.index, prompt, key };
};
