import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KOKORO_SAMPLE_RATE, speakAsKokoro, wavOf } from '@veilcast/kokoro';
import { espeakSpelling, sentencesOf, spokenSentences } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import { FINISHED_STORIES, type FinishedStoryId } from '#contract/finished-stories.ts';
import { contentOf } from '#contract/script.ts';
import { ESPEAK_SAMPLE_RATE, loadEspeak } from '#functions/film/alignment/espeak.ts';
import { readWave } from '#functions/film/sound/wave.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { KOKORO_VOICES } from '#offline/narrator/kokoro-voices.ts';
import { OTHER_VOICES } from '#test/support/film/alignment.ts';

const KEPT = join(import.meta.dirname, '..', '..', 'out', 'readings');
/** The sample rate of every spoken sentence. */
export const READING_RATE = 24_000;

/** A sentence as spoken by a voice, and when its middle word starts. */
export interface SpokenSentence {
  readonly text: string;
  readonly samples: Float32Array;
  readonly middle: number;
}

/** A story with about fifteen sentences, read by one voice. */
export interface SpokenStory {
  readonly id: FinishedStoryId;
  readonly voice: string;
  readonly language: Language;
  readonly sentences: readonly SpokenSentence[];
}

const resampled = (samples: Float32Array): Float32Array => {
  const step = ESPEAK_SAMPLE_RATE / READING_RATE;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const [from, part] = [Math.floor(at * step), (at * step) % 1];
    return (samples[from] ?? 0) * (1 - part) + (samples[from + 1] ?? 0) * part;
  });
};

/** A sentence as spoken by one of eSpeak’s other voices. */
export const byEspeak = async (text: string, name: string): Promise<SpokenSentence> => {
  const voice = OTHER_VOICES.find(({ espeak }) => espeak === name);
  if (voice === undefined) throw new Error(`There is no voice ${name}.`);
  // Spells out the text the way a person would read it, because eSpeak reads dates and numbers less well.
  const spoken = spokenSentences(text, voice.language, {
    spell: (said) => espeakSpelling(said, voice.language),
  });
  const said = spoken.map((sentence) => sentence.text).join('');
  const { samples, words } = (await loadEspeak())(voice)(said, voice.wordsPerMinute);
  const middle = (words[Math.floor(words.length / 2)]?.sample ?? 0) / ESPEAK_SAMPLE_RATE;
  return { text, samples: resampled(samples), middle: Math.round(middle * READING_RATE) };
};

const byKokoro = async (folder: string, text: string, name: string, language: Language) => {
  const voice = Object.values(KOKORO_VOICES)
    .map((own) => own[language])
    .find((own) => own?.voice === name);
  if (voice === undefined || language === 'de') throw new Error(`There is no voice ${name}.`);
  const { audio, words } = await speakAsKokoro(folder, { ...voice, script: text, language });
  const middle = words[Math.floor(words.length / 2)]?.startMs ?? 0;
  return { audio, middle: Math.round((middle * READING_RATE) / 1000) };
};

/**
 * The voices that read the finished stories here, by language. Each voice reads two stories, one for each half of the
 * bench.
 */
export const VOICES_OF: Readonly<Record<Language, readonly string[]>> = {
  en: ['af_heart', 'am_puck', 'am_onyx', 'bm_fable'],
  es: ['ef_dora', 'em_alex'],
  fr: ['ff_siwis'],
  de: ['de+f2', 'de+quincy'],
};

export const storiesOf = (language: Language): FinishedStoryId[] =>
  FINISHED_STORIES.filter((story) => story.language === language)
    .slice(0, 2)
    .map(({ id }) => id);

/**
 * A finished story, spoken sentence by sentence by a neural voice. No neural voice speaks German, so German uses an
 * eSpeak voice other than the reference. Speaks all sentences, or only the first `sentencesKept`. Neural speech is
 * cached for later runs.
 */
export const speakStory = async (
  folder: string,
  id: FinishedStoryId,
  voice: string,
  sentencesKept = Infinity,
): Promise<SpokenStory> => {
  const language = FINISHED_STORIES.find((story) => story.id === id)?.language ?? 'en';
  const texts = sentencesOf(contentOf(FINISHED_TEXTS[id].scenes), language).map((text) => text.trim());
  const cache = join(KEPT, `${id}-${voice}`);
  await mkdir(cache, { recursive: true });
  const sentences: SpokenSentence[] = [];
  for (const [index, text] of texts.slice(0, sentencesKept).entries()) {
    if (language === 'de') {
      sentences.push(await byEspeak(text, voice));
      continue;
    }
    const path = join(cache, `${index}.wav`);
    if (!existsSync(path)) {
      const { audio, middle } = await byKokoro(folder, text, voice, language);
      await writeFile(`${path}.middle`, String(middle));
      await writeFile(path, audio);
    }
    const samples = readWave(await readFile(path))?.values ?? new Float32Array();
    sentences.push({ text, samples, middle: Number(await readFile(`${path}.middle`, 'utf8')) });
  }
  return { id, voice, language, sentences };
};

/** Writes samples as a sound file. */
export const writeReading = (path: string, samples: Float32Array): Promise<void> =>
  writeFile(path, wavOf(samples, KOKORO_SAMPLE_RATE));
