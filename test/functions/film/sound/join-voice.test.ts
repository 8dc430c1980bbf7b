import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { joinTimelines } from '#functions/film/join/join-timelines.ts';
import { joinVoice, type SceneRecording } from '#functions/film/sound/join-voice.ts';
import { measureLoudness } from '#functions/film/sound/loudness.ts';
import { CHANNELS, type Sound, soundFrames } from '#functions/film/sound/sound.ts';
import { encodeMp3 } from '#local/samples/encode.ts';
import { wav } from '#test/support/film/film-fixtures.ts';
import { defined } from '#test/support/values.ts';

const RATE = 48_000;
const SAMPLES_PER_FRAME = 1600;
/** Not a whole number of seconds, so that rounding to seconds would show. */
const FRAMES = 31;
const SCENES = 30;
const CLICK_MS = 400;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'join-voice-'));
});
afterAll(() => rm(folder, { recursive: true }));

const inFolder = (name: string): string => join(folder, name);
const toneOf = (level: number, ms = 900): Int16Array =>
  Int16Array.from({ length: (ms * RATE) / 1000 }, (_, at) =>
    Math.round(32_767 * level * Math.sin(at * 0.04)),
  );
const record = async (name: string, samples: Int16Array): Promise<string> => {
  await writeFile(inFolder(name), wav(samples));
  return inFolder(name);
};

/** A scene that starts `recordingMs` into its recording, with a single word after 400 ms. */
const sceneOf = (recordingMs: number): SceneTimeline => ({
  frames: FRAMES,
  recordingMs,
  endMs: 800,
  words: [{ text: 'click', startMs: CLICK_MS, endMs: 800 }],
});
const film = (starts: readonly number[]) => joinTimelines(starts.map(sceneOf));
const partOf = (voice: Sound, scene: number): Sound =>
  voice.subarray(
    scene * FRAMES * SAMPLES_PER_FRAME * CHANNELS,
    (scene + 1) * FRAMES * SAMPLES_PER_FRAME * CHANNELS,
  );

// Proves state-new-words-spoken-alone-joined.
it('joins thirty scenes without a sample of drift, with silence before a recording that starts late', async () => {
  const starts = Array.from({ length: SCENES }, (_, scene) => (scene % 2 === 0 ? 100 : -50));
  const recordings: SceneRecording[] = [];
  for (const recordingMs of new Set(starts)) {
    const samples = toneOf(0.002, 1200);
    samples[((CLICK_MS + recordingMs) * RATE) / 1000] = 20_000;
    await record(`click${recordingMs}.wav`, samples);
  }
  for (const recordingMs of starts)
    recordings.push({ path: inFolder(`click${recordingMs}.wav`), recordingMs });
  const voice = await joinVoice(recordings, film(starts));
  expect(voice).toHaveLength(SCENES * FRAMES * SAMPLES_PER_FRAME * CHANNELS);
  const clicks: number[] = [];
  for (let at = 0; at < voice.length; at += CHANNELS)
    if (Math.abs(defined(voice[at])) > 0.3) clicks.push(at / CHANNELS);
  expect(clicks).toEqual(
    starts.map((_, scene) => scene * FRAMES * SAMPLES_PER_FRAME + (CLICK_MS * RATE) / 1000),
  );
});

it('reads scenes in any format: WAV, and MP3 with a different sample rate', async () => {
  const slow = Float32Array.from({ length: 1.2 * 22_050 }, (_, at) => 0.3 * Math.sin(at * 0.08));
  await writeFile(inFolder('voice.mp3'), await encodeMp3(slow, 24_000));
  const paths = [await record('voice.wav', toneOf(0.3, 1200)), inFolder('voice.mp3')];
  const starts = Array.from({ length: 16 }, () => 0);
  const voice = await joinVoice(
    starts.map((recordingMs, scene) => ({ path: defined(paths[scene % 2]), recordingMs })),
    film(starts),
  );
  for (const [scene] of starts.entries())
    expect(Math.max(...partOf(voice, scene).subarray(20_000, 60_000))).toBeGreaterThan(0.2);
});

// Proves state-new-words-spoken-alone-joined.
it('brings a scene that was recorded twice as loud close to the level of the rest, which stays unchanged', async () => {
  const starts = Array.from({ length: 16 }, () => 0);
  const usual = await record('usual.wav', toneOf(0.2, 1200));
  const loud = await record('loud.wav', toneOf(0.4, 1200));
  const voice = await joinVoice(
    starts.map((recordingMs, scene) => ({ path: scene === 5 ? loud : usual, recordingMs })),
    film(starts),
  );
  const heard = async (scene: number) =>
    (await measureLoudness(soundFrames(partOf(voice, scene)))).integratedLufs;
  expect((await heard(5)) - (await heard(4))).toBeCloseTo(1.5, 1);
  // Mono is split between two channels.
  expect(Math.max(...partOf(voice, 4))).toBeCloseTo(0.2 * Math.SQRT1_2, 2);
});

// Proves rule-incomplete-recordings-refused-rewritten.
it.each([
  ['is not sound', async () => writeFile(inFolder('broken'), 'a page')],
  ['is silent', async () => record('broken', new Int16Array(60_000))],
  ['ends before its last word does', async () => record('broken', toneOf(0.3, 500))],
])('throws an error with the path of the recording that %s', async (_, spoil) => {
  await spoil();
  const whole = await record('whole.wav', toneOf(0.3, 1200));
  const starts = Array.from({ length: 16 }, () => 0);
  const recordings = starts.map((recordingMs, scene) => ({
    path: scene === 7 ? inFolder('broken') : whole,
    recordingMs,
  }));
  const failure = joinVoice(recordings, film(starts));
  await expect(failure).rejects.toThrow(NarrationUnreadable);
  await expect(failure).rejects.toMatchObject({ path: inFolder('broken') });
});
