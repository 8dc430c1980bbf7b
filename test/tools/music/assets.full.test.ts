import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SAMPLE_RATE } from '@veilcast/composer';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TRACKS } from '#contract/catalogue.ts';
import { defined } from '#test/support/values.ts';
import { decodeFile, type Measured } from './decode.ts';

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
  for (let index = from; index < to; index++) sum += defined(samples[index]) ** 2;
  return 10 * Math.log10(sum / (to - from) + 1e-12);
}

/** How sharply the signal bends at a sample; it bends more sharply at a click than in the surrounding music. */
function bendAt(samples: Float32Array, index: number): number {
  const last = samples.length - 1;
  const before = defined(samples[index === 0 ? last : index - 1]);
  const after = defined(samples[index === last ? 0 : index + 1]);
  return Math.abs(before - 2 * defined(samples[index]) + after);
}

beforeAll(async () => {
  listed = Listed.parse(JSON.parse(await readFile(new URL('assets/music/tracks.json', ROOT), 'utf8')));
});

describe('the shipped music', () => {
  test('lists every track of the catalogue with its licence, author and source', async () => {
    expect(listed.map(({ id, name, genre }) => ({ id, name, genre }))).toEqual(TRACKS);
    for (const { source } of listed) expect((await stat(new URL(source, ROOT))).isFile()).toBe(true);
  });

  test('takes up at most nine megabytes in total', async () => {
    const sizes = await Promise.all(TRACKS.map(async ({ id }) => (await stat(fileOf(id))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_TOTAL_BYTES);
  });
});

describe.each(TRACKS)('$name', ({ id }) => {
  let measured: Measured;

  beforeAll(async () => {
    measured = await decodeFile(fileOf(id));
  });

  test('lasts 60 to 90 seconds, and has exactly the listed number of samples', () => {
    const seconds = measured.sound[0].length / SAMPLE_RATE;
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(90);
    expect(measured.sound[0].length).toBe(
      Math.round(defined(listed.find((track) => track.id === id)).seconds * SAMPLE_RATE),
    );
  });

  test('has a loudness of about -16 LUFS, and no clipping or DC offset', () => {
    expect(measured.lufs).toBeGreaterThan(-17);
    expect(measured.lufs).toBeLessThan(-15);
    expect(measured.peakDb).toBeLessThan(-1);
    for (const channel of measured.sound) {
      const sum = channel.reduce((total, sample) => total + sample, 0);
      expect(Math.abs(sum / channel.length)).toBeLessThan(1e-3);
    }
  });

  test('loops seamlessly', () => {
    for (const channel of measured.sound) {
      let sharpest = 0;
      for (let index = 2; index < channel.length - 2; index++)
        sharpest = Math.max(sharpest, bendAt(channel, index));
      const seam = Math.max(bendAt(channel, channel.length - 1), bendAt(channel, 0));
      expect(seam, 'sharpest elsewhere').toBeLessThan(sharpest);
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
