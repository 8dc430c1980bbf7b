import { CREATOR } from '#functions/domain/credentials/maker.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { thumbnailBeside } from '#functions/domain/uploads/upload-keys.ts';
import type { FilmedScene } from '#functions/domain/video/video.ts';
import { makerOf } from '#functions/workflows/render/film-files.ts';
import type { Job } from '#functions/workflows/render/messages.ts';
import { ownCopy } from './own-copy.ts';

/** A picture that doesn't need to be painted. */
export interface ChosenPicture {
  /** The still, or the creator's own picture or clip. */
  readonly key: string;
  /** Reads the picture or a frame of the clip; undefined if there is nothing to look at. */
  readonly look?: () => Promise<Uint8Array>;
  /** Whether the picture is the creator’s own media. */
  readonly isOwn: boolean;
}

/**
 * What a creator chose to show in a scene: their own picture or clip, or a previously painted still.
 * Undefined if nothing was chosen, or the still is gone. Throws `MediaGone` if the creator's own media are gone.
 */
export const chosenPicture = async (
  media: Media,
  job: Job,
  { media: own, still }: Pick<FilmedScene, 'media' | 'still'>,
): Promise<ChosenPicture | undefined> => {
  if (own === undefined) {
    if (still === undefined || !(await media.exists(still))) return undefined;
    return { key: still, look: () => media.read(still), isOwn: false };
  }
  const key = await ownCopy(media, job, own.key);
  await media.write(makerOf(key), JSON.stringify(CREATOR), 'application/json');
  if (own.kind === 'picture') return { key, look: () => media.read(key), isOwn: true };
  const thumbnail = thumbnailBeside(own.key);
  return (await media.exists(thumbnail))
    ? { key, look: () => media.read(thumbnail), isOwn: true }
    : { key, isOwn: true };
};
