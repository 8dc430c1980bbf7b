import { isCapitalised, isNumber } from '../../readers/dots.ts';
import { figureReaders } from '../../readers/figures.ts';
import { own } from '../../readers/lookup.ts';
import { type Reader, say } from '../../tongue.ts';

/** “les nos 14 et 15”: after an article, “nos” isn’t a possessive. */
const readNumbers: Reader = (words, at) => {
  const isPlural = words[at]?.text === 'nos' && /^(?:les|aux|des|ces)$/iu.test(words[at - 1]?.text ?? '');
  return isPlural && isNumber(words[at + 1]) ? say('numéros') : undefined;
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
  ...figureReaders({ version: 'version', by: 'sur' }),
  readNumbers,
  readStreet,
];
