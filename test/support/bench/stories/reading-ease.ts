import type { Language } from '#contract/catalogue.ts';
import { syllablesOf } from './syllables.ts';

/**
 * Reading ease from words per sentence and syllables per word: Flesch (1948), and its adaptations
 * by Fernández Huerta for Spanish, Kandel and Moles for French, and Amstad for German. 60 and above
 * is plain language.
 */
const FORMULAS: Readonly<Record<Language, readonly [from: number, words: number, syllables: number]>> = {
  en: [206.835, 1.015, 84.6],
  es: [206.84, 1.02, 60],
  fr: [207, 1.015, 73.6],
  de: [180, 1, 58.5],
};

/** `sentences` holds the words of each sentence. */
export const readingEase = (sentences: readonly (readonly string[])[], language: Language): number => {
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  const [from, perSentence, perWord] = FORMULAS[language];
  return from - (perSentence * words.length) / sentences.length - (perWord * syllables) / words.length;
};
