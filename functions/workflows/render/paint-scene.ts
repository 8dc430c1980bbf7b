import type { z } from 'zod';
import type { PictureSwitch } from '#functions/domain/budget/ports.ts';
import { cheaper, paintedScene } from '#functions/domain/budget/spending.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Painter } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { pictureType } from '#functions/domain/video/picture.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { contentHash, currentVideo, reach } from './current-attempt.ts';
import { PaintSceneInput } from './messages.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly painter: Lazy<Painter>;
  readonly media: Lazy<Media>;
  readonly pictureSwitch: Lazy<PictureSwitch>;
}

/**
 * Paints one scene's still, unless it shares the previous scene's. The bytes decide the picture's type, so its key
 * has no extension.
 */
export const paintScene = ({ videos, painter, media, pictureSwitch }: Ports) => ({
  name: 'PaintScene',
  input: PaintSceneInput,
  run: async ({ job, index }: z.output<typeof PaintSceneInput>) => {
    const { scenes, title, category, storyId, pictures } = await currentVideo(videos(), job);
    const painted = paintedScene(scenes, index, pictures);
    if (painted === undefined) throw new RangeError(`The video has no scene ${index}.`);
    const prompt = picturePrompt({
      title,
      category,
      ...painted,
      count: scenes.length,
      styleKey: storyId,
    });
    const stillKey = `${workPrefix(job.ownerId, job.videoId)}stills/${contentHash(prompt)}`;
    const reused = painted.index !== index || (await media().exists(stillKey));
    if (!reused) {
      const asked = await pictureSwitch().read();
      const { quality = asked } = pictures ?? {};
      const picture = await painter().paint(
        prompt,
        asked === undefined || quality === undefined ? quality : cheaper(asked, quality),
      );
      await media().write(stillKey, picture, `image/${pictureType(picture)}`);
    }
    await reach(videos(), job, `paint:${index}`);
    return { index, stillKey, reused };
  },
});
