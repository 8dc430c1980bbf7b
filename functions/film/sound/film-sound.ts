import { join } from 'node:path';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { FilmSize } from '#functions/film/files/encode.ts';
import type { SceneRecording } from './join-voice.ts';
import { measureLoudness } from './loudness.ts';
import { audioFrames } from './sound.ts';
import { writeSound } from './sound-file.ts';
import { type ClipSound, mastered, mixSoundtrack } from './soundtrack.ts';

/** Paths of a film's sound, encoded once for each kind of file. */
export type FilmSound = { readonly mp4: string; readonly webm: string };

/**
 * Mixes and masters the sound of a film once, and encodes it as AAC and Opus.
 * @throws NarrationUnreadable, MusicUnreadable when an input cannot be used.
 */
export const writeFilmSound = async (input: {
  recordings: readonly SceneRecording[];
  music?: string | undefined;
  clipSounds?: readonly ClipSound[] | undefined;
  timeline: Timeline;
  outDir: string;
  size?: FilmSize;
}): Promise<FilmSound> => {
  const sound = { mp4: join(input.outDir, 'sound.m4a'), webm: join(input.outDir, 'sound.webm') };
  const mix = await mixSoundtrack(input);
  const master = await mastered(mix, async (version) => {
    await writeSound(version, input.size === 'small' ? 'small-aac' : 'aac', sound.mp4);
    return measureLoudness(audioFrames(sound.mp4));
  });
  await writeSound(master, 'opus', sound.webm);
  return sound;
};
