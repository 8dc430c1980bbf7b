import { sayNumber, sayWhole, writtenNumber } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import { piecesOf } from '../written-words.ts';
import { readAmount } from './amount.ts';
import { sayLetters } from './letters.ts';
import { joined, own } from './lookup.ts';
import { speakable } from './speakable.ts';
import { amountWord } from './written-amount.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const POWER = new RegExp(
  String.raw`^(?<base>[-−]?\d[\d.,]*|[\p{Script=Latin}\p{Script=Greek}]+)(?:(?<raised>⁻?[${SUPERSCRIPTS}]+)|\^(?<caret>[-−]?\d{1,3}))$`,
  'u',
);
/** “2.7e7”, as computers write a power of ten. */
const SCIENTIFIC = /^(?<factor>[-−]?\d(?:[.,]\d{1,6})?)[eE](?<exponent>[-−+]?\d{1,3})$/u;
/** A name in a formula has at most this many letters; on a longer word, the raised number is a footnote mark. */
const LONGEST_NAME = 3;

const exponentOf = (raised: string): string =>
  raised.replaceAll(/./gu, (sign) => (sign === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(sign))));

const sayBase = (base: string, tongue: Tongue): string => {
  const number = writtenNumber(base, tongue);
  if (number !== undefined) return sayNumber(number, tongue);
  return joined(
    Array.from(base, (letter) =>
      speakable(letter.length === 1 && /\p{Script=Latin}/u.test(letter) ? letter.toUpperCase() : letter),
    ),
  );
};

const sayScientific = (text: string, tongue: Tongue): string | undefined => {
  const { factor = '', exponent = '' } = SCIENTIFIC.exec(text)?.groups ?? {};
  const number = writtenNumber(factor, tongue);
  // “2E3” may be a room number
  if (number === undefined || (number.fraction === undefined && /^\dE\d$/u.test(text))) return undefined;
  const power = tongue.sayPower(BigInt(exponent.replace('−', '-').replace('+', '')));
  const times = own(tongue.marks.betweenNumbers, '×') ?? '';
  return joined([sayNumber({ ...number, mark: 'comma' }, tongue), times, sayWhole('10', tongue), power]);
};

const ION = /^(?<formula>(?:\p{Lu}\p{Ll}?[₀-₉]*)+)(?<charge>[²³⁴]?)$/u;

/** “Ca²⁺”, “SO₄²⁻”: an ion, whose sign isn’t part of its word. */
const sayIon = (text: string, closes: string, tongue: Tongue): string | undefined => {
  const { formula, charge = '' } = ION.exec(text)?.groups ?? {};
  if (formula === undefined || !/^[⁺⁻]/u.test(closes)) return undefined;
  const parts = Array.from(`${formula}${charge}`.normalize('NFKC'), (one) =>
    /\d/u.test(one) ? sayWhole(one, tongue) : one.toUpperCase(),
  );
  return joined([...parts, closes.startsWith('⁺') ? tongue.marks.plus : tongue.marks.minus]);
};

/** “5²”, “10⁶”, “mc²”, “2^10”, “6.02e23”. Footnote marks are silent. */
export const readPower: Reader = (words, at, tongue) => {
  const text = words[at]?.text ?? '';
  const ion = sayIon(text, words[at]?.closes ?? '', tongue);
  if (ion !== undefined) return say(ion);
  const { base = '', raised = '', caret = exponentOf(raised) } = POWER.exec(text)?.groups ?? {};
  const scientific = sayScientific(text, tongue);
  if (base === '' && scientific === undefined) return undefined;
  if (/^\p{L}/u.test(base) && base.length > LONGEST_NAME) return say(speakable(base));
  const power =
    scientific ?? joined([sayBase(base, tongue), tongue.sayPower(BigInt(caret.replace('−', '-')))]);
  const next =
    words[at]?.closes === '' && /^[-−]?\d/u.test(text)
      ? amountWord(words[at + 1]?.text ?? '', tongue)
      : undefined;
  const noun = (next?.unit ?? next?.currency?.unit)?.[1];
  return noun === undefined ? say(power) : say(power, joined([noun, next?.per ?? '']));
};

const NUMBERS = /^[vV]?(?<numbers>\d{1,5}(?:\.\d{1,5}){2,})$/u;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/u;
const ADDRESS_PARTS = 4;
const LAST_BYTE = 255;

const isAddress = (parts: readonly string[]): boolean =>
  parts.length === ADDRESS_PARTS && parts.every((part) => Number(part) <= LAST_BYTE && !/^0\d/u.test(part));

/** “192.168.0.1” and “3.14.1”: the numbers in an IP address or a version, with the dots between them. */
export const readDottedNumbers: Reader = (words, at, tongue) => {
  const { numbers = '' } = NUMBERS.exec(words[at]?.text ?? '')?.groups ?? {};
  const parts = numbers.split('.');
  if (numbers === '' || (GROUPED.test(numbers) && !isAddress(parts))) return undefined;
  const isPhone = /^0\d(?:\.\d{2}){4}$/u.test(numbers);
  const dot = isPhone ? '' : isAddress(parts) ? tongue.marks.dot : tongue.marks.point;
  return say(joined(parts.flatMap((part, index) => [index === 0 ? '' : dot, sayWhole(part, tongue)])));
};

const OPERATOR = /((?<![\^])[-+−*×÷/=<>≈≠≤≥·])/u;
const EQUATION =
  /^(?:[\p{L}\d(][^\s]*(?:[=≈≠≤≥]|[<>](?=\d))[^\s]*[\p{L}\d)⁰¹²³⁴⁵⁶⁷⁸⁹]|\d[\d.,]*(?:[*×·÷]\d[\d.,]*(?:\^[-−]?\d+|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]*))+)$/u;
const LONGEST_EQUATION = 40;
/** A power of ten at the end of a formula, possibly followed by a unit. */
const POWER_OF_TEN = /[*×·]10(?:\^[-−]?\d+|⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/u;

const FACTOR = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const PRODUCT = new RegExp(
  String.raw`^(?<left>${FACTOR}(?:[x×]${FACTOR})*)(?<sign>[x×])(?<right>${FACTOR}\p{L}{0,3}[²³]?)$`,
  'u',
);

/** “2+2=4”, “a²+b²=c²”, “E=mc²”: a formula without spaces. */
export const readEquation =
  (readers: readonly Reader[]): Reader =>
  (words, at, tongue) => {
    const text = words[at]?.text ?? '';
    if (text.length > LONGEST_EQUATION || !EQUATION.test(text) || /\p{L}{4}/u.test(text)) return undefined;
    if (PRODUCT.test(text)) return undefined;
    const { betweenNumbers, signs } = tongue.marks;
    const next = words[at]?.closes === '' && POWER_OF_TEN.test(text) ? words[at + 1] : undefined;
    const { unit, currency, per = '' } = amountWord(next?.text ?? '', tongue) ?? {};
    const noun = (unit ?? currency?.unit)?.[1];
    const parts = text.split(OPERATOR).filter((part) => part !== '');
    // “6,674×10⁻¹¹” has decimals, not thousands.
    const [, mark] = /^\d([.,])\d{3}[*×·]10(?:\^|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/u.exec(text) ?? [];
    const separators = mark === '.' ? 'english' : mark === ',' ? 'continental' : tongue.separators;
    const said = parts.map((part) => {
      const sign = own(betweenNumbers, part) ?? own(signs, part);
      if (sign !== undefined && OPERATOR.test(part)) return sign;
      const piece = piecesOf([part]);
      for (const reader of readers) {
        const one = reader(piece, 0, { ...tongue, separators });
        if (one !== undefined) return one.map(({ spoken }) => spoken).join(' ');
      }
      return /^\p{Script=Latin}{2,}$/u.test(part) ? sayLetters(part.toUpperCase()) : speakable(part);
    });
    return noun === undefined ? say(joined(said)) : say(joined(said), joined([noun, per]));
  };

const SIDE = /^(?!(?:no|me|us|it|he|we|de|es)$)(?:\p{Ll}{2}|\p{Ll}\p{Lu}\p{L}?)$/u;

/** “F = ma”: letters after an equals sign that stand for a product. */
export const readFormulaSide: Reader = (words, at, tongue) => {
  const [left, sign, word] = words.slice(Math.max(0, at - 2), at + 1);
  if (sign?.text !== '=' || !SIDE.test(word?.text ?? '') || !/^\p{L}{1,2}$/u.test(left?.text ?? ''))
    return undefined;
  const isName = tongue.lettered.has(words[at - 3]?.text.toLowerCase() ?? '');
  return isName ? undefined : say(sayLetters(word?.text.toUpperCase() ?? ''));
};

const TERM = /^(?<factor>\d{1,3})(?<name>[xyzn])$/u;
const SIGN = /^[-−–+=]$/u;

/** “x² − 5x + 6 = 0”: a coefficient and its variable. */
export const readTerm: Reader = (words, at, tongue) => {
  const { factor = '', name = '' } = TERM.exec(words[at]?.text ?? '')?.groups ?? {};
  const isBeside = [words[at - 1], words[at + 1]].some(
    (word) => word !== undefined && SIGN.test(word.text === '' ? word.closes : word.text),
  );
  return factor !== '' && isBeside ? say(`${sayWhole(factor, tongue)} ${name.toUpperCase()}`) : undefined;
};

/** “4x100 m”, “3×250 g”: a product, with the unit after it. */
export const readProduct: Reader = (words, at, tongue) => {
  const { left = '', sign = '', right = '' } = PRODUCT.exec(words[at]?.text ?? '')?.groups ?? {};
  const [word, ...rest] = words.slice(at, at + 4);
  if (left === '' || word === undefined) return undefined;
  const [first, ...more] = readAmount([{ ...word, text: right }, ...rest], 0, tongue) ?? [];
  if (first === undefined) return undefined;
  const times = own(tongue.marks.betweenNumbers, sign) ?? '';
  const factors = left
    .split(/[x×]/u)
    .flatMap((text) => [
      ...(readAmount([{ ...word, text, closes: '' }], 0, tongue) ?? []),
      { spoken: times },
    ]);
  return [{ ...first, spoken: joined([...factors, first].map(({ spoken }) => spoken)) }, ...more];
};
