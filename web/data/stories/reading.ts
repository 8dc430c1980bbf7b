import { READING_WORDS_PER_MINUTE } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';

/** How many minutes it takes to read the text, rounded up. */
export const readingMinutes = (text: string): number =>
  Math.ceil(countWords(text) / READING_WORDS_PER_MINUTE);

const SPOKEN_WORDS_PER_MINUTE = 155;

/** Roughly how long a video of this many words is, in seconds. */
export const spokenSeconds = (words: number): number => (words * 60) / SPOKEN_WORDS_PER_MINUTE;
