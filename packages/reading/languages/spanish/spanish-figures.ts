import { readAmount } from '../../readers/amount.ts';
import { figureReaders } from '../../readers/figures.ts';
import { type Reader, say } from '../../tongue.ts';
import { sayFraction } from './spanish-numbers.ts';

const PERUVIAN = /^\d{1,3}['’]\d{3},\d{3}(?:\.\d+)?$/u;

/** “9'674,755”, with the marks of Peru and Mexico. */
const readPeruvian: Reader = (words, at, tongue) => {
  const [word, ...rest] = words.slice(at, at + 4);
  if (word === undefined || !PERUVIAN.test(word.text)) return undefined;
  return readAmount([{ ...word, text: word.text.replaceAll(/['’,]/gu, '') }, ...rest], 0, tongue);
};

const MOST_QUOTED = 30;
const SIZED = /^(?:de|tele|televisor|TV|pantalla|monitor|tubo|llantas?)$/iu;

/** “55"” are inches, unless the mark closes a quotation. */
const readInches: Reader = (words, at, tongue) => {
  const word = words[at];
  const isMarked =
    /^["″][.,;:!?)]*$/u.test(word?.closes ?? '') && /^\d{1,3}(?:[.,]\d)?$/u.test(word?.text ?? '');
  if (word === undefined || !isMarked || /["″]/u.test(word.opens)) return undefined;
  const marks = words
    .slice(Math.max(0, at - MOST_QUOTED), at)
    .map(({ opens, closes }) => `${opens}${closes}`.replaceAll(/[^"]/gu, ''))
    .join('');
  // The quotation may have begun in an earlier sentence.
  const isSize = SIZED.test(words[at - 1]?.text ?? '') && marks.length % 2 === 0;
  if (word.closes.startsWith('"') && !isSize) return undefined;
  return readAmount([{ ...word, text: `${word.text}pulgadas`, closes: '' }], 0, {
    ...tongue,
    units: { pulgadas: ['pulgada', 'pulgadas', 'f'] },
  });
};

/** “1/10 del total”. */
const readTenths: Reader = (words, at) => {
  const { over = '' } = /^(?<over>[1-9])\/10$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  const isShare = /^del?$/u.test(words[at + 1]?.text ?? '') && words[at]?.closes === '';
  if (over === '' || !isShare || /^un$/iu.test(words[at - 1]?.text ?? '')) return undefined;
  return say(sayFraction(BigInt(over), 10n));
};

const YEAR_BEFORE = /^(?:en|año)$/iu;

/** “en 1991 el final”: a year is not a count of what follows, unless that is a plural. */
export const isSpanishYear: (words: Parameters<Reader>[0], at: number) => boolean = (words, at) => {
  const next = words[at + 1]?.text ?? '';
  const isCount = /^\p{Ll}{3,}s$/u.test(next);
  return (
    /^(?:1\d|20)\d{2}$/u.test(words[at]?.text ?? '') &&
    YEAR_BEFORE.test(words[at - 1]?.text ?? '') &&
    !isCount
  );
};

export const spanishFigures: readonly Reader[] = [
  ...figureReaders('versión'),
  readPeruvian,
  readInches,
  readTenths,
];
