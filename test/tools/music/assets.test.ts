import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TRACKS } from '#contract/catalogue.ts';
import { loudnessOf } from '#tools/music/loudness.ts';
import { SAMPLE_RATE, type Sound } from '#tools/music/sound.ts';
import { decodeFile } from './decode.ts';

const ROOT = new URL('../../../', import.meta.url);
const MAX_TOTAL_BYTES = 9_000_000;

const Listed = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    genre: z.string(),
    seconds: z.number(),
    bpm: z.number(),
    licence: z.literal('CC0-1.0'),
    author: z.literal('Veilcast'),
    source: z.string(),
  }),
);

let listed: z.infer<typeof Listed>;

function fileOf(id: string): string {
  return fileURLToPath(new URL(`assets/music/${id}.ogg`, ROOT));
}

function decibels(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index++) sum += samples[index]! ** 2;
  return 10 * Math.log10(sum / (to - from) + 1e-12);
}

/** How sharply the signal bends between each two samples: a click bends it more than any music does. */
function bendAt(samples: Float32Array, index: number): number {
  const { length } = samples;
  const [a, b, c] = [index - 1, index, index + 1].map((at) => samples[(at + length) % length]!);
  return Math.abs(a! - 2 * b! + c!);
}

beforeAll(async () => {
  listed = Listed.parse(JSON.parse(await readFile(new URL('assets/music/tracks.json', ROOT), 'utf8')));
});

describe('the music that is shipped', () => {
  test('every track of the catalogue is listed with its licence, author and source', async () => {
    expect(listed.map(({ id, name, genre }) => ({ id, name, genre }))).toEqual(TRACKS);
    for (const { source } of listed) expect((await stat(new URL(source, ROOT))).isFile()).toBe(true);
  });

  test('all tracks together are no larger than nine megabytes', async () => {
    const sizes = await Promise.all(TRACKS.map(async ({ id }) => (await stat(fileOf(id))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_TOTAL_BYTES);
  });
});

describe.each(TRACKS)('$name', ({ id }) => {
  let sound: Sound;

  beforeAll(async () => {
    sound = await decodeFile(fileOf(id));
  });

  test('lasts 60 to 90 seconds, to the sample as listed', () => {
    const seconds = sound[0].length / SAMPLE_RATE;
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(90);
    expect(sound[0].length).toBe(Math.round(listed.find((track) => track.id === id)!.seconds * SAMPLE_RATE));
  });

  test('is about -16 LUFS, without clipping and without direct current', () => {
    expect(loudnessOf(sound)).toBeGreaterThan(-17);
    expect(loudnessOf(sound)).toBeLessThan(-15);
    for (const channel of sound) {
      let [peak, sum] = [0, 0];
      for (const sample of channel) {
        peak = Math.max(peak, Math.abs(sample));
        sum += sample;
      }
      expect(20 * Math.log10(peak)).toBeLessThan(-1);
      expect(Math.abs(sum / channel.length)).toBeLessThan(1e-3);
    }
  });

  test('repeats without a seam', () => {
    for (const channel of sound) {
      let sharpest = 0;
      for (let index = 2; index < channel.length - 2; index++)
        sharpest = Math.max(sharpest, bendAt(channel, index));
      expect(Math.max(bendAt(channel, -1), bendAt(channel, 0))).toBeLessThan(sharpest * 0.6);
      const window = SAMPLE_RATE / 2;
      const [before, after] = [
        decibels(channel, channel.length - window, channel.length),
        decibels(channel, 0, window),
      ];
      expect(before, 'the end is not silence').toBeGreaterThan(-45);
      expect(Math.abs(before - after), 'level on both sides').toBeLessThan(16);
    }
  });
});
