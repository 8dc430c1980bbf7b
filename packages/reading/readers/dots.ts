import type { Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';

export const isCapitalised = (word: WrittenWord | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(word.text);

export const isNumber = (word: WrittenWord | undefined): boolean => /^\d/u.test(word?.text ?? '');

const INITIALS = /^\p{Lu}(?:\.\p{Lu})+$/u;

/**
 * Whether the dot after an abbreviation only belongs to the abbreviation, and isn’t also the sentence’s full stop.
 * After “etc.”, any capitalised word starts a sentence; after “U.S.” and “Jr.”, only a word that often starts
 * sentences does.
 */
export const shortens = (
  words: readonly WrittenWord[],
  at: number,
  { mayEnd, beginnings }: Tongue,
): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || !word.closes.startsWith('.')) return false;
  if (word.closes !== '.') return true;
  if (!mayEnd.has(word.text) && !INITIALS.test(word.text)) return true;
  const begins = isCapitalised(word) ? beginnings.has(next.text) : isCapitalised(next);
  return !begins && next.opens === '';
};

const WORDS_AROUND = 4;

const ends = ({ closes }: WrittenWord): boolean => /[.!?]/u.test(closes);

/** The words before and after a position, within the same sentence. */
export const around = (words: readonly WrittenWord[], at: number): readonly WrittenWord[] => {
  const before = words.slice(Math.max(0, at - WORDS_AROUND), at);
  const after = words.slice(at, at + 1 + WORDS_AROUND);
  const first = before.findLastIndex(ends) + 1;
  const last = after.findIndex(ends);
  return [...before.slice(first), ...(last < 0 ? after : after.slice(0, last + 1))];
};
