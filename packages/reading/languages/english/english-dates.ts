import { digitDate, isDay } from '../../readers/dates.ts';
import { isNumber, shortens } from '../../readers/dots.ts';
import { sayLetters } from '../../readers/letters.ts';
import { joined, own } from '../../readers/lookup.ts';
import { type Reader, type Said, say, type Tongue } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';
import { MONTHS, readClock, readTimes } from './english-clock.ts';

const SHORT = /^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/u;
const DAY = /^(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[-–](?<upTo>\d{1,2})(?:st|nd|rd|th)?)?$/u;
const YEAR = /^[12]\d{3}$/u;

const monthOf = (word: WrittenWord | undefined): string | undefined => {
  const text = word?.text ?? '';
  if (MONTHS.includes(text)) return text;
  return SHORT.test(text) ? MONTHS.find((month) => month.startsWith(text.slice(0, 3))) : undefined;
};

const sayDay = (text: string, { numbers, marks }: Tongue): string | undefined => {
  const { day = '', upTo = '' } = DAY.exec(text)?.groups ?? {};
  if (day === '' || !isDay(Number(day))) return undefined;
  const first = numbers.ordinal(BigInt(day));
  return isDay(Number(upTo)) ? `${first} ${marks.to} ${numbers.ordinal(BigInt(upTo))}` : first;
};

/** The year after a date, if one follows. */
const yearAfter = (words: readonly WrittenWord[], at: number, { numbers }: Tongue): Said[] => {
  const [before, word] = [words[at - 1], words[at]];
  const follows = before?.closes === '' || before?.closes === ',' || before?.closes === '.';
  return follows && YEAR.test(word?.text ?? '') ? [{ spoken: numbers.year(BigInt(word?.text ?? 0)) }] : [];
};

/** “May 5, 1821”, “Dec. 25”, “July 4th”. */
const readMonthAndDay: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const month = monthOf(word);
  if (word === undefined || month === undefined || !/^\.?$/u.test(word.closes)) return undefined;
  const isShort = month !== word.text;
  if ((word.closes === '.' && !isShort) || next === undefined) return undefined;
  const said: Said = { spoken: month, dotted: isShort };
  const range = DAY_RANGE.test(next.text) ? readMonthRange(words, at + 1, tongue) : undefined;
  if (range !== undefined) return [said, ...range];
  const day = sayDay(next.text, tongue);
  if (day !== undefined) return [said, ...say(day), ...yearAfter(words, at + 2, tongue)];
  if (!isShort) return undefined;
  const year = yearAfter(words, at + 1, tongue);
  if (year.length > 0) return [said, ...year];
  return word.closes === '.' ? [{ spoken: month, dotted: shortens(words, at, tongue) }] : undefined;
};

/** “5 May 1821”, “the 4th of July”. */
const readDayAndMonth: Reader = (words, at, tongue) => {
  const word = words[at];
  const month = monthOf(words[at + 1]);
  const day = word?.closes === '' ? sayDay(word.text, tongue) : undefined;
  if (day === undefined || month === undefined) return undefined;
  const article = words[at - 1]?.text.toLowerCase() === 'the' ? '' : 'the ';
  const said = { spoken: month, dotted: month !== words[at + 1]?.text };
  return [...say(`${article}${day} of`), said, ...yearAfter(words, at + 2, tongue)];
};

const readDigits: Reader = (words, at, { numbers }) => {
  const date = digitDate(words[at]?.text ?? '', 'month first');
  if (date === undefined) return undefined;
  const day = numbers.ordinal(BigInt(date.day));
  return say(`${MONTHS[date.month - 1]} ${day} ${numbers.year(date.year)}`);
};

const DATE_BEFORE = /^(?:on|since|until|till|by|from|of)$/iu;

/** “10/31”, “on 5/6”; “9/11” and “3/4” on their own aren’t read as dates. */
const readMonthSlashDay: Reader = (words, at, { numbers }) => {
  const { first = '', second = '' } =
    /^(?<first>\d{1,2})\/(?<second>\d{1,2})$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  // “by 31/12”, as written in British English
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined || !isDay(Number(day)) || words[at]?.text === '9/11') return undefined;
  const isDate =
    DATE_BEFORE.test(words[at - 1]?.text ?? '') && (Number(day) > 12 || words[at - 1]?.text === 'on');
  return isDate ? say(`${name} ${numbers.ordinal(BigInt(day))}`) : undefined;
};

const DAY_RANGE = /^(?<day>\d{1,2})[-–](?<month>\p{L}+)$/u;

/** “Aug. 28–Sept. 4”: a day followed by a dash and a month. */
const readMonthRange: Reader = (words, at, { numbers, marks }) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const { day = '', month = '' } = DAY_RANGE.exec(word?.text ?? '')?.groups ?? {};
  const name = word === undefined ? undefined : monthOf({ ...word, text: month });
  if (monthOf(before) === undefined || name === undefined || !isDay(Number(day))) return undefined;
  const said: Said = {
    spoken: `${numbers.ordinal(BigInt(day))} ${marks.to} ${name}`,
    dotted: name !== month,
  };
  return /^\d{1,2}$/u.test(next?.text ?? '')
    ? [said, ...say(numbers.ordinal(BigInt(next?.text ?? 0)))]
    : undefined;
};

const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/u;
const NAMED_RANGE = /^(?<from>\p{Lu}\p{Ll}+)\.?[-–—](?<upTo>\p{Lu}\p{Ll}+)$/u;

/** “Fri 13th”, “Sun, Nov 3”: an abbreviated weekday without a dot. */
const readWeekday: Reader = (words, at, { abbreviations }) => {
  const [word, next] = [words[at], words[at + 1]];
  const day = own(abbreviations, word?.text ?? '') ?? '';
  const isDate =
    /^\d{1,2}(?:st|nd|rd|th|[ap]m|:\d\d.*)$/u.test(next?.text ?? '') || monthOf(next) !== undefined;
  return WEEKDAY.test(day) && isDate && /^,?$/u.test(word?.closes ?? '') ? say(day) : undefined;
};

/** “Mon.–Fri.”, “Jan.–March”: a range of weekdays or of months. */
const readNamedRange: Reader = (words, at, { abbreviations, beginnings, marks }) => {
  const [word, next] = [words[at], words[at + 1]];
  const { from = '', upTo = '' } = NAMED_RANGE.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || from === '') return undefined;
  const ends = [from, upTo];
  const days = ends.map((end) => own(abbreviations, end) ?? end).filter((day) => WEEKDAY.test(day));
  const months = ends.map((text) => monthOf({ ...word, text })).filter((month) => month !== undefined);
  const [first, last] = days.length > 1 ? days : months;
  if (first === undefined || last === undefined) return undefined;
  const dotted = last !== upTo && next !== undefined && !beginnings.has(next.text);
  return [{ spoken: `${first} ${marks.to} ${last}`, dotted }];
};

const DECADE =
  /^(?<sign>[$£€](?=[\d,]*00s))?['’]?(?<from>\d{1,2}0|\d{2}|\d00|[12]\d{3}|\d{1,3}(?:,000)+)['’]?s$/u;

export const pluralOf = (spoken: string): string => {
  if (spoken.endsWith('y')) return `${spoken.slice(0, -1)}ies`;
  return spoken.endsWith('x') ? `${spoken}es` : `${spoken}s`;
};

/** “1,000s” are “thousands”, “10,000s” are “tens of thousands”. */
const sayThousands = (count: bigint, { cardinal }: Tongue['numbers']): string =>
  pluralOf(cardinal(count))
    .replace(/^one hundred /u, 'hundreds of ')
    .replace(/^ten /u, 'tens of ')
    .replace(/^one /u, '');

/** “the 1990s”, “the ’80s”, “in her 20s”, “1,000s of people”. */
const readDecade: Reader = (words, at, { currencies, numbers }) => {
  const { sign = '', from = '' } = DECADE.exec(words[at]?.text ?? '')?.groups ?? {};
  if (from === '') return undefined;
  const isSum = sign !== '' && words[at + 1]?.text !== 'of';
  const money = isSum ? `of ${own(currencies, sign)?.unit[1] ?? ''}` : '';
  if (sign !== '' || from.includes(','))
    return say(joined([sayThousands(BigInt(from.replaceAll(',', '')), numbers), money]));
  const spoken = from.length > 3 ? numbers.year(BigInt(from)) : numbers.cardinal(BigInt(from));
  return say(pluralOf(from.endsWith('000') || from === '100' ? spoken.replace(/^one /u, '') : spoken));
};

/** “the class of ’05”. */
const readShortYear: Reader = (words, at, { numbers }) => {
  const { digit = '' } = /^['’]0(?<digit>[1-9])$/u.exec(words[at]?.text ?? '')?.groups ?? {};
  return digit === '' ? undefined : say(`oh ${numbers.cardinal(BigInt(digit))}`);
};

const YEARS = /^(?<fiscal>[FC]Y)?(?<from>[12]\d{3})(?:\/(?<upTo>[12]\d{3}|\d{2}))?$/u;

/** “the 1999/2000 season”, “1914/18”, “FY2024”. */
const readYears: Reader = (words, at, { numbers }) => {
  const { fiscal = '', from = '', upTo = '' } = YEARS.exec(words[at]?.text ?? '')?.groups ?? {};
  if (from === '' || (fiscal === '' && upTo === '')) return undefined;
  const first = joined([sayLetters(fiscal), numbers.year(BigInt(from))]);
  if (upTo === '') return say(first);
  const last = upTo.length > 2 ? numbers.year(BigInt(upTo)) : numbers.cardinal(BigInt(upTo));
  return say(`${first} ${upTo.startsWith('0') ? 'oh ' : ''}${last}`);
};

export const englishDates: readonly Reader[] = [
  readMonthRange,
  readNamedRange,
  readWeekday,
  readMonthSlashDay,
  readMonthAndDay,
  readDayAndMonth,
  readDigits,
  readDecade,
  readYears,
  readTimes,
  readShortYear,
  readClock,
];

const YEAR_AFTER = new Set(
  (
    'in since by until till from of during before after circa around early late mid year summer winter spring autumn ' +
    'fall christmas ' +
    MONTHS.join(' ').toLowerCase()
  ).split(' '),
);
const COUNTED = new Set('people men women children feet percent pounds fish sheep soldiers years'.split(' '));
const NO_NOUN = new Set(
  'was is has as this its his hers ours theirs does goes says seems means always perhaps'.split(' '),
);
const FIRST_CERTAIN = 1100;
const LAST_YEAR = 2100;

const isCounted = (word: WrittenWord, next: WrittenWord | undefined): boolean =>
  word.closes === '' &&
  next !== undefined &&
  (COUNTED.has(next.text) || (/^[a-z]{3,}s$/u.test(next.text) && !NO_NOUN.has(next.text)));

const TIMES =
  /^(?:years|days|hours|minutes|seconds|weeks|months|miles|meters|kilometers|feet|people|pounds|dollars|sq|cu|fl)$/u;

/** A four-digit number is a year, unless it counts what follows. */
export const isEnglishYear = (words: readonly WrittenWord[], at: number): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || !YEAR.test(word.text) || Number(word.text) > LAST_YEAR) return false;
  if (word.closes === '' && TIMES.test(next?.text ?? '')) return false;
  const isAfter = YEAR_AFTER.has(before?.text.toLowerCase() ?? '');
  if (isCounted(word, next)) return before?.text.toLowerCase() === 'in';
  return isAfter || (Number(word.text) >= FIRST_CERTAIN && (word.closes !== '' || !isNumber(next)));
};
