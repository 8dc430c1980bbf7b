import { type Noun, type Reader, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { readAmount } from './amount.ts';
import { digitGroups } from './digit-groups.ts';
import { readFraction } from './fraction.ts';
import { joined, own } from './lookup.ts';
import { amountWord } from './written-amount.ts';

type Units = Readonly<Record<Tongue['code'], Noun>>;

const KELVIN: Units = {
  en: ['kelvin', 'kelvin'],
  es: ['kelvin', 'kelvins'],
  fr: ['kelvin', 'kelvins'],
  de: ['Kelvin', 'Kelvin'],
};
const INCH: Units = {
  en: ['inch', 'inches'],
  es: ['pulgada', 'pulgadas', 'f'],
  fr: ['pouce', 'pouces'],
  de: ['Zoll', 'Zoll'],
};
/** Stands in for the unit in `written`, so that the amount reader recognises it. */
const withUnit = (tongue: Tongue, unit: Noun): Tongue => ({
  ...tongue,
  units: { ...tongue.units, K: unit },
  moneyMagnitudes: {},
});

/** A K after fewer digits means thousands, or a picture size. */
const HOT = /^[-−~]?(?:\d{4,6}|\d{1,3}[.,]\d{3})K$/u;
const MANY = /^(?:people|\p{Ll}{3,}s|de|d['’].+)$/u;
const NUMBER = /^[-−~]?\d[\d.,]*$/u;

/** “6,000 K”, “5 778 K”, “5778K”, “15 million K”: a temperature; in “500 K views”, K means thousands. */
const readKelvin: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const one = withUnit(tongue, KELVIN[tongue.code]);
  const isGlued = HOT.test(word?.text ?? '') && !(word?.closes === '' && MANY.test(next?.text ?? ''));
  if (isGlued) return readAmount(words, at, one);
  if (!NUMBER.test(word?.text ?? '')) return undefined;
  const groups = digitGroups(words, at, tongue);
  const isLarge = own(tongue.magnitudes, words[groups.last + 1]?.text ?? '') !== undefined;
  const last = groups.last + (isLarge ? 1 : 0);
  const [number, letter, after] = words.slice(last, last + 3);
  if (!/^\.?$/u.test(number?.closes ?? '.,') || !/^[kK]$/u.test(letter?.text ?? '')) return undefined;
  const { k } = tongue.moneyMagnitudes;
  if (letter?.closes === '' && MANY.test(after?.text ?? '') && k !== undefined)
    return readAmount(words, at, { ...tongue, magnitudes: { ...tongue.magnitudes, k, K: k } });
  // “5 K. Meier”
  const isInitial = letter?.text === 'k' || (letter?.closes === '.' && /^\p{Lu}/u.test(after?.text ?? ''));
  return isInitial ? undefined : readAmount(words, at, one);
};

const INCHES = /^["”″]/u;
const SIZE = /^\d{1,3}(?:[.,]\d{1,2})?$/u;
const PART = /^(?<whole>\d{0,2})[½¼¾⅛⅜⅝⅞]$|^\d{1,2}\/\d{1,2}$/u;
const COMPOUND = /^(?<size>\d{1,3}(?:[.,]\d{1,2})?)["”″][-‑](?<noun>\p{L}.*)$/u;
/** Words after a size that describe the size or start a new phrase. */
const NO_NOUN =
  /^(?:tall|long|wide|deep|high|thick|across|apart|in|of|and|or|to|by|at|for|from|with|is|was|are|were)$/u;

const LONGEST_QUOTATION = 60;

/** Whether a straight or a curly mark closes a quotation. */
const isQuote = (words: readonly WrittenWord[], at: number): boolean => {
  const before = words.slice(Math.max(0, at - LONGEST_QUOTATION), at);
  const marks = before
    .map(({ text, opens, closes }) => `${opens}${SIZE.test(text) || PART.test(text) ? '' : closes}`)
    .join('');
  const opened = (marks + (words[at]?.opens ?? '')).match(/["“”„]/gu) ?? [];
  return opened.length % 2 === 1;
};

/** Whether a size with an inch mark comes before the noun it describes. */
const describes = ([word, next]: readonly WrittenWord[]): boolean =>
  word?.closes.length === 1 && next !== undefined && !NO_NOUN.test(next.text);

/** “a 65" TV”, “ein 65"-Fernseher”: a size in inches. */
const readInches: Reader = (words, at, tongue) => {
  const word = words[at];
  if (word === undefined) return undefined;
  const unit = INCH[tongue.code];
  const { size = '', noun = '' } = COMPOUND.exec(word.text)?.groups ?? {};
  const isSize = SIZE.test(word.text) && INCHES.test(word.closes) && !isQuote(words, at);
  if (size === '' && !isSize) return undefined;
  const isSingular = tongue.code === 'en' && (size !== '' || describes(words.slice(at, at + 2)));
  const [first] =
    readAmount([{ ...word, text: `${size === '' ? word.text : size}K`, closes: '' }], 0, {
      ...withUnit(tongue, unit),
      isAdjective: () => isSingular,
    }) ?? [];
  return first === undefined ? undefined : say(joined([first.spoken, noun]));
};

/** “a ¾" bolt”, “3½"”. */
const readPartOfInch: Reader = (words, at, tongue) => {
  const word = words[at];
  const found = PART.exec(word?.text ?? '');
  if (word === undefined || found === null || !INCHES.test(word.closes) || isQuote(words, at))
    return undefined;
  const [one, many] = INCH[tongue.code];
  const [first] = readFraction([{ ...word, closes: '' }], 0, tongue) ?? [];
  const isMixed = (found.groups?.['whole'] ?? '') !== '' && !describes(words.slice(at, at + 2));
  return first === undefined ? undefined : say(`${first.spoken} ${isMixed ? many : one}`);
};

const HYPHENATED = /^(?<number>\d[\d.,]*)[-‑](?<unit>[^-\s]{1,5}\/[^-\s]{1,4})(?:[-‑](?<noun>\p{L}.*))?$/u;

/** “a 300-km/h train”. */
const readHyphenated: Reader = (words, at, tongue) => {
  const word = words[at];
  const { number = '', unit = '', noun = '' } = HYPHENATED.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || amountWord(unit, tongue)?.unit === undefined) return undefined;
  const one = { ...tongue, isAdjective: () => true };
  const [first] = readAmount([{ ...word, text: `${number}${unit}`, closes: '' }], 0, one) ?? [];
  return first === undefined ? undefined : say(joined([first.spoken, noun]));
};

const UP_TO = /^(?<unit>[^-–—\d]{1,5})[-–—](?<upTo>\d[\d.,]*)(?<more>\D{0,5})$/u;

/** “2.500 €–3.000 €”, “20 °C–30 °C”: a range whose first number also has a unit. */
const readUnitRange: Reader = (words, at, tongue) => {
  const [word, next, ...rest] = words.slice(at, at + 5);
  const { unit = '', upTo = '', more = '' } = UP_TO.exec(next?.text ?? '')?.groups ?? {};
  if (word?.closes !== '' || next === undefined || !NUMBER.test(word.text)) return undefined;
  const known = amountWord(unit, tongue);
  if ((known?.unit ?? known?.currency) === undefined) return undefined;
  const [first, noun] = readAmount([word, { ...next, text: unit, closes: '' }], 0, tongue) ?? [];
  const [last, ...tail] = readAmount([{ ...next, text: `${upTo}${more}` }, ...rest], 0, tongue) ?? [];
  if (first === undefined || noun === undefined || last === undefined) return undefined;
  return [first, { ...last, spoken: joined([noun.spoken, tongue.marks.to, last.spoken]) }, ...tail];
};

const READERS: readonly Reader[] = [readKelvin, readInches, readPartOfInch, readHyphenated, readUnitRange];
const STARTS = /^[-−~]?[\d½¼¾⅛⅜⅝⅞]/u;
const MARKED = /[kK"”″/–—-]/u;
const MOST_WORDS = 4;

/** Units written as a mark or a single capital, or joined to something by a hyphen. */
export const readMarkedUnit: Reader = (words, at, tongue) => {
  const word = words[at];
  if (word === undefined || !STARTS.test(word.text)) return undefined;
  const next = words.slice(at + 1, at + MOST_WORDS).map(({ text }) => text);
  if (!MARKED.test(`${word.text}${word.closes}${next.join('')}`)) return undefined;
  for (const reader of READERS) {
    const said = reader(words, at, tongue);
    if (said !== undefined) return said;
  }
  return undefined;
};
