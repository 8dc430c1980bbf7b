import { sentencesOf } from '@veilcast/reading';
import type { Language } from './catalogue.ts';

/** Characters that a narrator speaks per second, by language, and the pause after a sentence. */
const PACE: Record<Language, number> = { en: 17.5, es: 16.8, fr: 20, de: 17 };
const SENTENCE_PAUSE_SECONDS = 0.32;
/**
 * Digits and signs inside a word are spoken one by one or in pairs: each adds the time of this many
 * characters.
 */
const SIGN_CHARS = 4;
const SIGN = /[\p{N}\p{S}\p{P}](?=\S)/gu;

/** Sentences longer than this are cut at commas or between words, and the picture changes mid-sentence. */
export const LONGEST_SENTENCE_SECONDS = 10;

/** About how long it takes to speak a sentence, including the pause after it. */
export const spokenSeconds = (sentence: string, language: Language): number => {
  const signs = sentence.match(SIGN)?.length ?? 0;
  return (sentence.trim().length + SIGN_CHARS * signs) / PACE[language] + SENTENCE_PAUSE_SECONDS;
};

/** About how long it takes to speak a text of several sentences. */
export const textSeconds = (text: string, language: Language): number =>
  sentencesOf(text, language)
    .filter((sentence) => sentence.trim() !== '')
    .reduce((sum, sentence) => sum + spokenSeconds(sentence, language), 0);
