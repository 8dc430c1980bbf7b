import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { measureLoudness } from '#functions/film/sound/loudness.ts';
import { mastered } from '#functions/film/sound/mastering.ts';
import { audioFrames, CHANNELS, SAMPLE_RATE, type Sound, soundFrames } from '#functions/film/sound/sound.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { mixSoundtrack } from '#functions/film/sound/soundtrack.ts';
import { wav } from '#test/support/film/film-fixtures.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const SECONDS = 15;
const VOICE_HZ = 300;
/** Far from the voice and its overtones, so that the music can be measured beneath them. */
const MUSIC_HZ = 5000;
/** Speech, a breath of 200 ms, speech, a pause of three seconds, speech, and the end of the film. */
const SPOKEN = [
  [2, 5],
  [5.2, 8],
  [11, 13],
] as const;
const isSpoken = (second: number): boolean => SPOKEN.some(([from, to]) => second >= from && second < to);

const timeline: Timeline = {
  frames: SECONDS * 30,
  narrationMs: 13_500,
  scenes: [{ index: 0, startFrame: 0, frames: SECONDS * 30 }],
  words: SPOKEN.map(([from, to]) => ({ text: 'word', scene: 0, startMs: from * 1000, endMs: to * 1000 })),
};

const tone = (seconds: number, hertz: number, level: (second: number) => number): Int16Array =>
  Int16Array.from({ length: seconds * SAMPLE_RATE }, (_, at) =>
    Math.round(32_767 * level(at / SAMPLE_RATE) * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE)),
  );

let folder = '';
const file = async (name: string, samples: Int16Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, wav(samples));
  return path;
};
const voiceAt = async (level: number) => ({
  path: await file(
    `voice-${level}.wav`,
    tone(14, VOICE_HZ, (second) => (isSpoken(second) ? level : 0)),
  ),
  recordingMs: 0,
});

/** The music's level in decibels in each window of 10 ms, without the other sounds. */
const musicDb = (mix: Sound): number[] => {
  const window = SAMPLE_RATE / 100;
  return Array.from({ length: mix.length / CHANNELS / window }, (_, index) => {
    let [cos, sin] = [0, 0];
    for (let at = index * window; at < (index + 1) * window; at += 1) {
      const angle = (2 * Math.PI * MUSIC_HZ * at) / SAMPLE_RATE;
      cos += (mix[at * CHANNELS] ?? 0) * Math.cos(angle);
      sin += (mix[at * CHANNELS] ?? 0) * Math.sin(angle);
    }
    return 20 * Math.log10(Math.hypot(cos, sin) / window + 1e-9);
  });
};

let levels: number[] = [];
const at = (second: number): number => defined(levels[Math.round(second * 100)]);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veilcast-sound-'));
  const music = await file(
    'music.wav',
    tone(20, MUSIC_HZ, () => 0.2),
  );
  levels = musicDb(await mixSoundtrack({ recordings: [await voiceAt(0.3)], music, timeline }));
});
afterAll(() => rm(folder, { recursive: true }));

/** The number of milliseconds from the first window past one level to the first window past another. */
const takesMs = (from: number, isPast: (db: number) => boolean, isThere: (db: number) => boolean): number => {
  const later = levels.slice(from);
  return (later.findIndex(isThere) - later.findIndex(isPast)) * 10;
};

describe('music under a voice', () => {
  // Proves film-music-8-12-db-below.
  it('is 8 to 12 dB lower during speech', () => {
    for (const second of [3, 4.5, 6.5, 12]) {
      expect(at(1) - at(second)).toBeGreaterThan(8);
      expect(at(1) - at(second)).toBeLessThan(12);
    }
  });

  // Proves film-music-8-12-db-below.
  it('is lowered within 20 to 80 ms and restored within 250 to 500 ms', () => {
    const [high, low] = [at(1), at(3)];
    const tenth = (high - low) / 10;
    const attack = takesMs(
      150,
      (db) => db < high - tenth,
      (db) => db < low + tenth,
    );
    expect(attack).toBeGreaterThanOrEqual(20);
    expect(attack).toBeLessThanOrEqual(80);
    const release = takesMs(
      795,
      (db) => db > low + tenth,
      (db) => db > high - tenth,
    );
    expect(release).toBeGreaterThanOrEqual(250);
    expect(release).toBeLessThanOrEqual(500);
  });

  // Proves film-music-8-12-db-below.
  it('stays low through a breath, and returns to its earlier level in a long pause', () => {
    for (const second of [5.02, 5.1, 5.18]) expect(at(1) - at(second)).toBeGreaterThan(8);
    expect(Math.abs(at(1) - at(10.5))).toBeLessThan(0.5);
    expect(Math.max(...levels)).toBeLessThan(at(1) + 0.5);
  });

  // Proves film-music-8-12-db-below.
  it('ends with a fade', () => {
    const end = [13.9, 14.2, 14.5, 14.7, 14.9].map(at);
    expect(end).toEqual(end.toSorted((one, other) => other - one));
    expect(defined(levels.at(-1))).toBeLessThan(at(1) - 40);
  });
});

it('plays a clip only in its own scene, lowered while the voice speaks', async () => {
  const clip = await file(
    'clip.wav',
    tone(4, MUSIC_HZ, () => 0.5),
  );
  const clipSounds = [{ path: clip, startFrame: 8.5 * 30 }];
  const heard = musicDb(await mixSoundtrack({ recordings: [await voiceAt(0.3)], clipSounds, timeline }));
  const [before, pause, spoken, after] = takeFrom(
    [3, 10.5, 12, 14].map((second) => defined(heard[second * 100])),
  );
  expect(pause - spoken).toBeGreaterThan(8);
  expect(pause - spoken).toBeLessThan(12);
  for (const silent of [before, after]) expect(pause - silent).toBeGreaterThan(40);
});

it('sounds the same with silent music as without music', async () => {
  const recordings = [await voiceAt(0.3)];
  const music = await file(
    'silence.wav',
    tone(4, MUSIC_HZ, () => 0),
  );
  expect(await mixSoundtrack({ recordings, music, timeline })).toEqual(
    await mixSoundtrack({ recordings, timeline }),
  );
});

/** Speech, then a pause. */
const SHORT: Timeline = {
  frames: 6 * 30,
  narrationMs: 3000,
  scenes: [{ index: 0, startFrame: 0, frames: 6 * 30 }],
  words: [{ text: 'word', scene: 0, startMs: 0, endMs: 3000 }],
};
const spokenFor3 = (level: number): Int16Array => tone(5, VOICE_HZ, (second) => (second < 3 ? level : 0));

describe('a voice', () => {
  // Proves film-voice-cleaned-levelled-14-lufs.
  it.each([0.02, 0.9])('at level %d is adjusted to the same loudness', async (level) => {
    const path = await file('short.wav', spokenFor3(level));
    const mix = await mixSoundtrack({ recordings: [{ path, recordingMs: 0 }], timeline: SHORT });
    const { integratedLufs } = await measureLoudness(soundFrames(mix));
    expect(integratedLufs).toBeGreaterThan(-17.5);
    expect(integratedLufs).toBeLessThan(-16.5);
  });

  // Proves film-voice-cleaned-levelled-14-lufs.
  it('loses low-frequency rumble', async () => {
    const rumbling = spokenFor3(0.3).map(
      (sample, index) => sample + Math.round(6000 * Math.sin((2 * Math.PI * 20 * index) / SAMPLE_RATE)),
    );
    const mix = await mixSoundtrack({
      recordings: [{ path: await file('rumble.wav', rumbling), recordingMs: 0 }],
      timeline: SHORT,
    });
    const power = (from: number, to: number): number =>
      mix
        .subarray(from * SAMPLE_RATE * CHANNELS, to * SAMPLE_RATE * CHANNELS)
        .reduce((sum, sample) => sum + sample ** 2, 0) /
      (to - from);
    expect(10 * Math.log10(power(1, 2) / power(4, 5))).toBeGreaterThan(18);
  });
});

describe('the whole soundtrack', () => {
  const crack = (second: number): number => (second % 0.5 < 0.002 ? 1 : 0.02);
  // Proves film-voice-cleaned-levelled-14-lufs.
  it.each([
    ['quiet', tone(2, VOICE_HZ, () => 0.01)],
    ['loud', tone(2, VOICE_HZ, () => 1)],
    ['full of clicks', tone(2, 3000, crack)],
  ])('is at -14 LUFS and under -1 dBTP after encoding, even if it was %s', async (_, samples) => {
    const mix = new Float32Array(samples.length * CHANNELS);
    for (const [index, sample] of samples.entries())
      mix.fill(sample / 32_768, index * CHANNELS, (index + 1) * CHANNELS);
    const path = join(folder, 'master.m4a');
    await mastered(mix, async (sound) => {
      await writeSound(sound, 'aac', path);
      return measureLoudness(audioFrames(path));
    });
    const { integratedLufs, truePeakDbtp } = await measureLoudness(audioFrames(path));
    expect(Math.abs(integratedLufs + 14)).toBeLessThanOrEqual(0.5);
    expect(truePeakDbtp).toBeLessThanOrEqual(-1);
  });
});
