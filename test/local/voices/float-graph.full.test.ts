import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ModelLanguage, speakAsKokoro } from '@veilcast/kokoro';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { beforeAll, expect, test } from 'vitest';
import { readWave } from '#functions/film/sound/wave.ts';
import { PARTS } from '#local/voices/parts.ts';
import { realVoices } from '#local/voices/real-voices.ts';
import { KOKORO_VOICES } from '#offline/narrator/kokoro-voices.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';
import { SPOKEN_SENTENCES } from '#test/support/voices/spoken-sentences.ts';

const LIMIT_MS = 600_000;
/** The measurements are in decision 87. */
const MOST_MS = 20;
const MOST_DB = 0.5;
const MOST_LENGTH_SHARE = 0.01;

/** Folders with the same voices and runtime: one with only the fetched graph, one with the float graph as well. */
let fetched = '';
let float = '';
beforeAll(async () => {
  const real = kokoroFolder(await realVoices());
  const folderWith = (): string => {
    const folder = temporaryFolder();
    const { graph, runtime, voice } = kokoroFolder(folder);
    symlinkSync(real.graph, graph);
    symlinkSync(real.runtime, runtime);
    symlinkSync(dirname(real.voice('any')), dirname(voice('any')));
    return folder;
  };
  [fetched, float] = [folderWith(), folderWith()];
  writeFileSync(kokoroFolder(float).floatGraph, PARTS.floatGraph.make(readFileSync(real.graph)));
}, LIMIT_MS);

const { adam, charlotte } = KOKORO_VOICES;
const SPOKEN = [
  ['en', defined(adam.en), SPOKEN_SENTENCES.en[5]],
  ['fr', defined(charlotte.fr), SPOKEN_SENTENCES.fr[2]],
] as const satisfies (readonly [ModelLanguage, object, string | undefined])[];

const decibels = (values: Float32Array): number =>
  10 * Math.log10(values.reduce((sum, x) => sum + x * x, 0) / values.length);

test.each(SPOKEN)(
  'a sentence in %s is just as loud with the float graph, and its word timings are the same',
  { timeout: LIMIT_MS },
  async (language, voice, script) => {
    const say = async (folder: string) => {
      const { audio, words } = await speakAsKokoro(folder, { ...voice, script: defined(script), language });
      return { words, values: defined(readWave(audio)).values };
    };
    const before = await say(fetched);
    const after = await say(float);
    expect(after.words).toHaveLength(before.words.length);
    for (const [index, { startMs, endMs }] of before.words.entries()) {
      expect(Math.abs((after.words[index]?.startMs ?? 0) - startMs)).toBeLessThanOrEqual(MOST_MS);
      expect(Math.abs((after.words[index]?.endMs ?? 0) - endMs)).toBeLessThanOrEqual(MOST_MS);
    }
    expect(Math.abs(decibels(after.values) - decibels(before.values))).toBeLessThanOrEqual(MOST_DB);
    expect(Math.abs(after.values.length / before.values.length - 1)).toBeLessThanOrEqual(MOST_LENGTH_SHARE);
  },
);
