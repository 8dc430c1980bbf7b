import { boardStillsPrefix, storyboardPrefix } from '#functions/domain/media/media-keys.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { pictureText } from '#functions/domain/storyboard/film-storyboard.ts';
import { paintingOf } from '#functions/domain/storyboard/painting.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { PLAYER_PREVIEW } from '#functions/film/picture/preview.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';
import { isBoardWithheld } from '#functions/services/storyboards/refuse-withheld.ts';
import {
  judgeStill,
  type StillPorts,
  showStill,
  stillAt,
} from '#functions/workflows/prepare-storyboard/still.ts';
import { PrepareInput } from './messages.ts';

interface Ports extends StillPorts {
  readonly storyboards: Lazy<Storyboards>;
  readonly videos: Lazy<Pick<Videos, 'find'>>;
  readonly now: Clock;
}

const WITHHELD = 'This video was deleted or restricted meanwhile, so no picture was painted for it.';

/**
 * Paints the picture for one storyboard scene; the creator sees it immediately. Removes a picture that is no longer
 * wanted.
 */
export const paintPictureStep = (ports: Ports) => ({
  name: 'PaintPicture',
  input: PrepareInput,
  run: async ({ job, sceneId, number }: PrepareInput) => {
    const { storyboards, videos, media, now } = ports;
    const picture = { ownerId: job.ownerId, storyboardId: job.videoId, sceneId, number };
    const storyboard = await storyboards().find(job.ownerId, job.videoId);
    const painting = storyboard && paintingOf(storyboard, picture);
    if (storyboard === undefined || painting === undefined)
      throw new StepError('AttemptOver', `Picture ${number} of storyboard ${job.videoId} is over.`);
    if (await isBoardWithheld(videos, storyboard)) {
      await storyboards().endPicture(picture, { problem: () => WITHHELD }, now());
      return { number, reused: false };
    }
    const { scenes, title, category, storyId, draft, attempt, quality, pictures } = storyboard;
    const index = scenes.findIndex(({ id }) => id === sceneId);
    const scene = scenes[index];
    if (scene === undefined) {
      await storyboards().endPicture(picture, {}, now());
      return { number, reused: false };
    }
    const { take } = painting;
    const look = { title, category, scene: { ...scene, take }, index, count: scenes.length };
    const prompt = picturePrompt({ ...look, styleKey: storyId, shot: scene.shot });
    const folder = draft?.attempt ?? attempt;
    const key = `${boardStillsPrefix(storyboard, folder)}${contentHash(prompt, number)}`;
    const preview = `${storyboardPrefix(storyboard)}${folder}/${sceneId}-${number}.jpg`;
    const still = await stillAt(ports, key, prompt, quality);
    const review = await judgeStill(ports, still);
    await showStill(media(), [preview], still.read, PLAYER_PREVIEW);
    const of = { picture: pictureText(scene), ...(scene.shot && { shot: scene.shot }) };
    const shown = { key, preview, take, of, ...(review && { review }) };
    const end = await storyboards().endPicture(picture, { still: shown }, now());
    const old = pictures[sceneId]?.still?.preview;
    if (end === 'painted' && old !== undefined) await media().removeAll(old);
    if (end === 'unwanted' || (end === 'over' && !(await isShown(storyboards(), picture, key))))
      for (const gone of [key, preview]) await media().removeAll(gone);
    return { number, reused: still.reused };
  },
});

/** Whether an earlier try recorded this exact picture and only its response was lost. */
const isShown = async (
  storyboards: Storyboards,
  { ownerId, storyboardId, sceneId }: { ownerId: string; storyboardId: string; sceneId: string },
  key: string,
): Promise<boolean> => (await storyboards.find(ownerId, storyboardId))?.pictures[sceneId]?.still?.key === key;
