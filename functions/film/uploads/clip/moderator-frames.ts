import { AV_PIX_FMT_YUVJ444P } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { eachKeyFrame } from '#functions/film/files/decode-picture.ts';
import { GROUP_FRAMES } from '#functions/film/files/encode.ts';
import { writeJpeg } from '#functions/film/files/jpeg.ts';
import {
  FRAME_SIDE,
  SMALL_QUANTISER,
  type Targets,
  THUMBNAIL_SIDE,
} from '#functions/film/uploads/normalised.ts';
import { fitting, shrunk } from '#functions/film/uploads/shrink.ts';

/** Pictures of a clip that the moderator sees at most, spread over its whole length. */
const MOST_FRAMES = 30;

const write = async (frame: Frame, side: number, path: string): Promise<void> => {
  using small = await shrunk(frame, fitting(frame, side));
  await writeJpeg(small, AV_PIX_FMT_YUVJ444P, path, SMALL_QUANTISER);
};

/** Writes the thumbnail of a normalised clip and pictures of it for the moderator; returns how many. */
export const writeModeratorFrames = async (targets: Targets, frames: number): Promise<number> => {
  const every = Math.max(1, Math.ceil(frames / GROUP_FRAMES / MOST_FRAMES));
  let [seen, written] = [0, 0];
  await eachKeyFrame(targets.file, async (frame) => {
    if (seen === 0) await write(frame, THUMBNAIL_SIDE, targets.thumbnail);
    if (seen % every === 0) {
      await write(frame, FRAME_SIDE, targets.frame(written));
      written += 1;
    }
    seen += 1;
  });
  return written;
};
