import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentencesOf } from '@veilcast/reading';
import type { WordTime } from '#composition/timeline/word-times.ts';
import type { Language } from '#contract/catalogue.ts';
import { alignWords } from '#functions/film/alignment/align-words.ts';
import { ESPEAK_SAMPLE_RATE, type EspeakVoice, loadEspeak } from '#functions/film/alignment/espeak.ts';
import { encodeMp3 } from '#local/samples/encode.ts';
import { narrate } from '#test/support/vendors/polly/narration.ts';
import { readSsml } from '#test/support/vendors/polly/ssml.ts';

/** A voice that is nothing like the reference: a different speaker, pitch, pace, room and pauses, encoded as MP3. */
export interface OtherVoice extends EspeakVoice {
  readonly language: Language;
  readonly wordsPerMinute: number;
}

export const OTHER_VOICES: readonly OtherVoice[] = [
  { language: 'en', espeak: 'en-us+f4', pitch: 36, range: 70, wordsPerMinute: 190 },
  { language: 'en', espeak: 'en-gb-scotland+Reed', pitch: 62, range: 30, wordsPerMinute: 140 },
  { language: 'es', espeak: 'es+f2', pitch: 70, range: 60, wordsPerMinute: 185 },
  { language: 'es', espeak: 'es-419+quincy', pitch: 30, range: 40, wordsPerMinute: 145 },
  { language: 'fr', espeak: 'fr+f1', pitch: 60, range: 60, wordsPerMinute: 180 },
  { language: 'fr', espeak: 'fr-be+adam', pitch: 36, range: 40, wordsPerMinute: 145 },
  { language: 'de', espeak: 'de+f2', pitch: 64, range: 60, wordsPerMinute: 185 },
  { language: 'de', espeak: 'de+quincy', pitch: 30, range: 40, wordsPerMinute: 140 },
];

const PAUSES_MS = [240, 520, 150, 800, 330];
const engine = loadEspeak();

/** A recording of a script in another voice, with the true start of each word (UTF-16 offsets). */
export const sayAloud = async (
  folder: string,
  script: string,
  voice: OtherVoice,
): Promise<{ path: string; truth: WordTime[]; samples: Float32Array<ArrayBuffer> }> => {
  const escaped = sentencesOf(script, voice.language).map(
    (sentence, index) =>
      `${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}<break time="${PAUSES_MS[index % PAUSES_MS.length]}ms"/>`,
  );
  const { samples, words } = narrate(
    readSsml(`<speak>${escaped.join('')}</speak>`),
    (await engine)(voice),
    voice.wordsPerMinute,
    voice.language,
  );
  const unitOf = Array.from(script).reduce<number[]>(
    (units, character) => [...units, (units.at(-1) ?? 0) + character.length],
    [0],
  );
  const path = join(folder, `${voice.espeak}.mp3`);
  await writeFile(path, await encodeMp3(samples, 24_000));
  const truth = words.map(({ from, to, sample }) => {
    const ms = (sample * 1000) / ESPEAK_SAMPLE_RATE;
    return { start: unitOf[from] ?? 0, end: unitOf[to] ?? 0, startMs: ms, endMs: ms };
  });
  return { path, truth, samples };
};

export interface AlignmentErrors {
  readonly words: number;
  /** The differences between the measured and the true start of each word, in milliseconds, ascending. */
  readonly errorsMs: readonly number[];
  /** The same differences, but only for the first word of each sentence. */
  readonly sentenceErrorsMs: readonly number[];
  readonly tookMs: number;
  readonly audioSeconds: number;
}

export const at = (ascending: readonly number[], part: number): number =>
  ascending[Math.floor((ascending.length - 1) * part)] ?? Number.POSITIVE_INFINITY;

/** Aligns a recording in another voice, and compares the result with the true word timings. */
export const measureAlignment = async (
  folder: string,
  script: string,
  voice: OtherVoice,
): Promise<AlignmentErrors> => {
  const { path, truth, samples } = await sayAloud(folder, script, voice);
  const began = performance.now();
  const words = await alignWords({ path, script, language: voice.language });
  const tookMs = performance.now() - began;
  let from = 0;
  const sentences = new Set(
    sentencesOf(script, voice.language).map((sentence) => {
      const first = truth.find(({ start }) => start >= from);
      from += sentence.length;
      return first?.start;
    }),
  );
  const compared = words.flatMap((word) => {
    const real = truth.find(({ start }) => start >= word.start && start < word.end);
    return real === undefined
      ? []
      : [{ error: Math.abs(word.startMs - real.startMs), first: sentences.has(real.start) }];
  });
  const ascending = (errors: number[]): number[] => errors.toSorted((one, other) => one - other);
  return {
    words: words.length,
    errorsMs: ascending(compared.map(({ error }) => error)),
    sentenceErrorsMs: ascending(compared.filter(({ first }) => first).map(({ error }) => error)),
    tookMs,
    audioSeconds: samples.length / ESPEAK_SAMPLE_RATE,
  };
};
