import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { voiceBoundsOf } from '#functions/film/sound/voice-bounds.ts';
import { encodeMp3 } from '#local/samples/encode.ts';
import { wav } from '#test/support/film/film-fixtures.ts';

const RATE = 48_000;
const [FROM_MS, TO_MS, LENGTH_MS] = [250, 1500, 2100];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heard-'));
});
afterAll(() => rm(folder, { recursive: true }));

const hear = async (bytes: Uint8Array | string) => {
  await writeFile(join(folder, 'recording'), bytes);
  return voiceBoundsOf(join(folder, 'recording'));
};
const voice = (rate: number, level = 0.3): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: (LENGTH_MS * rate) / 1000 }, (_, at) => {
    const ms = (at * 1000) / rate;
    return ms >= FROM_MS && ms < TO_MS ? level * Math.cos(at) : 0;
  });
const asWav = (samples: Float32Array): Buffer =>
  wav(Int16Array.from(samples, (value) => Math.round(value * 32_767)));

it('finds where a voice starts and ends, whether it is quiet or loud', async () => {
  for (const level of [0.01, 0.9]) {
    const { fromMs, toMs, lengthMs } = await hear(asWav(voice(RATE, level)));
    expect(fromMs).toBeCloseTo(FROM_MS, 0);
    expect(toMs).toBeCloseTo(TO_MS, 0);
    expect(lengthMs).toBe(LENGTH_MS);
  }
});

it('finds the same bounds in an MP3 with a different sample rate', async () => {
  const { fromMs, toMs, lengthMs } = await hear(await encodeMp3(voice(22_050), 24_000));
  expect(Math.abs(fromMs - FROM_MS)).toBeLessThan(30);
  expect(Math.abs(toMs - TO_MS)).toBeLessThan(30);
  expect(Math.abs(lengthMs - LENGTH_MS)).toBeLessThan(30);
});

it.each([
  ['a web page', '<html></html>', 'it is not a sound file'],
  ['a WAV file that is cut off in its header', asWav(voice(RATE)).subarray(0, 30), 'it is not a sound file'],
  ['a WAV file without samples', wav(new Int16Array(0)), 'it is empty'],
  ['silence', wav(new Int16Array(9000)), 'it is silent'],
])('refuses %s', async (_, bytes, reason) => {
  await expect(hear(bytes)).rejects.toMatchObject({ name: 'NarrationUnreadable', reason });
});
