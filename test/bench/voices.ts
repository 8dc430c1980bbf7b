import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { VOICES } from '#contract/catalogue.ts';
import { realVoices } from '#local/voices/real-voices.ts';
import { KOKORO_VOICES } from '#offline/narrator/kokoro-voices.ts';
import { runAlone } from '#test/support/bench/run-bench.ts';
import { at } from '#test/support/film/alignment.ts';
import { hearScript } from '#test/support/voices/heard-words.ts';
import { SPOKEN_SENTENCES } from '#test/support/voices/spoken-sentences.ts';

/** What the neural voices cost, and how precise their word timings are: `npm run bench -- voices`. */

const SPEAK_ALONE = new URL('../support/bench/speak-alone.ts', import.meta.url);
const Alone = z.object({ load: z.number(), rate: z.number(), usualMb: z.number(), peakMb: z.number() });
/** How much longer a one-sentence scene is shown than its speech lasts. */
const SCENE_PAUSE_SECONDS = 0.5;
const LANGUAGES = ['en', 'es', 'fr'] as const;

const voices = await realVoices();
const threads: Record<string, object> = {};
for (const count of [1, 2]) {
  const { load, rate, usualMb, peakMb } = Alone.parse(await runAlone(SPEAK_ALONE, [voices, String(count)]));
  threads[`${count} thread${count === 1 ? '' : 's'}`] = {
    'speech per processor second': rate.toFixed(2),
    'loading, processor s': load.toFixed(1),
    'peak, ten sentences, MB': usualMb,
    'peak, 80 words without a mark, MB': peakMb,
  };
}
console.table(threads);

const scratch = await mkdtemp(join(tmpdir(), 'veilcast-voices-'));
const rows: Record<string, object> = {};
try {
  for (const { id } of VOICES)
    for (const language of LANGUAGES) {
      const voice = KOKORO_VOICES[id][language];
      if (voice === undefined || rows[`${voice.voice} ${language}`] !== undefined) continue;
      const heard = [];
      // One at a time, because the model uses all cores for each sentence.
      for (const sentence of SPOKEN_SENTENCES[language])
        heard.push(await hearScript({ voices, scratch }, sentence, voice, language));
      const words = SPOKEN_SENTENCES[language].join(' ').split(' ').length;
      const seconds = heard.reduce((sum, { sound }) => sum + sound.values.length / sound.rate, 0);
      const errors = heard.flatMap(({ errorsMs }) => errorsMs).toSorted((one, other) => one - other);
      const onsets = heard.map(({ onsetMs }) => onsetMs).toSorted((one, other) => one - other);
      rows[`${voice.voice} ${language}`] = {
        'words a minute': Math.round((60 * words) / seconds),
        'with pauses': Math.round((60 * words) / (seconds + SCENE_PAUSE_SECONDS * heard.length)),
        'word times, median ms': Math.round(at(errors, 0.5)),
        'nine of ten': Math.round(at(errors, 0.9)),
        'worst start of a sentence, ms': Math.round(at(onsets, 1)),
      };
    }
  console.table(rows);
} finally {
  await rm(scratch, { recursive: true });
}
process.exit();
