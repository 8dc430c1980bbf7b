import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf } from '#contract/script.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { ALIGNED_PROMPTS } from '#test/support/builders/aligned-prompts.ts';
import { at, measureAlignment, OTHER_VOICES } from '#test/support/film/alignment.ts';

/** How accurate alignment’s word timings are for voices other than the reference: `npm run bench -- align`. */

const folder = await mkdtemp(join(tmpdir(), 'veilcast-align-'));
const ms = (value: number): string => `${Math.round(value)} ms`;
const rows: Record<string, Record<string, string | number>> = {};
try {
  for (const voice of OTHER_VOICES) {
    const prompt = ALIGNED_PROMPTS[voice.language];
    const script = contentOf(writeStory({ prompt, category: 'Mystery', language: voice.language }).scenes);
    const measured = await measureAlignment(folder, script, voice);
    const { errorsMs, sentenceErrorsMs } = measured;
    rows[voice.espeak] = {
      words: measured.words,
      median: ms(at(errorsMs, 0.5)),
      'nine of ten': ms(at(errorsMs, 0.9)),
      worst: ms(at(errorsMs, 1)),
      'worst sentence': ms(at(sentenceErrorsMs, 1)),
      'speech, s': Math.round(measured.audioSeconds),
      'aligned in': ms(measured.tookMs),
    };
  }
  console.table(rows);
} finally {
  await rm(folder, { recursive: true });
}
