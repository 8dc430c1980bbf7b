import { readingOf, sentencesOf } from '@veilcast/reading';
import { LANGUAGES, type Language } from './catalogue.ts';

/** Characters that a narrator speaks per second, by language, and the pause after a sentence. */
const PACE: Record<Language, number> = { en: 17.5, es: 16.8, fr: 20, de: 17 };
const SENTENCE_PAUSE_SECONDS = 0.32;
/** Digits and signs inside a word are spoken one by one or in pairs: each takes as long as this many characters. */
const SIGN_CHARS = 4;
const SIGN = /[\p{N}\p{S}\p{P}](?=\S)/gu;

/** Sentences longer than this are cut at commas or between words, and the picture changes mid-sentence. */
export const LONGEST_SENTENCE_SECONDS = 10;

/** Every voice can say these characters, and nearly every text contains one of them. */
const SURELY_SAID = /[A-Za-z0-9]/u;

/** Whether a voice stays silent for a text such as an emoji, a dash or a circled digit. */
export const isSilent = (text: string): boolean =>
  !SURELY_SAID.test(text) &&
  LANGUAGES.some((language) => readingOf(text, language).every(({ spoken }) => spoken === ''));

/**
 * A word that contains an emoji, an arrow, a circled digit or a row of marks takes as long as the words that are
 * spoken in its place.
 */
const PARTLY_SAID = /(?!°)\p{So}|\p{Sk}|\p{No}|[\u2190-\u21FF]|[\p{P}\p{S}]{3}/u;
/** Marks between two words, each of which causes a pause. Repeating a mark doesn’t make the pause longer. */
const REPEATED = /(\p{P})(?:\s*\1)+/gu;
/** Marks and spaces beyond this number don’t make a pause longer. */
const PAUSE_CHARS = 6;

/**
 * Words with no row of marks between them, like nearly every text. Such a text is audible in full, so there is no
 * need to look for its audible part.
 */
const WORDS = /^(?:[\p{L}\p{M}\p{Nd}\s]|(\p{P})(?!\s*(?:\1|\p{P}\s*\p{P})))*$/u;

const pauseAt = (between: string): string =>
  between
    .replaceAll(/[^\p{P}\s]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(REPEATED, '$1')
    .slice(0, PAUSE_CHARS);

/** The audible part of a text: the words that are said, and the marks between them that cause pauses. */
const audibleOf = (text: string, language: Language): string => {
  if (WORDS.test(text) && SURELY_SAID.test(text)) return text.trim();
  let [heard, read] = ['', 0];
  for (const { start, end, spoken } of readingOf(text, language)) {
    if (spoken === '') continue;
    const word = text.slice(start, end);
    heard += pauseAt(text.slice(read, start)) + (PARTLY_SAID.test(word) ? spoken : word);
    read = end;
  }
  return heard === '' ? '' : (heard + pauseAt(text.slice(read))).trim();
};

/**
 * About how long it takes to speak a sentence, including the pause after it. Anything that voices skip takes no time.
 */
export const spokenSeconds = (sentence: string, language: Language): number => {
  const heard = audibleOf(sentence, language);
  const signs = heard.match(SIGN)?.length ?? 0;
  return (heard.length + SIGN_CHARS * signs) / PACE[language] + SENTENCE_PAUSE_SECONDS;
};

/** About how long it takes to speak a text of several sentences. */
export const textSeconds = (text: string, language: Language): number =>
  sentencesOf(text, language)
    .filter((sentence) => !isSilent(sentence))
    .reduce((sum, sentence) => sum + spokenSeconds(sentence, language), 0);
