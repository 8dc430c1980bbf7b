import { romanOf } from '../numbers/roman.ts';
import { sayWhole } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { isCapitalised, isNumber, shortens } from './dots.ts';
import { own } from './lookup.ts';

const LONGEST = 4;
/** “No.1” */
const GLUED = /^([^\d.]+)\.(\d{1,15})$/u;

const isRoman = (word: WrittenWord | undefined): boolean =>
  /^[IVXLC]+$/u.test(word?.text ?? '') && romanOf(word?.text ?? '') !== undefined;

const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The entry for an abbreviation, even if it is capitalised at the start of a sentence. “Max.” is a name. */
const found = (
  table: Readonly<Record<string, string>>,
  key: string,
  { needDot }: Tongue,
): string | undefined => {
  if (Object.hasOwn(table, key)) return table[key];
  const small = uncapital(key);
  return Object.hasOwn(table, small) && !needDot.has(small) ? table[small] : undefined;
};

/** “cap. IV”, “vol. II”. */
export const readNumberedRoman: Reader = (words, at, tongue) => {
  const [before, word] = [words[at - 1], words[at]];
  const value = isRoman(word) ? romanOf(word?.text ?? '') : undefined;
  // “art. L. 121-3”
  if (/^[LD]$/u.test(word?.text ?? '') && isNumber(words[at + 1])) return undefined;
  const isNumbered = before?.closes === '.' && found(tongue.beforeNumber, before.text, tongue) !== undefined;
  return value === undefined || !isNumbered ? undefined : say(tongue.numbers.cardinal(value));
};

/** Writes “z.B” as “z. B”. */
const spaced = (text: string): string => text.replaceAll(/\.(?=\p{L})/gu, '. ');

/** The words from a given position, as written but without the last dot: “z. B”. */
const keyOf = (words: readonly WrittenWord[], at: number, count: number): string =>
  words
    .slice(at, at + count)
    .map(({ text, closes }, index) => (index < count - 1 ? `${text}${closes}` : text))
    .join(' ');

/** How many written words an abbreviation spans, such as “z. B.”; 1 for any other word. */
export const abbreviationLength = (words: readonly WrittenWord[], at: number, tongue: Tongue): number => {
  const { text = '', closes = '' } = words[at] ?? {};
  if (!closes.startsWith('.') && !text.includes('/')) return 1;
  const counts = Array.from({ length: LONGEST - 1 }, (_, index) => LONGEST - index);
  const isWhole = (count: number): boolean =>
    found(tongue.abbreviations, keyOf(words, at, count), tongue)?.split('|').length === count;
  return counts.find(isWhole) ?? 1;
};

const NO_NAME = /^(?:A|The|This|That|His|Her|What|No|Every|Each|One|Another)$/u;

/** “Beyoncé ft. Jay-Z”, “(feat. Drake)”: one musician with another. */
export const readFeaturing: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!/^(?:feat|ft)$/u.test(word?.text ?? '') || !/^\.?$/u.test(word?.closes ?? '')) return undefined;
  const isAfterName = isCapitalised(before) && !NO_NAME.test(before?.text ?? '');
  // “Apache 207 feat. …”; in “6 ft”, “ft” means feet.
  const isAfterNumber = isNumber(before) && word?.text === 'feat';
  const isBetween = isAfterName || isAfterNumber || word?.opens.endsWith('(') === true;
  return isBetween && isCapitalised(next) ? [{ spoken: 'featuring', dotted: true }] : undefined;
};

/** Words after which “no” is an answer. */
const ANSWERS =
  /^(?:say|says|said|saying|answer(?:s|ed)?|repl(?:y|ies|ied)|voted?|shouted|that|dij\p{L}*|dice[ns]?|que|sagte)$/iu;
const COUNTED = /^(?:(?!was$|has$|is$|this$|más$)\p{Ll}{3,}s|people|men|women|children|percent|of|de)$/u;

/** “no. 5” and “no. 45-B” in lower case; in “She said no. 5 men left.”, “no” is an ordinary word. */
export const readNo: Reader = (words, at, tongue) => {
  const [before, word, number, next] = [-1, 0, 1, 2].map((step) => words[at + step]);
  const [, plural = '', glued = ''] = /^no(s?)(?:\.(\d{1,4}))?$/u.exec(word?.text ?? '') ?? [];
  const digits = glued === '' ? (number?.text ?? '') : '';
  if (glued !== '') return say(`${tongue.marks.number} ${sayWhole(glued, tongue)}`);
  if (
    !/^nos?$/u.test(word?.text ?? '') ||
    word?.closes !== '.' ||
    !/^\d{1,4}[a-z]?(?:[-/][A-Z\d]{1,8})?$/u.test(digits)
  )
    return undefined;
  const isCount = number?.closes === '' && /^\d+$/u.test(digits) && COUNTED.test(next?.text ?? '');
  if (isCount || ANSWERS.test(before?.text ?? '') || (plural !== '' && tongue.code !== 'en'))
    return undefined;
  return [
    { spoken: plural === '' ? tongue.marks.number : (own(tongue.beforeNumber, 'Nos') ?? ''), dotted: true },
  ];
};

/** Reads abbreviations of one or several written words, and abbreviations that only precede numbers. */
export const readAbbreviation: Reader = (words, at, tongue) => {
  const word = words[at];
  if (word === undefined || word.text === '') return undefined;
  const isDotted = word.closes.startsWith('.');
  const count = abbreviationLength(words, at, tongue);
  if (count > 1)
    return found(tongue.abbreviations, keyOf(words, at, count), tongue)
      ?.split('|')
      .map((spoken, index) => ({ spoken, dotted: shortens(words, at + index, tongue) }));
  const next = words[at + 1];
  const isRange = /^\d+[-–]\d/u.test(next?.text ?? '');
  const numbered =
    isNumber(next) || (isDotted && isRoman(next))
      ? ((isRange ? own(tongue.beforeNumber, `${word.text}${word.text}`) : undefined) ??
        found(tongue.beforeNumber, word.text, tongue))
      : undefined;
  const [, name = '', digits = ''] = GLUED.exec(word.text) ?? [];
  const glued = digits === '' ? undefined : found(tongue.beforeNumber, name, tongue);
  if (glued !== undefined) return say(`${glued} ${sayWhole(digits, tongue)}`);
  if (tongue.needDot.has(word.text) && !isDotted) return undefined;
  // “150 millones de km (1 UA)”
  const isApart = next?.opens.includes('(') === true;
  if (numbered !== undefined && /^\.?$/u.test(word.closes) && !isApart)
    return [{ spoken: numbered, dotted: true }];
  const one =
    found(tongue.abbreviations, word.text, tongue) ?? found(tongue.abbreviations, spaced(word.text), tongue);
  return one === undefined
    ? undefined
    : [{ spoken: one.replaceAll('|', ' '), dotted: shortens(words, at, tongue) }];
};
