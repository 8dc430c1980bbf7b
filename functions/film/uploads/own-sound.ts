import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { UPLOAD_MAX_SECONDS } from '#contract/catalogue.ts';
import { measureLufs } from '#functions/film/sound/loudness.ts';
import { CHANNELS, filterFrames, SAMPLE_RATE, type Sound, soundFrames } from '#functions/film/sound/sound.ts';
import { decoded } from './decoded.ts';
import { openOwn, streamOf } from './open-own.ts';
import type { Stopwatch } from './stopwatch.ts';
import { UploadFault } from './upload-fault.ts';

/** Containers round lengths up. */
export const LONGEST_SECONDS = UPLOAD_MAX_SECONDS + 0.5;
const PICTURELESS = 1;
const DIGITS = 10;

/** A file’s sound, and when it starts, in seconds. */
interface OwnSound {
  readonly sound: Sound;
  readonly beginsAt: number;
}

/** Sound that covers less than this share of its declared length was cut off. */
const LEAST_SHARE = 0.8;
/** A channel this much weaker than the other counts as empty: the sound was recorded on one side only. */
const ONE_SIDED = 1e-4;

/**
 * Clamps samples beyond full scale, which a broken recording may have, and centres sound that is only on one side.
 * Changes the sound in place: three minutes take up 70 MB.
 */
const tamed = (sound: Sound): Sound => {
  const power = [0, 0];
  for (let at = 0; at < sound.length; at += 1) {
    const sample = sound[at] ?? 0;
    const kept = Number.isFinite(sample) ? Math.min(1, Math.max(-1, sample)) : 0;
    sound[at] = kept;
    power[at % CHANNELS] = (power[at % CHANNELS] ?? 0) + kept * kept;
  }
  const [left = 0, right = 0] = power;
  if (Math.min(left, right) >= Math.max(left, right) * ONE_SIDED) return sound;
  const full = left > right ? 0 : 1;
  for (let at = 0; at < sound.length; at += CHANNELS) sound.fill(sound[at + full] ?? 0, at, at + CHANNELS);
  return sound;
};

/**
 * The sound of a creator's file as 48 kHz stereo; undefined if it has no sound. Stops reading if the sound is too
 * long.
 * @throws UploadFault
 */
export const readOwnSound = async (
  path: string,
  demuxer: string,
  watch: Stopwatch,
): Promise<OwnSound | undefined> => {
  await using file = await openOwn(path, demuxer);
  const stream = streamOf(file, AVMEDIA_TYPE_AUDIO);
  if (stream === undefined) return undefined;
  let beginsAt: number | undefined;
  let seconds = 0;
  const bounded = async function* (): AsyncGenerator<Frame> {
    for await (const frame of decoded(file, stream, PICTURELESS, watch)) {
      beginsAt ??= Math.max(0, Number(frame.pts) * stream.timeBase.toDouble());
      seconds += frame.nbSamples / frame.sampleRate;
      if (seconds > LONGEST_SECONDS) throw new UploadFault('too_long', `${seconds} s of sound`);
      yield frame;
    }
  };
  const { duration } = stream;
  const declared = Math.max(0, Number(duration) * stream.timeBase.toDouble());
  try {
    const sound = tamed(await filterFrames(bounded()));
    if (seconds < declared * LEAST_SHARE - 1)
      throw new UploadFault('cut_off', `${seconds} s of ${declared} s`);
    return { sound, beginsAt: beginsAt ?? 0 };
  } catch (error) {
    if (error instanceof UploadFault) throw error;
    if (beginsAt === undefined) return { sound: new Float32Array(), beginsAt: 0 };
    throw new UploadFault('damaged', 'its sound can’t be converted', { cause: error });
  }
};

export const secondsOf = (sound: Sound): number => sound.length / CHANNELS / SAMPLE_RATE;

/** Loudness according to EBU R 128, to one decimal place; undefined when nothing is audible. */
export const loudnessOf = async (sound: Sound): Promise<number | undefined> => {
  const integratedLufs = await measureLufs(soundFrames(sound));
  return Number.isFinite(integratedLufs) ? Math.round(integratedLufs * DIGITS) / DIGITS : undefined;
};
