import type { Language } from '#contract/catalogue.ts';
import { THEMES } from './texts/themes.ts';

/** A thing named in a prompt: with its article in the story’s language, and in English for the painter. */
export interface Theme {
  readonly noun: string;
  readonly english: string;
}

const COLUMNS: readonly Language[] = ['en', 'es', 'fr', 'de'];
const ROWS = THEMES.map((row) => row.split('|').map((cell) => cell.split(' ')));
const POSSESSIVE = /[’']s$/u;

const phrase = (cell: readonly string[] = []): string => cell.slice(0, 2).join(' ');

const themeOf = (word: string, language: Language): Theme | undefined => {
  const column = COLUMNS.indexOf(language);
  const cells = ROWS.find((row) => row[column]?.slice(1).includes(word));
  return cells && { noun: phrase(cells[column]), english: phrase(cells[0]) };
};

/**
 * The first noun in a prompt that is on the list. The case must match too, because “Fox” may be a name. Only
 * the first word may be capitalised, and only if the next one isn’t.
 */
export const themeIn = (prompt: string, language: Language): Theme | undefined => {
  const words = prompt.match(/[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu) ?? [];
  const [first = '', next = ''] = words;
  const isName = language === 'de' || /^\p{Lu}/u.test(next);
  return [isName ? first : first.toLowerCase(), ...words.slice(1)]
    .map((word) => themeOf(word.replace(POSSESSIVE, ''), language))
    .find((theme) => theme !== undefined);
};
