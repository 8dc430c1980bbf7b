import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureSound } from '#functions/film/certificate/measure-file.ts';
import { packetHashes } from '#functions/film/files/packets.ts';
import { writeFilmSound } from '#functions/film/sound/film-sound.ts';
import { measureLoudness } from '#functions/film/sound/loudness.ts';
import { audioFrames, MIN_AUDIO_BITS, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { wav } from '#test/support/film/film-fixtures.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const SECONDS = 3;

/** A murmur with plosives as sharp as pops: `popMs` of noise every `everyMs`. */
const popping = (everyMs: number, popMs: number, murmur: number): Int16Array => {
  let seed = 1;
  const noise = (): number => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed / 2 ** 31 - 1;
  };
  return Int16Array.from({ length: SECONDS * SAMPLE_RATE }, (_, at) => {
    const second = at / SAMPLE_RATE;
    const pop = (second * 1000) % everyMs < popMs ? 0.95 * noise() : 0;
    const voice = murmur * Math.sin(2 * Math.PI * 140 * second) * Math.abs(Math.sin(6 * Math.PI * second));
    return Math.round(32_767 * Math.max(-1, Math.min(1, voice + pop)));
  });
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veilcast-film-sound-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The sound of a film of one scene with this recording. */
const soundOf = async (recording: Int16Array) => {
  const path = join(folder, 'voice.wav');
  await writeFile(path, wav(recording));
  return writeFilmSound({
    recordings: [{ path, recordingMs: 0 }],
    timeline: {
      frames: SECONDS * 30,
      narrationMs: SECONDS * 1000,
      scenes: [{ index: 0, startFrame: 0, frames: SECONDS * 30 }],
      words: [{ text: 'pop', scene: 0, startMs: 0, endMs: SECONDS * 1000 - 100 }],
    },
    outDir: folder,
  });
};

const POPS: readonly (readonly [everyMs: number, popMs: number, murmur: number])[] = [
  [500, 8, 0.2],
  [250, 0.5, 0.2],
];

it.each(isFullRun ? POPS : POPS.slice(0, 1))(
  'keeps the MP4 and WebM below the peak limit at the usual loudness, with pops every %d ms that last %d ms',
  async (everyMs, popMs, murmur) => {
    const { sound, heard } = await soundOf(popping(everyMs, popMs, murmur));
    for (const file of [sound.mp4, sound.webm]) {
      const loudness = await measureLoudness(audioFrames(file));
      const [packets = ''] = await packetHashes(file, AVMEDIA_TYPE_AUDIO);
      expect(heard[packets]).toEqual(loudness);
      const { integratedLufs, truePeakDbtp } = loudness;
      expect(truePeakDbtp).toBeLessThanOrEqual(-1);
      expect(Math.abs(integratedLufs + 14)).toBeLessThanOrEqual(0.5);
    }
  },
);

it('spends enough bits on a thin voice', async () => {
  const { sound } = await soundOf(popping(500, 0, 0.2));
  expect((await measureSound(sound.mp4)).bitRate).toBeGreaterThan(MIN_AUDIO_BITS);
});
