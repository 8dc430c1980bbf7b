import { STORY_MAX_WORDS, STORY_MIN_WORDS } from './catalogue.ts';
import { firstUndrawable } from './drawable.ts';

/** The longest word that a page of captions has room for. */
const WORD_MAX_CHARS = 60;

/** What keeps a text from being a story, as a sentence; undefined when it is one. */
export const scriptProblem = (text: string): string | undefined => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  if (words.length < STORY_MIN_WORDS || words.length > STORY_MAX_WORDS)
    return `A story has ${STORY_MIN_WORDS} to ${STORY_MAX_WORDS} words; this one has ${words.length}.`;
  const endless = words.find((word) => Array.from(word).length > WORD_MAX_CHARS);
  if (endless !== undefined)
    return `“${Array.from(endless).slice(0, 20).join('')}…” is too long for a word. Shorten it, or put spaces in it.`;
  const undrawable = firstUndrawable(text);
  return undrawable === undefined
    ? undefined
    : `Captions can’t draw “${undrawable}”. Write the story in Latin letters.`;
};
