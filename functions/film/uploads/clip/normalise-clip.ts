import { rm } from 'node:fs/promises';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { UPLOAD_MAX_SECONDS } from '#contract/catalogue.ts';
import { muxFilm } from '#functions/film/join/mux.ts';
import { CHANNELS, SAMPLE_RATE, type Sound } from '#functions/film/sound/sound.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { demuxerOf } from '#functions/film/uploads/containers/container.ts';
import type { Normalised, Targets } from '#functions/film/uploads/normalised.ts';
import { loudnessOf, readOwnSound } from '#functions/film/uploads/own-sound.ts';
import type { Stopwatch } from '#functions/film/uploads/stopwatch.ts';
import { filmOwnFrames } from './clip-frames.ts';
import { writeModeratorFrames } from './moderator-frames.ts';

const MS = 1000;

/** The sound on the clock of the pictures: from their first to their last. */
const aligned = (sound: Sound, offset: number, seconds: number): Sound => {
  const whole = new Float32Array(Math.round(seconds * SAMPLE_RATE) * CHANNELS);
  const shift = Math.round(offset * SAMPLE_RATE) * CHANNELS;
  const heard = sound.subarray(Math.max(0, -shift), Math.max(0, whole.length - shift));
  whole.set(heard, Math.max(0, shift));
  return whole;
};

/**
 * Makes an MP4 (H.264 at 30 frames a second, BT.709; AAC if it has sound) without metadata.
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
