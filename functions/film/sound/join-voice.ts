import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { quoted } from '#functions/domain/storyboard/recording-fault.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { gainOf } from './gain.ts';
import { measureLufs } from './loudness.ts';
import { CHANNELS, readSound, SAMPLE_RATE, type Sound, soundFrames } from './sound.ts';

/** The recording of a scene. */
export interface SceneRecording {
  readonly path: string;
  /** Where in the recording the scene starts; see `SceneTimeline`. */
  readonly recordingMs: number;
}

const MS_PER_SECOND = 1000;
/** A frame lasts exactly 1,600 samples, so scenes laid end to end never drift from their pictures. */
const FRAME_VALUES = (SAMPLE_RATE / FRAMES_PER_SECOND) * CHANNELS;
/** Scenes meet during pauses, so the fades only hide the difference between two silences. */
const FADE_VALUES = 0.01 * SAMPLE_RATE * CHANNELS;
const LOST_MS = 250;
/**
 * How much louder or softer than the others a scene may be; each scene is spoken separately by the provider, so they
 * differ.
 */
const EVEN_LU = 1.5;

const valuesOf = (ms: number): number => Math.round((ms * SAMPLE_RATE) / MS_PER_SECOND) * CHANNELS;
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const fill = (slot: Sound, recording: Sound, from: number): void => {
  for (let at = 0; at < slot.length; at += 1) {
    const edge = Math.min(1, at / FADE_VALUES, (slot.length - at) / FADE_VALUES);
    slot[at] = (recording[from + at] ?? 0) * edge;
  }
};

const loudnessOf = async (sound: Sound, path: string, scene: number): Promise<number> => {
  const integratedLufs = await measureLufs(soundFrames(sound));
  if (!Number.isFinite(integratedLufs)) throw new NarrationUnreadable(path, 'it is silent', scene);
  return integratedLufs;
};

/** Brings scenes that are much louder or softer closer to the others, in place. */
const even = (slots: readonly Sound[], loudness: readonly number[]): void => {
  const usual = median(loudness);
  for (const [index, slot] of slots.entries()) {
    const apart = (loudness[index] ?? usual) - usual;
    const gain = gainOf(Math.min(EVEN_LU, Math.max(-EVEN_LU, apart)) - apart);
    if (gain !== 1) for (let at = 0; at < slot.length; at += 1) slot[at] = (slot[at] ?? 0) * gain;
  }
};

/**
 * Lays the recordings of all scenes end to end, each at the frame where its scene starts; the result is exactly as
 * long as the film.
 * @throws NarrationUnreadable when a recording is silent or not audio, or ends before its last word.
 */
export const joinVoice = async (
  recordings: readonly SceneRecording[],
  { frames, scenes, words }: Timeline,
): Promise<Sound> => {
  const voice = new Float32Array(frames * FRAME_VALUES);
  const [slots, loudness]: [Sound[], number[]] = [[], []];
  for (const { index, startFrame, frames: shown } of scenes) {
    const { path, recordingMs } = recordings[index] ?? { path: '', recordingMs: 0 };
    const recording = await readSound(path).catch(() => {
      throw new NarrationUnreadable(path, 'it is not a sound file', index);
    });
    const lastWord = words.findLast(({ scene }) => scene === index);
    const spokenMs = (lastWord?.endMs ?? 0) - framesToMs(startFrame);
    if (recording.length < valuesOf(recordingMs + spokenMs - LOST_MS))
      throw new NarrationUnreadable(path, `it ends before ${quoted(lastWord?.text ?? '')} is spoken`, index);
    const slot = voice.subarray(startFrame * FRAME_VALUES, (startFrame + shown) * FRAME_VALUES);
    fill(slot, recording, valuesOf(recordingMs));
    slots.push(slot);
    loudness.push(await loudnessOf(slot, path, index));
  }
  even(slots, loudness);
  return voice;
};
