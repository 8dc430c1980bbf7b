import { FILM_MAX_SECONDS, type Language, STORY_MAX_WORDS, STORY_MIN_WORDS } from './catalogue.ts';
import { readingProblem, signsIn } from './drawable.ts';
import { isSilent, textSeconds } from './pace.ts';

/** The length of the longest word that fits on a caption page. */
const WORD_MAX_CHARS = 60;

/**
 * The maximum number of consecutive characters that no voice reads out; they are shown in a scene together with
 * words.
 */
const SILENT_MAX_CHARS = 250;

/** How far a text’s estimated length may exceed the limit for a video, because estimates are inexact. */
const ESTIMATE_ERROR = 1.2;
const SECONDS_PER_MINUTE = 60;
const LONGEST_MINUTES = FILM_MAX_SECONDS / SECONDS_PER_MINUTE;

/** The words that are read aloud; emoji and dashes don’t count. */
const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => !isSilent(word));

const countProblem = (words: number): string =>
  `A story has ${STORY_MIN_WORDS} to ${STORY_MAX_WORDS} words; this one has ${words}.`;

/** A message that says why a text is too long for a video; undefined if it fits. */
export const lengthProblem = (text: string, language: Language): string | undefined => {
  const words = wordsOf(text).length;
  if (words > STORY_MAX_WORDS) return countProblem(words);
  const seconds = textSeconds(text, language);
  return seconds > ESTIMATE_ERROR * FILM_MAX_SECONDS
    ? `This takes about ${Math.round(seconds / SECONDS_PER_MINUTE)} minutes to say, and a video lasts ${LONGEST_MINUTES} minutes at most. Shorten it.`
    : undefined;
};

const lengthOf = (text: string): number => Array.from(text).length;
const startOf = (text: string): string => Array.from(text).slice(0, 20).join('');

/** The start of a long row of signs that no voice reads out; undefined if there is none. */
const longSilence = (text: string): string | undefined => {
  let silence = '';
  for (const word of text.split(/\s+/u)) {
    silence = isSilent(word) ? `${silence} ${word}` : '';
    if (lengthOf(silence) > SILENT_MAX_CHARS) return silence.trim();
  }
  return undefined;
};

/** A message that says why a text can’t be a story; undefined if it can. */
export const scriptProblem = (text: string): string | undefined => {
  const unreadable = readingProblem(text);
  if (unreadable !== undefined) return unreadable;
  const words = wordsOf(text);
  if (words.length < STORY_MIN_WORDS || words.length > STORY_MAX_WORDS) return countProblem(words.length);
  const endless = words.find((word) => lengthOf(word) > WORD_MAX_CHARS);
  if (endless !== undefined)
    return `“${startOf(endless)}…” is too long for a word. Shorten it, or put spaces in it.`;
  const silence = longSilence(text);
  return silence === undefined
    ? undefined
    : `No voice says “${startOf(silence)}…”, and there are too many of these signs in a row. Take most of them out.`;
};

const MOST_NAMED = 3;

/** The signs in a text, listed for use in a sentence: “👍”, or “👍”, “…” and others. */
export const namedSigns = (text: string): string => {
  const signs = signsIn(text);
  const quoted = signs.slice(0, MOST_NAMED).map((sign) => `“${sign}”`);
  const last = signs.length > MOST_NAMED ? 'others' : quoted.length > 1 ? quoted.pop() : undefined;
  return last === undefined ? quoted.join('') : `${quoted.join(', ')} and ${last}`;
};

/**
 * A message that says that nothing in a scene is read out, and what to do about it; undefined if anything is.
 * `orElse`: what else can be done.
 */
export const silenceProblem = (scene: string, text: string, orElse = ''): string | undefined => {
  if (!isSilent(text)) return undefined;
  const signs = namedSigns(text);
  return signs === ''
    ? `${scene} has no words. Write some${orElse}.`
    : `${scene} has only ${signs}, which no voice says. Write some words${orElse}.`;
};

/** The same message for the first scene in a video of which nothing is read out. */
export const silentScene = (
  scenes: readonly { readonly narration: string }[],
  orElse?: string,
): string | undefined => {
  const index = scenes.findIndex(({ narration }) => isSilent(narration));
  const scene = scenes[index];
  return scene && silenceProblem(`Scene ${index + 1}`, scene.narration, orElse);
};
