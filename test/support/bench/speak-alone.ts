import { readFileSync } from 'node:fs';
import {
  KOKORO_SAMPLE_RATE,
  loadEspeakPhonemes,
  loadModel,
  readScript,
  speak,
  styleOf,
} from '@veilcast/kokoro';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { KOKORO_VOICES } from '#offline/narrator/kokoro-voices.ts';
import { SPOKEN_SENTENCES } from '#test/support/voices/spoken-sentences.ts';
import { peakMb } from './stages.ts';

// Speaks ten sentences and one 80-word sentence in a separate process: `speak-alone.ts <folder> <threads>`.
const [folder = '', threads = '1'] = process.argv.slice(2);

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const { adam } = KOKORO_VOICES;
const { voice, pace } = adam.en ?? { voice: '', pace: 1 };
const before = processorSeconds();
const pronounce = await loadEspeakPhonemes();
const synthesise = await loadModel(folder, Number(threads));
const styles = readFileSync(kokoroFolder(folder).voice(voice));
const loaded = processorSeconds();

/** Seconds of speech. */
const say = async (script: string): Promise<number> => {
  const { samples } = await speak(readScript(script, 'en', pronounce), (tokens) =>
    synthesise({ tokens, style: styleOf(styles, tokens.length), speed: pace }),
  );
  return samples.length / KOKORO_SAMPLE_RATE;
};

let speech = 0;
// Texts are spoken one after another, as in the product.
for (const sentence of SPOKEN_SENTENCES.en) speech += await say(sentence);
const spoken = processorSeconds();
const usualMb = peakMb();
await say(Array.from({ length: 40 }, () => 'running water').join(' '));
console.log(
  JSON.stringify({
    load: loaded - before,
    rate: speech / (spoken - loaded),
    usualMb: Math.round(usualMb),
    peakMb: Math.round(peakMb()),
  }),
);
