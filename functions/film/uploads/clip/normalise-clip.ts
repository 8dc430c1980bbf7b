import { rm } from 'node:fs/promises';
import { AV_PIX_FMT_YUVJ444P } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { UPLOAD_MAX_SECONDS } from '#contract/catalogue.ts';
import { eachKeyFrame } from '#functions/film/files/decode-picture.ts';
import { GROUP_FRAMES } from '#functions/film/files/encode.ts';
import { writeJpeg } from '#functions/film/files/jpeg.ts';
import { muxFilm } from '#functions/film/join/mux.ts';
import { CHANNELS, SAMPLE_RATE, type Sound } from '#functions/film/sound/sound.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { demuxerOf } from '#functions/film/uploads/containers/container.ts';
import {
  FRAME_SIDE,
  type Normalised,
  SMALL_QUANTISER,
  type Targets,
  THUMBNAIL_SIDE,
} from '#functions/film/uploads/normalised.ts';
import { loudnessOf, readOwnSound } from '#functions/film/uploads/own-sound.ts';
import { fitting, shrunk } from '#functions/film/uploads/shrink.ts';
import type { Stopwatch } from '#functions/film/uploads/stopwatch.ts';
import { filmOwnFrames } from './clip-frames.ts';

/** The maximum number of pictures from a clip that the moderator sees, spread over the clip’s whole length. */
const MOST_FRAMES = 30;

const write = async (frame: Frame, side: number, path: string): Promise<void> => {
  using small = await shrunk(frame, fitting(frame, side));
  await writeJpeg(small, AV_PIX_FMT_YUVJ444P, path, SMALL_QUANTISER);
};

/**
 * Writes a normalised clip's thumbnail and its pictures for the moderator; returns the number of pictures.
 */
const writeModeratorFrames = async (targets: Targets, frames: number): Promise<number> => {
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

const MS = 1000;

/** The sound that goes with the pictures, in sync with them from the first picture to the last. */
const aligned = (sound: Sound, offset: number, seconds: number): Sound => {
  const whole = new Float32Array(Math.round(seconds * SAMPLE_RATE) * CHANNELS);
  const shift = Math.round(offset * SAMPLE_RATE) * CHANNELS;
  const heard = sound.subarray(Math.max(0, -shift), Math.max(0, whole.length - shift));
  whole.set(heard, Math.max(0, shift));
  return whole;
};

/**
 * Makes an MP4 (H.264 at 30 frames per second, BT.709; AAC if it has sound) without metadata.
 * @throws UploadFault
 */
export const normaliseClip = async (
  path: string,
  targets: Targets,
  watch: Stopwatch,
): Promise<Normalised> => {
  const demuxer = await demuxerOf(path, 'clip');
  const [pictures, voice] = [`${targets.file}.pictures.mp4`, `${targets.file}.sound.mp4`];
  const { frames, width, height, beginsAt } = await filmOwnFrames(path, demuxer, pictures, watch);
  const seconds = Math.min(UPLOAD_MAX_SECONDS, framesToSeconds(frames));
  const read = await readOwnSound(path, demuxer, watch);
  const hasSound = read !== undefined && read.sound.length > 0;
  let loudnessLufs: number | undefined;
  if (hasSound) {
    const sound = aligned(read.sound, read.beginsAt - beginsAt, seconds);
    loudnessLufs = await loudnessOf(sound);
    await writeSound(sound, 'aac', voice);
  }
  await muxFilm({
    parts: [{ path: pictures, startFrame: 0, frames }],
    ...(hasSound && { sound: voice }),
    format: 'mp4',
    tags: {},
    path: targets.file,
  });
  await rm(pictures, { force: true });
  await rm(voice, { force: true });
  const shown = await writeModeratorFrames(targets, frames);
  return {
    facts: {
      width,
      height,
      seconds: Math.round(seconds * MS) / MS,
      hasSound,
      ...(loudnessLufs !== undefined && { loudnessLufs }),
    },
    frames: shown,
  };
};
