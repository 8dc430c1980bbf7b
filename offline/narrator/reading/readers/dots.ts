import type { Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';

export const isCapitalised = (word: WrittenWord | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(word.text);

export const isNumber = (word: WrittenWord | undefined): boolean => /^\d/u.test(word?.text ?? '');

/** Whether the dot after an abbreviation only shortens it; at the end of a sentence it is also the full stop. */
export const shortens = (words: readonly WrittenWord[], at: number, { mayEnd }: Tongue): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || !word.closes.startsWith('.')) return false;
  return word.closes !== '.' || !(mayEnd.has(word.text) && (isCapitalised(next) || next.opens !== ''));
};
