import { FILM_MAX_SECONDS, type Language, STORY_MAX_WORDS, STORY_MIN_WORDS } from './catalogue.ts';
import { isSilent, readingProblem } from './drawable.ts';
import { textSeconds } from './pace.ts';

/** The longest word that a caption page has room for. */
const WORD_MAX_CHARS = 60;

/** How far a text’s estimated length may exceed the limit for a video, because estimates are inexact. */
const ESTIMATE_ERROR = 1.2;
const SECONDS_PER_MINUTE = 60;
const LONGEST_MINUTES = FILM_MAX_SECONDS / SECONDS_PER_MINUTE;

/** The words that are read aloud: emoji and dashes don’t count. */
const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => !isSilent(word));

const countProblem = (words: number): string =>
  `A story has ${STORY_MIN_WORDS} to ${STORY_MAX_WORDS} words; this one has ${words}.`;

/** Why a text is too long for a video, as a sentence; undefined when it fits. */
export const lengthProblem = (text: string, language: Language): string | undefined => {
  const words = wordsOf(text).length;
  if (words > STORY_MAX_WORDS) return countProblem(words);
  const seconds = textSeconds(text, language);
  return seconds > ESTIMATE_ERROR * FILM_MAX_SECONDS
    ? `This takes about ${Math.round(seconds / SECONDS_PER_MINUTE)} minutes to say, and a video lasts ${LONGEST_MINUTES} minutes at most. Shorten it.`
    : undefined;
};

/** What prevents a text from being a story, as a sentence; undefined when nothing does. */
export const scriptProblem = (text: string): string | undefined => {
  const words = wordsOf(text);
  if (words.length < STORY_MIN_WORDS || words.length > STORY_MAX_WORDS) return countProblem(words.length);
  const endless = words.find((word) => Array.from(word).length > WORD_MAX_CHARS);
  if (endless !== undefined)
    return `“${Array.from(endless).slice(0, 20).join('')}…” is too long for a word. Shorten it, or put spaces in it.`;
  return readingProblem(text);
};
