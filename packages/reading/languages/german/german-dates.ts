import { digitDate, isDay } from '../../readers/dates.ts';
import { isNumber } from '../../readers/dots.ts';
import { own } from '../../readers/lookup.ts';
import { type Reader, type Said, say } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';
import { endingAt } from './german-endings.ts';
import { cardinal, ordinal, year } from './german-numbers.ts';

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
const SHORT = /^(?:Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez)$/u;

export const monthOf = (word: WrittenWord | undefined): string | undefined => {
  const text = word?.text ?? '';
  if (MONTHS.includes(text)) return text;
  return SHORT.test(text) ? MONTHS.find((month) => month.startsWith(text.slice(0, 3))) : undefined;
};

const YEAR = /^[12]\d{3}$/u;

/** “3.10.1990” and “am 3.10.”. */
const readDigits: Reader = (words, at) => {
  const word = words[at];
  const date = digitDate(word?.text ?? '', 'day first');
  const ending = endingAt(words, at, 'Monat');
  if (date !== undefined)
    return say(`${ordinal(BigInt(date.day))}${ending} ${MONTHS[date.month - 1]} ${year(date.year)}`);
  const [, day = '', month = ''] = /^(\d{1,2})\.(\d{1,2})$/u.exec(word?.text ?? '') ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!word?.closes.startsWith('.') || name === undefined || !isDay(Number(day))) return undefined;
  return [{ spoken: `${ordinal(BigInt(day))}${ending} ${name}`, dotted: words[at + 1] !== undefined }];
};

const DAYS = /^(?<day>\d{1,2})(?:\.[-–](?<upTo>\d{1,2}))?$/u;

/** “3. Oktober 1990”, “5.–9. Mai”. */
const readDay: Reader = (words, at) => {
  const [word, next, last] = words.slice(at, at + 3);
  const { day = '', upTo = '' } = DAYS.exec(word?.text ?? '')?.groups ?? {};
  const month = monthOf(next);
  if (day === '' || month === undefined || word?.closes !== '.' || !isDay(Number(day))) return undefined;
  const ending = endingAt(words, at, 'Monat');
  const first = `${ordinal(BigInt(day))}${ending}`;
  const spoken = upTo === '' ? first : `${first} bis ${ordinal(BigInt(upTo))}${ending}`;
  const isShort = month !== next?.text;
  const said: Said[] = [
    { spoken, dotted: true },
    { spoken: month, dotted: isShort },
  ];
  const isYear = YEAR.test(last?.text ?? '') && (next?.closes === '' || isShort);
  return isYear ? [...said, ...say(year(BigInt(last?.text ?? 0)))] : said;
};

const DECADE = /^['’]?(?<from>\d{1,2}|[12]\d{3})er(?<ending>n?)$/u;

const readDecade: Reader = (words, at) => {
  const { from = '', ending = '' } = DECADE.exec(words[at]?.text ?? '')?.groups ?? {};
  return from === '' ? undefined : say(`${year(BigInt(from))}er${ending}`);
};

const CLOCK = /^(?<hour>[01]?\d|2[0-4])(?<mark>[:.])(?<minute>[0-5]\d)$/u;

/** “15:30 Uhr”, “8.15 Uhr”, “15:30”. */
const readClock: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  const { hour = '', mark = '', minute = '' } = CLOCK.exec(word?.text ?? '')?.groups ?? {};
  const isApart = word?.closes === '' && next?.text === 'Uhr';
  if (hour === '' || (mark === '.' && !isApart)) return undefined;
  const hours = cardinal(BigInt(hour), 'masculine');
  const minutes = minute === '00' ? '' : ` ${cardinal(BigInt(minute))}`;
  return isApart ? say(hours, `Uhr${minutes}`) : say(`${hours} Uhr${minutes}`);
};

const WEEKDAYS: Readonly<Record<string, string>> = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
};

/** “So., dem 13. August”: a weekday, before a comma or a date. */
const readWeekday: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  const day = own(WEEKDAYS, word?.text ?? '');
  if (day === undefined || !word?.closes.startsWith('.')) return undefined;
  return word.closes === '.,' || isNumber(next) ? [{ spoken: day, dotted: true }] : undefined;
};

const HOURS =
  /^(?<from>[01]?\d|2[0-4])(?::(?<first>[0-5]\d))?[-–](?<upTo>[01]?\d|2[0-4])(?::(?<last>[0-5]\d))?$/u;

const sayHour = (digits: string): string => cardinal(BigInt(digits), 'masculine');

/** “9:00–17:30 Uhr”. */
const readHours: Reader = (words, at, { marks }) => {
  const [word, next] = [words[at], words[at + 1]];
  const { from = '', first = '00', upTo = '', last = '00' } = HOURS.exec(word?.text ?? '')?.groups ?? {};
  if (from === '' || word?.closes !== '' || next?.text !== 'Uhr') return undefined;
  const begins = first === '00' ? sayHour(from) : `${sayHour(from)} Uhr ${cardinal(BigInt(first))}`;
  return say(
    `${begins} ${marks.to} ${sayHour(upTo)}`,
    `Uhr${last === '00' ? '' : ` ${cardinal(BigInt(last))}`}`,
  );
};

export const germanDates: readonly Reader[] = [
  readDigits,
  readDay,
  readWeekday,
  readDecade,
  readHours,
  readClock,
];

/** The years from 1100 to 1999 are read in hundreds; later years are read like any other number. */
export const isGermanYear = (words: readonly WrittenWord[], at: number): boolean =>
  /^1[1-9]\d{2}$/u.test(words[at]?.text ?? '');
