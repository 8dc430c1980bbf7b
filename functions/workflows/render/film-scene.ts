import { join } from 'node:path';
import type { z } from 'zod';
import { aloneOnTimeline } from '#composition/timeline/scene-timeline.ts';
import { AI_LINE } from '#contract/ai-line.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import { CONTENT_TYPES } from '#functions/film/files/content-types.ts';
import { StillUnreadable } from '#functions/film/files/film-errors.ts';
import { filmScene as film } from '#functions/film/picture/film-scene.ts';
import { contentHash, currentVideo, reach } from './current-attempt.ts';
import { clipFile, doneMark, readSceneTimeline } from './film-files.ts';
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
  run: async ({ job, index, spoken, stillKey, filmingTry }: z.output<typeof FilmSceneInput>) => {
    const video = await currentVideo(videos(), job);
    const captionStyle = captionStyleOf(video.captionStyle);
    const aiLine = video.aiLine === true ? AI_LINE[video.language] : undefined;
    const count = video.scenes.length;
    const scene = await readSceneTimeline(media(), spoken);
    // Not `spoken`: another recording that shows the same captions at the same times is not filmed again.
    const ingredients = [
      scene.frames,
      count,
      scene.words.map(({ text }) => text),
      sceneAss(aloneOnTimeline(scene), 0, captionStyle, aiLine),
      stillKey,
      filmingTry,
    ];
    const clips = `${workPrefix(job.ownerId, job.videoId)}scenes/${index}-${contentHash(...ingredients)}/`;
    const doneKey = doneMark(clips);
    const reused = await media().exists(doneKey);
    if (!reused) {
      await withScratch(async (scratch) => {
        const stillPath = join(scratch, 'still');
        await media().fetch(stillKey, stillPath);
        const filmed = await film({
          still: stillPath,
          scene,
          index,
          count,
          captionStyle,
          aiLine,
          seed: job.videoId,
          outDir: scratch,
        }).catch(async (error: unknown) => {
          // A retry repaints it.
          if (error instanceof StillUnreadable) await media().removeAll(stillKey);
          throw error;
        });
        for (const clip of filmed.clips)
          await media().store(clip.path, `${clips}${clipFile(clip)}`, CONTENT_TYPES[clip.format]);
      });
      // Written last: without it an interrupted scene counts as not filmed.
      await media().write(doneKey, '', 'text/plain');
    }
    await reach(videos(), job, `film:${index}`);
    return { index, spoken, stillKey, clips, reused };
  },
});
