import { readAmount } from '../../readers/amount.ts';
import { isCapitalised, isNumber } from '../../readers/dots.ts';
import { figureReaders } from '../../readers/figures.ts';
import { own } from '../../readers/lookup.ts';
import { type Reader, say } from '../../tongue.ts';

/** “les nos 14 et 15”: after an article, “nos” isn’t a possessive. */
const readNumbers: Reader = (words, at) => {
  const isPlural = words[at]?.text === 'nos' && /^(?:les|aux|des|ces)$/iu.test(words[at - 1]?.text ?? '');
  return isPlural && isNumber(words[at + 1]) ? say('numéros') : undefined;
};

/** “les art. 5 et 6”, “5 al. 2”: short names of parts of a law. */
const readLawPart: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word?.closes !== '.' || !isNumber(next)) return undefined;
  if (word.text === 'al') return [{ spoken: 'alinéa', dotted: true }];
  const isPlural = word.text === 'art' && /^(?:les|aux|des|ces)$/iu.test(before?.text ?? '');
  return isPlural ? [{ spoken: 'articles', dotted: true }] : undefined;
};

/** “art. 5 al. 2”: “al.” is no unit there. */
const readParagraphed: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const isPart = next?.text === 'al' && next.closes === '.' && isNumber(words[at + 2]);
  return isPart && word !== undefined && /^\d{1,4}$/u.test(word.text)
    ? readAmount([word], 0, tongue)
    : undefined;
};

const STREETS: Readonly<Record<string, string>> = {
  all: 'allée',
  ch: 'chemin',
  chem: 'chemin',
  crs: 'cours',
  fg: 'faubourg',
  imp: 'impasse',
  pass: 'passage',
  r: 'rue',
  rés: 'résidence',
  rte: 'route',
  sq: 'square',
};
const HOUSE = /^\d{1,4}(?:[A-D]|bis|ter)?$|^bis$|^ter$/u;

/** “16, imp. des Lilas”: abbreviations that only a house number makes clear. */
const readStreet: Reader = (words, at) => {
  const [house, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isName = isCapitalised(next) || /^(?:du|des?|d['’].+|l['’].+|la|le)$/u.test(next?.text ?? '');
  const street = own(STREETS, word?.text ?? '');
  const isAfterHouse = HOUSE.test(house?.text ?? '') && /^,?$/u.test(house?.closes ?? '');
  if (street === undefined || !isAfterHouse || !isName || word?.closes !== '.') return undefined;
  return [{ spoken: street, dotted: true }];
};

export const frenchFigures: readonly Reader[] = [
  ...figureReaders('version'),
  readNumbers,
  readLawPart,
  readParagraphed,
  readStreet,
];
