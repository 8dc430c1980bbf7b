import { READING_WORDS_PER_MINUTE } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';

/** Minutes it takes to read the text, rounded up. */
export const readingMinutes = (text: string): number =>
  Math.ceil(countWords(text) / READING_WORDS_PER_MINUTE);
