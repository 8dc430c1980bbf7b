import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { MusicUnreadable } from '#functions/film/files/film-errors.ts';
import { gainOf } from './gain.ts';
import { joinVoice, type SceneRecording } from './join-voice.ts';
import { measureLufs } from './loudness.ts';
import {
  CHANNELS,
  filterSound,
  readSound,
  SAMPLE_RATE,
  type Sound,
  secondsOf,
  soundFrames,
} from './sound.ts';

/** The loudness of the cleaned voice before mastering; the music level is set relative to it. */
const VOICE_LUFS = -17;
/** How far below the voice’s level the music plays between words. */
const MUSIC_BELOW_VOICE_LU = 9;
/** How much further the music is lowered while the voice speaks. */
export const DUCK_DB = 10;
const ATTACK_SECONDS = 0.05;
const RELEASE_SECONDS = 0.35;
/** During pauses shorter than this, the music isn’t brought back up. */
const BRIDGED_PAUSE_MS = 350;
/** How long before a word the music starts to fade down. */
const LOOK_AHEAD_MS = 60;
const MUSIC_FADE_IN_SECONDS = 0.25;
const FADE_OUT_SECONDS = 1.2;
const LOOP_CROSSFADE_SECONDS = 0.4;
const SHORTEST_MUSIC_SECONDS = 1;

const VOICE_STEPS = [
  { filter: 'highpass', options: { f: 75 } },
  { filter: 'acompressor', options: { threshold: 0.1, ratio: 2.5, attack: 8, release: 160, knee: 4 } },
];

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

class Silent extends Error {
  override readonly name = 'Silent';
  override readonly message = 'it is silent';
}

/** Brings sound to a given loudness, in place because a three-minute film has 70 MB of samples. */
const levelled = async (sound: Sound, lufs: number): Promise<Sound> => {
  const integratedLufs = await measureLufs(soundFrames(sound));
  if (!Number.isFinite(integratedLufs)) throw new Silent();
  const gain = gainOf(lufs - integratedLufs);
  for (let at = 0; at < sound.length; at += 1) sound[at] = (sound[at] ?? 0) * gain;
  return sound;
};

/**
 * The music at its target loudness; undefined if it is inaudible throughout, which is the same as having no music.
 */
const readMusic = async (path: string): Promise<Sound | undefined> => {
  try {
    const music = await readSound(path);
    if (secondsOf(music) < SHORTEST_MUSIC_SECONDS) throw new Error('it is shorter than a second');
    return await levelled(music, VOICE_LUFS - MUSIC_BELOW_VOICE_LU);
  } catch (error) {
    if (error instanceof Silent) return undefined;
    throw new MusicUnreadable(path, reasonOf(error));
  }
};

/** Repeats music up to a given length, cross-fading each repetition. */
const looped = (music: Sound, length: number): Sound => {
  const whole = new Float32Array(length);
  const blend = Math.min(LOOP_CROSSFADE_SECONDS * SAMPLE_RATE, music.length / CHANNELS / 4) * CHANNELS;
  const stride = music.length - 2 * Math.floor(blend / 2);
  for (let start = 0; start < length; start += stride)
    for (let at = 0; at < music.length && start + at < length; at += 1) {
      const rising = start === 0 ? 1 : Math.min(1, at / blend);
      const falling = Math.min(1, (music.length - at) / blend);
      whole[start + at] = (whole[start + at] ?? 0) + (music[at] ?? 0) * Math.sqrt(rising * falling);
    }
  return whole;
};

/** Whether the voice is speaking, for each millisecond of the film. */
const speaking = (timeline: Timeline): Uint8Array => {
  const spoken = new Uint8Array(Math.ceil(framesToSeconds(timeline.frames) * 1000));
  for (const [index, word] of timeline.words.entries()) {
    const next = timeline.words[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    const endMs = next - word.endMs < BRIDGED_PAUSE_MS ? next : word.endMs;
    spoken.fill(1, Math.max(0, Math.floor(word.startMs - LOOK_AHEAD_MS)), Math.ceil(endMs));
  }
  return spoken;
};

/** Adds music or clip sound to the mix, lowered under the voice, and fades it out at the end. */
const addDucked = (mix: Sound, music: Sound, timeline: Timeline): void => {
  const spoken = speaking(timeline);
  const [attack, release] = [ATTACK_SECONDS, RELEASE_SECONDS].map(
    (seconds) => 1 - Math.exp(-1 / ((seconds / 2.2) * SAMPLE_RATE)),
  );
  const total = music.length / CHANNELS;
  let loweredDb = spoken[0] === 1 ? DUCK_DB : 0;
  for (let at = 0; at < total; at += 1) {
    const target = spoken[Math.floor((at * 1000) / SAMPLE_RATE)] === 1 ? DUCK_DB : 0;
    loweredDb += (target - loweredDb) * ((target > loweredDb ? attack : release) ?? 1);
    const fadeIn = Math.min(1, at / (MUSIC_FADE_IN_SECONDS * SAMPLE_RATE));
    const fadeOut = Math.min(1, (total - at) / (FADE_OUT_SECONDS * SAMPLE_RATE));
    const gain = gainOf(-loweredDb) * fadeIn * Math.sin((Math.PI / 2) * fadeOut) ** 2;
    for (let channel = 0; channel < CHANNELS; channel += 1)
      mix[at * CHANNELS + channel] =
        (mix[at * CHANNELS + channel] ?? 0) + (music[at * CHANNELS + channel] ?? 0) * gain;
  }
};

/** The sound of a creator's clip, starting at a given frame of the film. */
export interface ClipSound {
  readonly path: string;
  readonly startFrame: number;
}

const FRAME_VALUES = (SAMPLE_RATE / FRAMES_PER_SECOND) * CHANNELS;

/**
 * The sound of all clips, each at its position in the film and as loud as the music; undefined if none of them is
 * audible.
 */
const clipsBed = async (clips: readonly ClipSound[], length: number): Promise<Sound | undefined> => {
  const bed = new Float32Array(length);
  for (const { path, startFrame } of clips) {
    const sound = await readSound(path);
    const from = startFrame * FRAME_VALUES;
    bed.set(sound.subarray(0, Math.max(0, Math.min(sound.length, length - from))), from);
  }
  return levelled(bed, VOICE_LUFS - MUSIC_BELOW_VOICE_LU).catch(() => undefined);
};

/**
 * Joins the recordings of the scenes and mixes them with music and clip sound, lowered under the voice. The mix is
 * exactly as long as the film. @throws NarrationUnreadable when a recording is silent, truncated or not audio;
 * MusicUnreadable when the music is truncated or not audio.
 */
export const mixSoundtrack = async (input: {
  /** In scene order. */
  recordings: readonly SceneRecording[];
  music?: string | undefined;
  clipSounds?: readonly ClipSound[] | undefined;
  timeline: Timeline;
}): Promise<Sound> => {
  const voice = await joinVoice(input.recordings, input.timeline);
  const mix = await levelled(await filterSound(voice, VOICE_STEPS), VOICE_LUFS);
  const music = input.music === undefined ? undefined : await readMusic(input.music);
  if (music !== undefined) addDucked(mix, looped(music, mix.length), input.timeline);
  const { clipSounds = [] } = input;
  const bed = clipSounds.length === 0 ? undefined : await clipsBed(clipSounds, mix.length);
  if (bed !== undefined) addDucked(mix, bed, input.timeline);
  return mix;
};
