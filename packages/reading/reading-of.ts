import rules from 'cldr-rbnf/rbnf/en.json' with { type: 'json' };
import type { Language } from '#reading/language.ts';
import { englishAmounts } from './languages/english/english-amounts.ts';
import { englishDates, isEnglishYear } from './languages/english/english-dates.ts';
import { englishModels } from './languages/english/english-models.ts';
import { englishNames } from './languages/english/english-names.ts';
import { englishUnits, isEnglishAdjective } from './languages/english/english-units.ts';
import { englishWords } from './languages/english/english-words.ts';
import { french } from './languages/french/french.ts';
import { german } from './languages/german/german.ts';
import { spanish } from './languages/spanish/spanish.ts';
import { spelledByRules } from './numbers/spelled-by-rules.ts';
import { sayWhole } from './numbers/written-number.ts';
import { readAbbreviation, readFeaturing, readNo, readNumberedRoman } from './readers/abbreviation.ts';
import { readAmount, readBelowZero, readMoneyBefore } from './readers/amount.ts';
import { readCoordinate } from './readers/coordinate.ts';
import { isNumber } from './readers/dots.ts';
import { readDuration } from './readers/duration.ts';
import { readEmergency } from './readers/emergency.ts';
import {
  readDottedNumbers,
  readEquation,
  readFormulaSide,
  readPower,
  readProduct,
  readTerm,
} from './readers/formulas.ts';
import { readApart, readFraction } from './readers/fraction.ts';
import { readLetters, readNamedLetter } from './readers/letters.ts';
import { joined, own } from './readers/lookup.ts';
import { readMarkedUnit } from './readers/marked-units.ts';
import { namedNumbers } from './readers/named-numbers.ts';
import { readPhone } from './readers/phone.ts';
import { readPieces } from './readers/pieces.ts';
import { readNamedRatio, readRatio } from './readers/ratio.ts';
import { type Respellings, readRespelled } from './readers/respelled.ts';
import { readShortCount } from './readers/short-count.ts';
import { readSides } from './readers/sides.ts';
import { readDottedName, readWebAddress } from './readers/web-address.ts';
import { readLoneUnit, readPerUnit } from './readers/written-amount.ts';
import { type Reader, type Said, say, type Tongue } from './tongue.ts';
import { LONG_WORD, type WrittenWord, writtenWords } from './written-words.ts';

/** Signs that are read as words only between numbers, as in 3 x 4. */
const BETWEEN_NUMBERS = new Set(['x', '×', '·', '*', '/', '÷', '-', '−', '+', ':', '≤', '≥']);

const RAISED = /^\p{Script=Latin}[²³]$/u;

/** Reads signs that stand alone; signs that have no reading, including emoji, are silent. */
const readSign: Reader = (words, at, { marks }) => {
  const word = words[at];
  if (word === undefined) return undefined;
  const sign = word.text === '' ? word.closes : word.text;
  const [before, next] = [words[at - 1], words[at + 1]];
  // “x² − 5” is a formula; the sign in “1882, * 1809” means a birth.
  const isBetween =
    (isNumber(before) || RAISED.test(before?.text ?? '')) &&
    isNumber(next) &&
    (sign !== '*' || before?.closes === '');
  if (BETWEEN_NUMBERS.has(sign) && isBetween) return say(own(marks.betweenNumbers, sign) ?? '');
  // without a number after it, “~” is only decoration
  const isDrawn = sign === '~' && !/\d/u.test(next?.text ?? '');
  const said = isDrawn ? '' : own(marks.signs, sign);
  if (said !== undefined)
    return say(sign === '∞' && /[-−]$/u.test(word.opens) ? `${marks.minus} ${said}` : said);
  return word.text === '' ? say('') : undefined;
};

const NUMBERED = /^(?<sign>#|№|[nN][°º]|§)(?<digits>\d{1,15})(?<parts>(?:\.\d{1,3})*)(?<letter>[a-z]?)$/u;

/** “#1”, “№7”, “n°7”, “§12”, “§4.2.1”, “§ 5a”. */
const readNumberSign: Reader = (words, at, tongue) => {
  const { sign, digits, parts = '', letter = '' } = NUMBERED.exec(words[at]?.text ?? '')?.groups ?? {};
  if (digits === undefined) return undefined;
  const name = sign === '§' ? own(tongue.marks.signs, sign) : tongue.marks.number;
  const more = parts.split('.').slice(1);
  const points = more.map((part) => `${tongue.marks.point} ${sayWhole(part, tongue)}`);
  return say(joined([name ?? '', sayWhole(digits, tongue), ...points, letter]));
};

const spell = spelledByRules(rules.rbnf.rbnf.SpelloutRules);
const ordinal = (number: bigint): string => spell('%spellout-ordinal', number);
const cardinal = (number: bigint): string => spell('%spellout-cardinal', number);

const english: Tongue = {
  ...englishWords,
  ...englishAmounts,
  code: 'en',
  numbers: {
    cardinal,
    ordinal,
    year: (number) => spell('%spellout-numbering-year', number).replace('oh-', 'oh '),
  },
  separators: 'english',
  groupsBySpace: 'certain',
  phonesBy: 'digits',
  decimals: 'digits',
  isOne: (whole, fraction) => whole === '1' && fraction === undefined,
  formBefore: () => 'plain',
  isYear: isEnglishYear,
  isAdjective: isEnglishAdjective,
  afterMagnitude: (_, noun) => noun,
  moneyTail: (unit, cents, minorUnit) => `${unit} and ${cents} ${minorUnit}`,
  // “one thousandth”, not “one one thousandth”
  sayFraction: (over, under) =>
    `${cardinal(over)} ${ordinal(under).replace(/^one (?=hundred|thousand|million)/u, '')}${over === 1n ? '' : 's'}`,
  sayMixed: (whole, fraction) => `${whole} ${fraction}`,
  sayPower: (exponent) => {
    if (exponent === 2n) return 'squared';
    if (exponent === 3n) return 'cubed';
    return exponent < 0n ? `to the minus ${cardinal(-exponent)}` : `to the ${ordinal(exponent)}`;
  },
  powered: ([one, many], power) => {
    const front = power === 2 ? 'square' : 'cubic';
    return [`${front} ${one}`, `${front} ${many}`];
  },
  readers: [readDuration, ...englishUnits, ...englishModels, ...englishDates, ...englishNames],
};

/** A written word, and how it is read aloud. */
export interface SpokenPart {
  /** UTF-16 offsets into the text, the end exclusive, without the punctuation around the word. */
  readonly start: number;
  readonly end: number;
  /**
   * Words made of Latin letters, apostrophes and hyphens, separated by single spaces: no digits, signs or
   * punctuation. Empty for words that aren’t spoken, such as emoji.
   */
  readonly spoken: string;
}

const TONGUES: Readonly<Record<Language, Tongue>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};

export const tongueOf = (language: Language): Tongue => TONGUES[language];

const SHARED = [
  readNumberSign,
  readDottedNumbers,
  readDottedName,
  readWebAddress,
  readNumberedRoman,
  readFeaturing,
  readNo,
  readAbbreviation,
  readPerUnit,
  readProduct,
  readAmount,
  readLoneUnit,
  readPower,
  readFraction,
  readRatio,
  readNamedLetter,
  readLetters,
];

const readersOf = ({ readers }: Tongue): readonly Reader[] => {
  const known = [...readers, ...SHARED];
  return [
    readMoneyBefore,
    readBelowZero,
    readPhone,
    readEmergency,
    readApart,
    readCoordinate,
    readSides,
    readNamedRatio,
    ...readers,
    ...namedNumbers,
    readMarkedUnit,
    readShortCount,
    readSign,
    readEquation(known),
    readFormulaSide,
    readTerm,
    ...SHARED,
    readPieces(known),
  ];
};

/** A detached dash or quotation mark is not a written word. */
const isPunctuation = (word: WrittenWord | undefined): boolean =>
  word !== undefined && /^\p{P}+$/u.test(`${word.opens}${word.text}${word.closes}`);

/** Reads words from a given position; consumes at least one. */
const read = (
  words: readonly WrittenWord[],
  at: number,
  tongue: Tongue,
  readers: readonly Reader[],
): readonly Said[] => {
  const isLong = (words[at]?.text.length ?? 0) > LONG_WORD;
  for (const reader of isLong ? readers.slice(-1) : readers) {
    const said = reader(words, at, tongue);
    if (said !== undefined) return said;
  }
  return [{ spoken: '' }];
};

const readAll = (text: string, language: Language, respellings: Respellings): readonly SpokenPart[] => {
  const tongue = TONGUES[language];
  const said = (respelling: string): string =>
    joined(readingOf(respelling, language).map(({ spoken }) => spoken));
  const known = readersOf(tongue);
  const unlisted: Reader = (words, at) => read(words, at, tongue, known);
  const readers = [readRespelled(respellings, said, unlisted), ...known];
  const words = writtenWords(text);
  const parts: SpokenPart[] = [];
  while (parts.length < words.length) {
    for (const { spoken, dotted = false } of read(words, parts.length, tongue, readers)) {
      const word = words[parts.length];
      if (word === undefined) break;
      const dot = dotted && word.closes.startsWith('.') ? 1 : 0;
      parts.push({ start: word.start, end: word.end + dot, spoken });
    }
  }
  return parts.filter(({ spoken }, index) => spoken !== '' || !isPunctuation(words[index]));
};

/**
 * Caches the latest readings without respellings, because sentences, pages and lengths are computed from the same
 * texts.
 */
const kept = new Map<string, readonly SpokenPart[]>();
const MOST_KEPT = 64;

/**
 * How a text is read aloud, one part per written word, in order. Words are separated by white space, as in
 * captions; when a reading spans several words (“5 km”, “$3.5 billion”), each word gets a share of it.
 * Between parts there is only white space and punctuation at which a voice may pause; an abbreviation’s dot belongs
 * to its part. A listed word is pronounced as `respellings` says.
 */
export const readingOf = (
  text: string,
  language: Language,
  respellings?: Respellings,
): readonly SpokenPart[] => {
  if (respellings !== undefined) return readAll(text, language, respellings);
  const key = `${language} ${text}`;
  const known = kept.get(key) ?? readAll(text, language, {});
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
};
