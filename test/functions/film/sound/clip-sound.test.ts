import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { muxFilm } from '#functions/film/join/mux.ts';
import { writeClipSound } from '#functions/film/sound/clip-sound.ts';
import { CHANNELS, readSound, SAMPLE_RATE, type Sound } from '#functions/film/sound/sound.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { writeOwnClip } from '#test/support/film/own-clip.ts';
import { defined } from '#test/support/values.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'clip-sound-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** A tone that sounds only in the second half of each second. */
const beeps = (seconds: number): Sound =>
  Float32Array.from({ length: seconds * SAMPLE_RATE * CHANNELS }, (_, at) => {
    const second = at / CHANNELS / SAMPLE_RATE;
    return second % 1 >= 0.5 ? 0.3 * Math.sin(2 * Math.PI * 1000 * second) : 0;
  });

/** The loudness of a section of sound; 0 is silence. */
const levelIn = (sound: Sound, from: number, to: number): number => {
  const part = sound.subarray(from * SAMPLE_RATE * CHANNELS, to * SAMPLE_RATE * CHANNELS);
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
};

const clipWithSound = async (): Promise<string> => {
  const [pictures, sound, path] = ['pictures.mp4', 'sound.m4a', 'clip.mp4'].map((name) => join(dir, name));
  await writeOwnClip(defined(pictures), { width: 128, height: 128, fps: 30, frames: 30 });
  await writeSound(beeps(1), 'aac', defined(sound));
  const parts = [{ path: defined(pictures), startFrame: 0, frames: 30 }];
  await muxFilm({ parts, sound: defined(sound), format: 'mp4', tags: { title: 'own' }, path: defined(path) });
  return defined(path);
};

it('keeps the sound of a clip in sync with its picture, even where the clip restarts', async () => {
  const path = join(dir, 'heard.m4a');
  expect(await writeClipSound({ clip: await clipWithSound(), fromMs: 200 }, 45, path)).toBe(true);
  const heard = await readSound(path);
  // The clip runs from 0.2 s to 1 s, then again: it beeps from 0.3 s to 0.8 s and after 1.1 s.
  expect(levelIn(heard, 0.05, 0.25)).toBeLessThan(0.02);
  expect(levelIn(heard, 0.4, 0.7)).toBeGreaterThan(0.1);
  expect(levelIn(heard, 0.85, 1.05)).toBeLessThan(0.02);
  expect(levelIn(heard, 1.2, 1.4)).toBeGreaterThan(0.1);
});

it('writes no audio file for a clip without sound', async () => {
  const clip = await writeOwnClip(join(dir, 'mute.mp4'), { width: 128, height: 128, fps: 30, frames: 3 });
  expect(await writeClipSound({ clip }, 30, join(dir, 'none.m4a'))).toBe(false);
});
