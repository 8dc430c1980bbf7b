import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { FilmSize } from '#functions/film/files/encode.ts';
import { packetHashes } from '#functions/film/files/packets.ts';
import type { SceneRecording } from './join-voice.ts';
import { type HeardSounds, measureLoudness } from './loudness.ts';
import { mastered } from './mastering.ts';
import { audioFrames, MIN_AUDIO_BITS, type Sound, secondsOf } from './sound.ts';
import { type SoundKind, writeSound } from './sound-file.ts';
import { type ClipSound, mixSoundtrack } from './soundtrack.ts';

/** The paths of a film's sound, encoded once for each kind of file. */
export type FilmSound = { readonly mp4: string; readonly webm: string };

/** The bits per second of a sound’s file. */
const rateOf = async (path: string, sound: Sound): Promise<number> =>
  ((await stat(path)).size * 8) / secondsOf(sound);

/** Encodes versions of the sound to a file, and measures that file as listeners will hear it. */
const into = (path: string, usual: SoundKind) => {
  let kind = usual;
  return async (version: Sound) => {
    await writeSound(version, kind, path);
    if (kind === 'aac' && (await rateOf(path, version)) < MIN_AUDIO_BITS) {
      kind = 'full-aac';
      await writeSound(version, kind, path);
    }
    return measureLoudness(audioFrames(path));
  };
};

/**
 * Mixes and masters a film’s sound, encodes it as AAC and Opus, and says how loud both are.
 * @throws NarrationUnreadable, MusicUnreadable when an input cannot be used.
 */
export const writeFilmSound = async (input: {
  recordings: readonly SceneRecording[];
  music?: string | undefined;
  clipSounds?: readonly ClipSound[] | undefined;
  timeline: Timeline;
  outDir: string;
  size?: FilmSize;
}): Promise<{ readonly sound: FilmSound; readonly heard: HeardSounds }> => {
  const sound = { mp4: join(input.outDir, 'sound.m4a'), webm: join(input.outDir, 'sound.webm') };
  const mix = await mixSoundtrack(input);
  const master = await mastered(mix, into(sound.mp4, input.size === 'small' ? 'small-aac' : 'aac'));
  // Plosives may peak higher in Opus than in AAC; if so, Opus is mastered further.
  const { measured } = await mastered(mix, into(sound.webm, 'opus'), master);
  const [aac = ''] = await packetHashes(sound.mp4, AVMEDIA_TYPE_AUDIO);
  const [opus = ''] = await packetHashes(sound.webm, AVMEDIA_TYPE_AUDIO);
  return { sound, heard: { [aac]: master.measured, [opus]: measured } };
};
