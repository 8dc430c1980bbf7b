import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { clipMomentMs, clipStartMs } from '#composition/camera/clip-moment.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { openPackets } from '#functions/film/files/packets.ts';
import { CHANNELS, readSound, SAMPLE_RATE, type Sound } from './sound.ts';
import { writeSound } from './sound-file.ts';

/** A clip, and where in it a scene starts. */
interface ClipPart {
  readonly clip: string;
  readonly fromMs?: number | undefined;
}

const MS_PER_SECOND = 1000;
const FRAME_VALUES = (SAMPLE_RATE / FRAMES_PER_SECOND) * CHANNELS;
/** The fade that prevents clicks at the start and end of a scene or repetition. */
const FADE_VALUES = 0.01 * SAMPLE_RATE * CHANNELS;

const clipMsOf = async (path: string): Promise<number> => {
  await using file = await openPackets(path, AVMEDIA_TYPE_VIDEO);
  const { duration, timeBase } = file.stream;
  return duration > 0n ? Number(duration) * timeBase.toDouble() * MS_PER_SECOND : Number.POSITIVE_INFINITY;
};

/** The audible part of a clip’s sound, decoded; undefined if there is none. */
const soundFrom = async (path: string, fromMs: number, frames: number): Promise<Sound | undefined> => {
  const [start, end] = [fromMs / MS_PER_SECOND, (fromMs + framesToMs(frames)) / MS_PER_SECOND];
  return readSound(path, [{ filter: 'atrim', options: { start, end } }]).catch(() => undefined);
};

/** The frames of a scene at which its clip starts or restarts. */
const runsOf = (part: { clipMs: number; fromMs?: number | undefined }, frames: number): number[] =>
  Array.from({ length: frames }, (_, frame) => frame).filter(
    (frame) => clipMomentMs(part, frame) === clipStartMs(part),
  );

/**
 * Writes a clip's sound as AAC, as long as the scene that shows the clip (`frames`) and in sync with the clip’s
 * pictures. Returns false if the clip has no sound.
 */
export const writeClipSound = async (
  { clip, fromMs }: ClipPart,
  frames: number,
  path: string,
): Promise<boolean> => {
  const part = { clipMs: await clipMsOf(clip), fromMs };
  const heard = await soundFrom(clip, clipStartMs(part), frames);
  if (heard === undefined || heard.length === 0) return false;
  const whole = new Float32Array(frames * FRAME_VALUES);
  const starts = runsOf(part, frames);
  for (const [run, start] of starts.entries()) {
    const length = ((starts[run + 1] ?? frames) - start) * FRAME_VALUES;
    for (let at = 0; at < length; at += 1) {
      const edge = Math.min(1, at / FADE_VALUES, (length - at) / FADE_VALUES);
      whole[start * FRAME_VALUES + at] = (heard[at] ?? 0) * edge;
    }
  }
  await writeSound(whole, 'aac', path);
  return true;
};
