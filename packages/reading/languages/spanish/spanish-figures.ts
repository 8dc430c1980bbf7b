import { readAmount } from '../../readers/amount.ts';
import { figureReaders } from '../../readers/figures.ts';
import { type Reader, say } from '../../tongue.ts';
import { cardinal, ordinal, partOf, sayFraction } from './spanish-numbers.ts';

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

const PARTED = /^(?<over>\d)\/(?<under>[3-9]|10)$/u;
const ONE_BEFORE = /^(?:una|la|esa|esta|cada|otra|su)$/iu;

/** “3/4 partes” is “tres cuartas partes”. */
const readParts: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const { over = '', under = '' } = PARTED.exec(word?.text ?? '')?.groups ?? {};
  if (over === '' || word?.closes !== '' || !/^partes?$/u.test(next?.text ?? '')) return undefined;
  const part = ordinal(BigInt(under), 'feminine');
  if (over !== '1') return say(`${cardinal(BigInt(over), 'feminine')} ${part}s`);
  return say(ONE_BEFORE.test(before?.text ?? '') ? part : `una ${part}`);
};

const ROUND = /^1\/(?<under>2|4|8|16|32|64)(?:avos)?$/u;

/** “1/8 de final”, “1/2 final”: rounds of a tournament. */
const readRound: Reader = (words, at) => {
  const [before, word, next, last] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  const { under = '' } = ROUND.exec(word?.text ?? '')?.groups ?? {};
  if (under === '' || word?.closes !== '') return undefined;
  if (under === '2')
    return /^final(?:es)?$/u.test(next?.text ?? '') ? say('', `semi${next?.text ?? ''}`) : undefined;
  if (next?.text !== 'de' || last?.text !== 'final') return undefined;
  return say(`${partOf(BigInt(under))}${/^(?:el|un)$/iu.test(before?.text ?? '') ? '' : 's'}`);
};

const SERVICE = /^0(?<digits>[1-9]\d)$/u;

/** “el 016”: a short telephone number. */
const readService: Reader = (words, at) => {
  const { digits } = SERVICE.exec(words[at]?.text ?? '')?.groups ?? {};
  const isService = /^(?:el|al|del)$/iu.test(words[at - 1]?.text ?? '');
  return digits !== undefined && isService ? say(`${cardinal(0n)} ${cardinal(BigInt(digits))}`) : undefined;
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
  ...figureReaders,
  readPeruvian,
  readInches,
  readTenths,
  readParts,
  readRound,
  readService,
];
