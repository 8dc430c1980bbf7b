import type { z } from 'zod';
import type { PictureSwitch } from '#functions/domain/budget/ports.ts';
import { cheaper, paintedScene } from '#functions/domain/budget/spending.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { actionOf } from '#functions/domain/moderation/verdict.ts';
import type { Painter } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { pictureType } from '#functions/domain/video/picture.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { sharersOf, showsStill, stillKeyOf } from '#functions/domain/video/progress-now.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { previewOf } from '#functions/film/picture/preview.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { type ModerationPorts, REVIEWS } from '#functions/services/moderation/check-words.ts';
import { type ChosenPicture, chosenPicture } from './chosen/chosen-picture.ts';
import { contentHash, currentVideo, reach } from './current-attempt.ts';
import { makerOf } from './film-files.ts';
import { PaintSceneInput } from './messages.ts';

interface Ports extends ModerationPorts {
  readonly videos: Lazy<Videos>;
  readonly painter: Lazy<Painter>;
  readonly media: Lazy<Media>;
  readonly pictureSwitch: Lazy<PictureSwitch>;
}

/** Stores small copies of a still for the creator to watch; a film does not fail for want of one. */
const showStill = async (
  media: Media,
  keys: readonly string[],
  still: () => Promise<Uint8Array>,
): Promise<void> => {
  if (keys.length === 0) return;
  try {
    const preview = await previewOf(await still());
    for (const key of keys) await media.write(key, preview, 'image/jpeg');
  } catch (error) {
    log.warn({ event: EVENTS.stillNotShown, key: keys[0], err: error });
  }
};

interface Still {
  readonly key: string;
  readonly read: () => Promise<Uint8Array>;
}

/** Judges a still, also one that an earlier attempt painted: that attempt may have ended before it was judged. */
const checkStill = async (
  { moderator, moderationActions, videos, media }: Ports,
  { id, ownerId }: Video,
  { key, read }: Still,
): Promise<void> => {
  const judgement = await moderator()
    .judgePicture(read)
    .catch((cause: unknown) => {
      throw new StepError('ProviderBusy', 'The moderator is busy or away.', { cause });
    });
  if (judgement === undefined) return;
  const action = actionOf(judgement.class, moderationActions());
  if (action !== 'refuse') return videos().review(ownerId, id, REVIEWS[action]);
  // Another attempt paints another picture.
  await media().removeAll(key);
  throw new StepError('PictureRefused', `The picture belongs to the class ${judgement.class}.`);
};

/** The same for a picture that was chosen. */
const checkChosen = async (
  ports: Ports,
  video: Video,
  { key, look, isOwn }: ChosenPicture,
): Promise<void> => {
  try {
    if (look !== undefined) await checkStill(ports, video, { key, read: look });
  } catch (error) {
    const isRefused = isOwn && error instanceof StepError && error.name === 'PictureRefused';
    throw isRefused ? new StepError('MediaRefused', error.message, { cause: error }) : error;
  }
};

/** Shows small copies of a still, and records that the scene is painted. */
const showAndReach = async (
  { videos, media }: Ports,
  { job, index }: z.output<typeof PaintSceneInput>,
  previews: readonly string[],
  read: () => Promise<Uint8Array>,
): Promise<void> => {
  await showStill(media(), previews, read);
  try {
    await reach(videos(), job, `paint:${index}`);
  } catch (error) {
    // The attempt ended meanwhile, and nothing else would delete them.
    for (const key of previews) await media().removeAll(key);
    throw error;
  }
};

/**
 * Paints one scene's still, unless its creator chose its picture, or it shares the previous scene's. The bytes decide
 * the picture's type, so its key has no extension.
 */
export const paintScene = (ports: Ports) => ({
  name: 'PaintScene',
  input: PaintSceneInput,
  run: async (input: z.output<typeof PaintSceneInput>) => {
    const { job, index } = input;
    const { videos, painter, media, pictureSwitch } = ports;
    const video = await currentVideo(videos(), job);
    const { scenes, title, category, storyId, pictures } = video;
    const [scene, painted] = [scenes[index], paintedScene(scenes, index, pictures)];
    if (scene === undefined || painted === undefined)
      throw new RangeError(`The video has no scene ${index}.`);
    const shown = painted.index === index && showsStill(video, index);
    const previews = shown ? sharersOf(video, index).map((sharer) => stillKeyOf(video, sharer)) : [];
    const chosen = await chosenPicture(media(), job, scene);
    if (chosen !== undefined) {
      await checkChosen(ports, video, chosen);
      const { key, look } = chosen;
      await showAndReach(ports, input, look === undefined ? [] : previews, look ?? (() => media().read(key)));
      return { index, stillKey: key, reused: true };
    }
    const prompt = picturePrompt({
      title,
      category,
      ...painted,
      count: scenes.length,
      styleKey: storyId,
    });
    const stillKey = `${workPrefix(job.ownerId, job.videoId)}stills/${contentHash(prompt)}`;
    const reused = await media().exists(stillKey);
    // Scenes are painted at the same time, but no picture is paid for twice.
    if (painted.index !== index && !reused)
      throw new StepError('StillAwaited', `Scene ${index} shows the picture of scene ${painted.index}.`);
    let picture: Uint8Array | undefined;
    if (!reused) {
      const asked = await pictureSwitch().read();
      const { quality = asked } = pictures ?? {};
      const painting = await painter().paint(
        prompt,
        asked === undefined || quality === undefined ? quality : cheaper(asked, quality),
      );
      picture = painting.picture;
      await media().write(makerOf(stillKey), JSON.stringify(painting.maker), 'application/json');
      await media().write(stillKey, picture, `image/${pictureType(picture)}`);
    }
    if (painted.index === index)
      await checkStill(ports, video, { key: stillKey, read: async () => picture ?? media().read(stillKey) });
    await showAndReach(ports, input, previews, async () => picture ?? media().read(stillKey));
    return { index, stillKey, reused };
  },
});
