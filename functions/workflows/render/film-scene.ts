import { join } from 'node:path';
import type { z } from 'zod';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import { StillUnreadable } from '#functions/film/files/film-errors.ts';
import { filmScene as film } from '#functions/film/picture/film-scene.ts';
import { contentHash, currentVideo, reach } from './current-attempt.ts';
import { CONTENT_TYPES, clipFile, doneMark, readTimeline } from './film-files.ts';
import { FilmSceneInput } from './messages.ts';
import { withScratch } from './scratch.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

/** Films one scene in every rendition, unless a scene with the same ingredients was filmed before. */
export const filmScene = ({ videos, media }: Ports) => ({
  name: 'FilmScene',
  input: FilmSceneInput,
  run: async ({ job, narration, still, filmingTry }: z.output<typeof FilmSceneInput>) => {
    const { index } = still;
    const video = await currentVideo(videos(), job);
    const captionStyle = captionStyleOf(video.captionStyle);
    const timeline = await readTimeline(media(), narration);
    // Captions are timed from the scene's own first frame: a scene that only begins later is not filmed again.
    const ingredients = [
      timeline.scenes[index]?.frames,
      timeline.scenes.length,
      timeline.words.flatMap(({ scene, text }) => (scene === index ? [text] : [])),
      sceneAss(timeline, index, captionStyle),
      still.stillKey,
      filmingTry,
    ];
    const prefix = `${workPrefix(job.ownerId, job.videoId)}scenes/${index}-${contentHash(...ingredients)}/`;
    const doneKey = doneMark(prefix);
    const reused = await media().exists(doneKey);
    if (!reused) {
      await withScratch(async (scratch) => {
        const stillPath = join(scratch, 'still');
        await media().fetch(still.stillKey, stillPath);
        const { clips } = await film({
          still: stillPath,
          timeline,
          index,
          captionStyle,
          seed: job.videoId,
          outDir: scratch,
        }).catch(async (error: unknown) => {
          // A retry repaints it.
          if (error instanceof StillUnreadable) await media().removeAll(still.stillKey);
          throw error;
        });
        for (const clip of clips)
          await media().store(clip.path, `${prefix}${clipFile(clip)}`, CONTENT_TYPES[clip.format]);
      });
      // Written last: without it an interrupted scene counts as not filmed.
      await media().write(doneKey, '', 'text/plain');
    }
    await reach(videos(), job, `film:${index}`);
    return { index, prefix, reused };
  },
});
