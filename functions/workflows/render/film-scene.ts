import { join } from 'node:path';
import { z } from 'zod';
import { drawnStyle } from '#composition/look/drawn-style.ts';
import { aloneOnTimeline, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { AI_LINE } from '#contract/ai-line.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { shownClipKeyOf, showsClip } from '#functions/domain/video/progress-now.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import { overlaysOf } from '#functions/film/captions/captions.ts';
import { SeenClips, seeClips } from '#functions/film/certificate/watch-scenes.ts';
import { CONTENT_TYPES } from '#functions/film/files/content-types.ts';
import { filmScene as film } from '#functions/film/picture/film-scene.ts';
import { writeClipSound } from '#functions/film/sound/clip-sound.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';
import { afterFailure, chosenIngredients, fetchShown } from './chosen/scene-shown.ts';
import { currentVideo, reachShowing } from './current-attempt.ts';
import { CLIP_SOUND, clipFile, doneMark, readSceneTimeline, seenFile } from './film-files.ts';
import { FilmSceneInput } from './messages.ts';
import { withScratch } from './scratch.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

/** What is drawn over a scene’s pictures. */
const drawnOver = (video: Video, { frames }: SceneTimeline, isLast: boolean) => {
  const captionStyle = drawnStyle(video);
  return {
    captionStyle,
    aiLine: video.aiLine ? AI_LINE[video.language] : undefined,
    overlays: overlaysOf(video.look ?? {}, captionStyle, { frames, isLast }),
  };
};

/** The smallest clip of a scene. A clip that can’t be shown is logged; the film doesn’t need it. */
const showClip = async (media: Media, clips: string, key: string): Promise<void> => {
  const [smallest] = RENDITIONS;
  try {
    await media.write(key, await media.read(`${clips}${clipFile(smallest)}`), CONTENT_TYPES[smallest.format]);
  } catch (error) {
    log.warn({ event: EVENTS.clipNotShown, key, err: error });
  }
};

/**
 * Films one scene in every rendition and measures the clips for the certificate, unless a scene with the same
 * ingredients has already been filmed.
 */
export const filmSceneStep = ({ videos, media }: Ports) => ({
  name: 'FilmScene',
  input: FilmSceneInput,
  run: async ({ job, index, spoken, stillKey, filmingTry }: z.output<typeof FilmSceneInput>) => {
    const video = await currentVideo(videos(), job);
    const count = video.scenes.length;
    const isLast = index === count - 1;
    const chosen = video.scenes[index];
    if (chosen === undefined) throw new RangeError(`The video has no scene ${index}.`);
    const { focus, zoom } = chosen;
    const scene = await readSceneTimeline(media(), spoken);
    const { captionStyle, aiLine, overlays } = drawnOver(video, scene, isLast);
    // `spoken` is left out, because a different recording with the same captions at the same times doesn’t require
    // filming again.
    const ingredients = [
      scene.frames,
      { isFirst: index === 0, isLast },
      scene.words.map(({ text }) => text),
      sceneAss(aloneOnTimeline(scene), 0, captionStyle, { aiLine, overlays }),
      stillKey,
      filmingTry,
      ...chosenIngredients(chosen, index),
    ];
    const clips = `${workPrefix(job.ownerId, job.videoId)}scenes/${contentHash(...ingredients)}/`;
    const doneKey = doneMark(clips);
    const reused = await media().exists(doneKey);
    if (!reused) {
      await withScratch(async (scratch) => {
        const shown = await fetchShown(media(), chosen.media, stillKey, scratch);
        const filmed = await film({
          ...shown,
          scene,
          index,
          count,
          captionStyle,
          aiLine,
          overlays,
          seat: chosen.seat,
          move: chosen.move,
          aim: { focus, zoom },
          seed: job.videoId,
          outDir: scratch,
        }).catch(async (error: unknown) => {
          throw await afterFailure(media(), chosen.media, stillKey, error);
        });
        if ('clip' in shown && chosen.media?.sound === 'under') {
          const sound = join(scratch, CLIP_SOUND);
          if (await writeClipSound(shown, scene.frames, sound))
            await media().store(sound, `${clips}${CLIP_SOUND}`, 'audio/mp4');
        }
        const look = {
          style: captionStyle,
          clipScenes: chosen.media?.kind === 'clip' ? [0] : [],
          signs: video.look ?? {},
        };
        const seen = z.encode(SeenClips, await seeClips(filmed.clips, scene, look));
        await media().write(seenFile(clips), JSON.stringify(seen), 'application/json');
        await Promise.all(
          filmed.clips.map((clip) =>
            media().store(clip.path, `${clips}${clipFile(clip)}`, CONTENT_TYPES[clip.format]),
          ),
        );
      });
      // Written last, so that an interrupted scene doesn’t count as filmed.
      await media().write(doneKey, '', 'text/plain');
    }
    const shown = showsClip(video, index) ? [shownClipKeyOf(video, index)] : [];
    for (const key of shown) await showClip(media(), clips, key);
    await reachShowing({ videos, media }, job, `film:${index}`, shown);
    return { index, spoken, stillKey, clips, reused };
  },
});
