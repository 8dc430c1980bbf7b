import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { ModelLanguage } from './model-phonemes.ts';

/** The phonemes that eSpeak returns for a stretch of text, and the code point at which the stretch starts. */
export interface Pronounced {
  readonly position: number;
  /** IPA symbols, one per phoneme, with any stress mark in front of the vowel. */
  readonly phonemes: readonly string[];
}

/**
 * The phonemes that eSpeak returns for a text, in stretches of one word or of several words run together, such as
 * “for the”.
 */
export type Pronounce = (text: string, language: ModelLanguage) => readonly Pronounced[];

/** The accents of the model’s voices. */
const VOICES: Readonly<Record<ModelLanguage, string>> = { en: 'en-us', es: 'es', fr: 'fr' };

/** eSpeak reports which word each phoneme belongs to only if it also synthesizes the sound, which we discard. */
const HASTE_WORDS_PER_MINUTE = 400;

/** A pause, or a change of language such as “(en)”. */
const isFlag = (phoneme: string): boolean => phoneme.trim() === '' || phoneme.startsWith('(');

const pronounceWith = (worker: EspeakWorker, text: string): Pronounced[] => {
  const words: { position: number; phonemes: string[] }[] = [];
  worker.synthesize(text, (_, events) => {
    for (const { type, text_position: at, id } of events) {
      if (type === 'word') words.push({ position: at - 1, phonemes: [] });
      else if (type === 'phoneme' && typeof id === 'string' && !isFlag(id)) words.at(-1)?.phonemes.push(id);
    }
    return false;
  });
  return words;
};

/** Loads eSpeak NG; it is imported here so that only functions that synthesize speech need the package. */
export const loadEspeakPhonemes = async (): Promise<Pronounce> => {
  const { default: initialize } = await import('@echogarden/espeak-ng-emscripten');
  const { eSpeakNGWorker } = await initialize();
  const worker = new eSpeakNGWorker();
  return (text, language) => {
    if (worker.set_voice(VOICES[language]) !== 0) throw new Error(`eSpeak has no voice for ${language}`);
    worker.set_rate(HASTE_WORDS_PER_MINUTE);
    return pronounceWith(worker, text);
  };
};
