import type { Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';

export const isCapitalised = (word: WrittenWord | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(word.text);

export const isNumber = (word: WrittenWord | undefined): boolean => /^\d/u.test(word?.text ?? '');

const INITIALS = /^\p{Lu}(?:\.\p{Lu})+$/u;

/**
 * Whether the dot after an abbreviation only marks it as one, and is not also the full stop of a sentence.
 * After “etc.”, any capitalised word begins a sentence; after “U.S.” and “Jr.”, only a word that often begins
 * one does.
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
