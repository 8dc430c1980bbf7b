import type { z } from 'zod';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { sharersOf, showsStill, stillKeyOf } from '#functions/domain/video/progress-now.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { paintingOf } from '#functions/services/videos/updates/painted-key.ts';
import {
  judgeStill,
  type Still,
  type StillPorts,
  showStill,
  stillAt,
} from '#functions/workflows/prepare-storyboard/still.ts';
import { type ChosenPicture, chosenPicture } from './chosen/chosen-picture.ts';
import { currentVideo, reachShowing } from './current-attempt.ts';
import { shownOf } from './film-files.ts';
import { PaintSceneInput } from './messages.ts';

interface Ports extends StillPorts {
  readonly videos: Lazy<Videos>;
}

/**
 * Judges a still, even one painted by an earlier attempt, because that attempt may have ended before the still was
 * judged.
 */
const checkStill = async (ports: Ports, { id, ownerId }: Video, still: Still): Promise<void> => {
  const review = await judgeStill(ports, still);
  if (review !== undefined) await ports.videos().review(ownerId, id, review);
};

/** Judges a picture that the creator chose. */
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

const NOTHING = { previews: [], kept: [] };

/**
 * Stores small copies of a still, either for good or just as previews, and records that the scene has been painted.
 */
const showAndReach = async (
  ports: Ports,
  { job, index }: z.output<typeof PaintSceneInput>,
  { previews, kept }: { readonly previews: readonly string[]; readonly kept: readonly string[] },
  read: () => Promise<Uint8Array>,
): Promise<void> => {
  await showStill(ports.media(), [...kept, ...previews], read);
  await reachShowing(ports, job, `paint:${index}`, previews);
};

/**
 * Paints one scene's still, unless the creator chose a picture for the scene, or the scene shares the previous
 * scene’s still. The bytes determine the picture's type, so its key has no extension.
 */
export const paintSceneStep = (ports: Ports) => ({
  name: 'PaintScene',
  input: PaintSceneInput,
  run: async (input: z.output<typeof PaintSceneInput>) => {
    const { job, index } = input;
    const { videos, media } = ports;
    const video = await currentVideo(videos(), job);
    const [scene, painted] = [video.scenes[index], paintingOf(video, index)];
    if (scene === undefined || painted === undefined)
      throw new RangeError(`The video has no scene ${index}.`);
    const shown = painted.index === index && showsStill(video, index);
    const previews = shown ? sharersOf(video, index).map((sharer) => stillKeyOf(video, sharer)) : [];
    const chosen = await chosenPicture(media(), job, scene);
    if (chosen !== undefined) {
      await checkChosen(ports, video, chosen);
      const { key, look } = chosen;
      const shows = look === undefined ? NOTHING : { previews, kept: shown ? [shownOf(key)] : [] };
      await showAndReach(ports, input, shows, look ?? (() => media().read(key)));
      return { index, stillKey: key, reused: true };
    }
    const { prompt, key: stillKey } = painted;
    const isOwn = painted.index === index;
    // Scenes are painted concurrently, but no picture is ever paid for twice.
    if (!isOwn && !(await media().exists(stillKey)))
      throw new StepError('StillAwaited', `Scene ${index} shows the picture of scene ${painted.index}.`);
    const still = await stillAt(ports, stillKey, prompt, video.pictures?.quality);
    if (isOwn) await checkStill(ports, video, still);
    const kept = isOwn && (shown || !still.reused) ? [shownOf(stillKey)] : [];
    await showAndReach(ports, input, { previews, kept }, still.read);
    return { index, stillKey, reused: still.reused };
  },
});
