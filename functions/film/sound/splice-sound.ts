import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import type { Splice } from '#functions/film/timeline/splice-timeline.ts';
import { CHANNELS, SAMPLE_RATE, type Sound } from './sound.ts';

/** A frame is a whole number of samples. */
const FRAME_VALUES = (SAMPLE_RATE / FRAMES_PER_SECOND) * CHANNELS;
const MS_PER_SECOND = 1000;
/** Both joints lie in pauses; the cross-fade only hides that two silences are never identical. */
const BLEND_VALUES = 0.01 * SAMPLE_RATE * CHANNELS;
/** −46 dB: anything softer is not speech. */
const SILENCE = 0.005;

/** Where the last audible sound ends, in milliseconds. */
export const soundEndMs = (sound: Sound): number => {
  let at = sound.length;
  while (at > 0 && Math.abs(sound[at - 1] ?? 0) < SILENCE) at -= 1;
  return (at / CHANNELS / SAMPLE_RATE) * MS_PER_SECOND;
};

/** The narration with one scene's recording replaced; every sample before and after it stays the same. */
export const spliceSound = (narration: Sound, recording: Sound, splice: Splice): Sound => {
  const from = splice.from * FRAME_VALUES;
  const to = splice.to * FRAME_VALUES;
  const end = from + splice.frames * FRAME_VALUES;
  const skipped = Math.round((splice.recordingMs * SAMPLE_RATE) / MS_PER_SECOND) * CHANNELS;
  const rest = narration.subarray(Math.min(to, narration.length));
  const whole = new Float32Array(end + rest.length);
  whole.set(narration.subarray(0, from));
  for (let at = 0; at < end - from; at += 1) {
    const rising = from === 0 ? 1 : Math.min(1, at / BLEND_VALUES);
    const left = end - from - at;
    const falling = rest.length === 0 ? 1 : Math.min(1, left / BLEND_VALUES);
    whole[from + at] =
      (recording[skipped + at] ?? 0) * rising * falling +
      (narration[from + at] ?? 0) * (1 - rising) +
      (narration[to - left] ?? 0) * (1 - falling);
  }
  whole.set(rest, end);
  return whole;
};
