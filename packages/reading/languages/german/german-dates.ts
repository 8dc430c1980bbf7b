import { digitDate, isDay } from '../../readers/dates.ts';
import { around, isCapitalised, isNumber } from '../../readers/dots.ts';
import { readDuration } from '../../readers/duration.ts';
import { joined, own } from '../../readers/lookup.ts';
import { type Reader, type Said, say } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';
import { endingAt, WEEKDAY } from './german-endings.ts';
import { cardinal, ordinal, year } from './german-numbers.ts';

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);
const SHORT = /^(?:Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez)$/u;

export const monthOf = (word: WrittenWord | undefined): string | undefined => {
  const text = word?.text ?? '';
  if (MONTHS.includes(text)) return text;
  return SHORT.test(text) ? MONTHS.find((month) => month.startsWith(text.slice(0, 3))) : undefined;
};

const YEAR = /^[12]\d{3}$/u;

/** “USB 3.2.” at the end of a sentence. */
const isVersion = (words: readonly WrittenWord[], at: number): boolean => {
  const [before, further] = [words[at - 1], words[at - 2]];
  if (!/^\d\.\d{1,2}$/u.test(words[at]?.text ?? '')) return false;
  const isInside = further !== undefined && !/[.!?:;]/u.test(further.closes);
  return isInside && before?.closes === '' && isCapitalised(before) && !WEEKDAY.test(before.text);
};

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
  if (isVersion(words, at)) return undefined;
  return [{ spoken: `${ordinal(BigInt(day))}${ending} ${name}`, dotted: words[at + 1] !== undefined }];
};

const SPACED_END = /^(?:am|vom|zum|bis|seit|dem|ab|den)$/iu;

/** “17. 6. 1953”, “am 17. 6.”: a date with spaces. */
const readSpaced: Reader = (words, at, { beginnings }) => {
  const [day, month, last] = words.slice(at, at + 3);
  const name = MONTHS[Number(month?.text) - 1];
  const isDate = [day, month].every((word) => /^\d{1,2}$/u.test(word?.text ?? '') && word?.closes === '.');
  if (!isDate || name === undefined || !isDay(Number(day?.text))) return undefined;
  const isYear = YEAR.test(last?.text ?? '');
  if (!isYear && !SPACED_END.test(words[at - 1]?.text ?? '')) return undefined;
  const said: Said[] = [
    { spoken: `${ordinal(BigInt(day?.text ?? 0))}${endingAt(words, at, 'Monat')}`, dotted: true },
    { spoken: name, dotted: last !== undefined && !beginnings.has(last.text) },
  ];
  return isYear ? [...said, ...say(year(BigInt(last?.text ?? 0)))] : said;
};

const SHORT_YEAR = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<short>\d{2})$/u;

/** “am 26.4.86”: when the month has one digit, only the preceding word distinguishes a date from a version number. */
const readShortYear: Reader = (words, at, tongue) => {
  const word = words[at];
  const { day = '', month = '', short = '' } = SHORT_YEAR.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || day === '' || !SPACED_END.test(words[at - 1]?.text ?? '')) return undefined;
  const text = `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${short}`;
  return readDigits([...words.slice(0, at), { ...word, text }], at, tongue);
};

const DATES =
  /^(?<day>\d{1,2})\.(?:(?<month>\d{1,2})\.)?(?<mark>[-–/])(?<upTo>\d{1,2})\.(?<last>\d{1,2})(?<rest>\.[12]\d{3})?$/u;

/** “30.5.–2.6.”, “5.–9.6.2020”, “24./25.12.” */
const readDateRange: Reader = (words, at, { beginnings, marks }) => {
  const [word, next] = [words[at], words[at + 1]];
  const {
    day = '',
    month,
    mark = '',
    upTo = '',
    last = '',
    rest,
  } = DATES.exec(word?.text ?? '')?.groups ?? {};
  const isDate =
    isDay(Number(day)) && isDay(Number(upTo)) && (rest !== undefined || word?.closes.startsWith('.'));
  const [from, end] = [MONTHS[Number(month) - 1] ?? '', MONTHS[Number(last) - 1]];
  if (!isDate || end === undefined) return undefined;
  const first = `${ordinal(BigInt(day))}${endingAt(words, at, 'Monat')}`;
  const after = rest === undefined ? '' : year(BigInt(rest.slice(1)));
  const spoken = joined([first, from, mark === '/' ? '' : marks.to, `${ordinal(BigInt(upTo))}n`, end, after]);
  return [{ spoken, dotted: rest === undefined && next !== undefined && !beginnings.has(next.text) }];
};

const DAYS = /^(?<day>\d{1,2})(?:\.(?<mark>[-–/])(?<upTo>\d{1,2}))?$/u;

/** “3. Oktober 1990”, “5.–9. Mai”. */
const readDay: Reader = (words, at) => {
  const [word, next, last] = words.slice(at, at + 3);
  const { day = '', mark = '', upTo = '' } = DAYS.exec(word?.text ?? '')?.groups ?? {};
  const month = monthOf(next);
  if (day === '' || month === undefined || word?.closes !== '.' || !isDay(Number(day))) return undefined;
  const ending = endingAt(words, at, 'Monat');
  const first = `${ordinal(BigInt(day))}${ending}`;
  const until = upTo === '' ? '' : `${ordinal(BigInt(upTo))}${ending}`;
  const spoken = joined([first, mark === '' || mark === '/' ? '' : 'bis', until]);
  const isShort = month !== next?.text;
  const said: Said[] = [
    { spoken, dotted: true },
    { spoken: month, dotted: isShort },
  ];
  const isYear = YEAR.test(last?.text ?? '') && (next?.closes === '' || isShort);
  return isYear ? [...said, ...say(year(BigInt(last?.text ?? 0)))] : said;
};

const GLUED_DAY = /^(?<day>\d{1,2})\.(?<month>\p{Lu}\p{Ll}+)$/u;

/** “1.Mai 1945”. */
const readGluedDay: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  const { day = '', month = '' } = GLUED_DAY.exec(word?.text ?? '')?.groups ?? {};
  const name = word === undefined ? undefined : monthOf({ ...word, text: month });
  if (word === undefined || name === undefined || !isDay(Number(day))) return undefined;
  const isShort = name !== month;
  const isYear = YEAR.test(next?.text ?? '') && (word.closes === '' || isShort);
  const spoken = `${ordinal(BigInt(day))}${endingAt(words, at, 'Monat')} ${name}`;
  return [{ spoken, dotted: isShort }, ...(isYear ? say(year(BigInt(next?.text ?? 0))) : [])];
};

const DECADE = /^['’]?(?<from>\d{1,4}|\d{1,3}\.\d{3})er(?<ending>n?)$/u;

const readDecade: Reader = (words, at) => {
  const { from = '', ending = '' } = DECADE.exec(words[at]?.text ?? '')?.groups ?? {};
  if (from.includes('.')) return say(`${cardinal(BigInt(from.replace('.', '')))}er${ending}`);
  return from === '' ? undefined : say(`${year(BigInt(from))}er${ending}`);
};

const CLOCK = /^(?<hour>[01]?\d|2[0-4])(?<mark>[:.hH])(?<minute>[0-5]\d)(?<unit>h?)$/u;

const CLOCK_AT = /^(?:um|gegen|ab|bis|seit|von|vor|nach)$/iu;

/** “15:30 Uhr”, “8.15 Uhr”, “15:30”, “14h30”. */
const readClock: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const { hour = '', mark = '', minute = '', unit = '' } = CLOCK.exec(word?.text ?? '')?.groups ?? {};
  const isLong = word?.closes === '' && next?.text === 'h';
  // “dauert 8:30 h”, but “um 8:30 h”
  if (hour !== '' && isLong && !CLOCK_AT.test(words[at - 1]?.text ?? ''))
    return readDuration([word, { ...next, text: 'Std' }], 0, tongue);
  const isApart = isLong || (word?.closes === '' && next?.text === 'Uhr');
  if (hour === '' || (mark === '.' && !isApart && unit === '')) return undefined;
  const hours = cardinal(BigInt(hour), 'masculine');
  const minutes = minute === '00' ? '' : ` ${cardinal(BigInt(minute))}`;
  return isApart ? say(hours, `Uhr${minutes}`) : say(`${hours} Uhr${minutes}`);
};

/** “von 9h bis 17h”. */
const isSpan = (words: readonly WrittenWord[], at: number): boolean => {
  const [from, first, link, last] = words.slice(words[at - 1]?.text === 'bis' ? at - 3 : at - 1).slice(0, 4);
  const areHours = [first, last].every((word) => /^\d{1,2}h(?:\d{2})?$/u.test(word?.text ?? ''));
  return areHours && /^von$/iu.test(from?.text ?? '') && link?.text === 'bis';
};

/** “um 20 h”, “ab 9h”. */
const readHour: Reader = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const { hour = '', mark = '' } =
    /^(?<hour>[01]?\d|2[0-4])(?<mark>h?)$/u.exec(word?.text ?? '')?.groups ?? {};
  const isTime = /^(?:um|gegen)$/iu.test(before?.text ?? '');
  const isStart = /^ab$/iu.test(before?.text ?? '') || (mark !== '' && at > 0 && isSpan(words, at));
  if (hour === '' || !(isTime || isStart)) return undefined;
  const spoken = cardinal(BigInt(hour), 'masculine');
  if (mark !== '') return say(`${spoken} Uhr`);
  return word?.closes === '' && next?.text === 'h' ? say(spoken, 'Uhr') : undefined;
};

const LONG_CLOCK = /^(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d):(?<second>[0-5]\d)$/u;

/** “10:15:30 Uhr”. */
const readSeconds: Reader = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  const { hour = '', minute = '', second = '' } = LONG_CLOCK.exec(word?.text ?? '')?.groups ?? {};
  if (hour === '') return undefined;
  const hours = `${cardinal(BigInt(hour), 'masculine')} Uhr`;
  const seconds = `${cardinal(BigInt(second), 'feminine')} ${second === '01' ? 'Sekunde' : 'Sekunden'}`;
  const rest = joined([
    minute === '00' ? '' : cardinal(BigInt(minute)),
    second === '00' ? '' : `und ${seconds}`,
  ]);
  return word?.closes === '' && next?.text === 'Uhr' ? say(hours, rest) : say(joined([hours, rest]));
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

/** “Mo. bis Fr.”, “Sa. und So.” */
const isLinked = (words: readonly WrittenWord[], at: number, step: 1 | -1): boolean => {
  const [link, other] = [words[at + step], words[at + 2 * step]];
  return (
    /^(?:bis|und|[-–])$/u.test(link?.text || link?.closes || '') &&
    other?.closes.startsWith('.') === true &&
    own(WEEKDAYS, other.text) !== undefined
  );
};

/** “So., dem 13. August”: a weekday before a comma or a date, or next to another weekday. */
const readWeekday: Reader = (words, at, { marks }) => {
  const [word, next] = [words[at], words[at + 1]];
  const day = own(WEEKDAYS, word?.text ?? '');
  // “Mo, 3.6.”
  if (day !== undefined && word?.closes === ',' && /^\d{1,2}\.\d{1,2}(?:\.|$)/u.test(next?.text ?? ''))
    return say(day);
  if (day === undefined || !word?.closes.startsWith('.')) return undefined;
  if (isLinked(words, at, -1)) return [{ spoken: day, dotted: next !== undefined && !isCapitalised(next) }];
  if (next?.text === '' && isLinked(words, at, 1)) return [{ spoken: day, dotted: true }, ...say(marks.to)];
  // “Fr. bis 12 Uhr”, but “Fr. von Stein”
  const isTimed = /^(?:bis|ab|um|gegen|früh|abends|nachts|morgens|geschl|geschlossen)$/u.test(
    next?.text ?? '',
  );
  return word.closes === '.,' || isNumber(next) || isTimed || isLinked(words, at, 1)
    ? [{ spoken: day, dotted: true }]
    : undefined;
};

const NAMED_RANGE = /^(?<from>\p{Lu}\p{Ll}+)\.?[-–](?<upTo>\p{Lu}\p{Ll}+)$/u;

/** “Mo.–Fr.”, “Jan.–März”: a range of weekdays or of months. */
const readNamedRange: Reader = (words, at, { beginnings, marks }) => {
  const [word, next] = [words[at], words[at + 1]];
  const { from = '', upTo = '' } = NAMED_RANGE.exec(word?.text ?? '')?.groups ?? {};
  if (word === undefined || from === upTo) return undefined;
  const days = [from, upTo].map((end) => own(WEEKDAYS, end) ?? end).filter((day) => WEEKDAY.test(day));
  const months = [from, upTo]
    .map((text) => monthOf({ ...word, text }))
    .filter((month) => month !== undefined);
  const [first, last] = days.length > 1 ? days : months;
  if (first === undefined || last === undefined) return undefined;
  const dotted = last !== upTo && next !== undefined && !beginnings.has(next.text);
  return [{ spoken: `${first} ${marks.to} ${last}`, dotted }];
};

const HOURS =
  /^(?<from>[01]?\d|2[0-4])(?::(?<first>[0-5]\d))?[-–](?<upTo>[01]?\d|2[0-4])(?::(?<last>[0-5]\d))?$/u;

const sayHour = (digits: string): string => cardinal(BigInt(digits), 'masculine');

const OPEN = /^(?:\p{L}*öffnungszeit(?:en)?|geöffnet|offen|uhr|\d?\d:\d\d(?:[-–]\d.*)?)$/iu;

/** “9:00–17:30 Uhr”, “geöffnet 14–18 h”. */
const readHours: Reader = (words, at, { marks }) => {
  const [word, next] = [words[at], words[at + 1]];
  const { from = '', first = '00', upTo = '', last = '00' } = HOURS.exec(word?.text ?? '')?.groups ?? {};
  if (from === '' || word?.closes !== '') return undefined;
  const isOpen = next?.text === 'h' && around(words, at).some(({ text }) => OPEN.test(text));
  if (next?.text !== 'Uhr' && !isOpen) return undefined;
  const begins = first === '00' ? sayHour(from) : `${sayHour(from)} Uhr ${cardinal(BigInt(first))}`;
  return say(
    `${begins} ${marks.to} ${sayHour(upTo)}`,
    `Uhr${last === '00' ? '' : ` ${cardinal(BigInt(last))}`}`,
  );
};

export const germanDates: readonly Reader[] = [
  readSpaced,
  readShortYear,
  readDateRange,
  readDigits,
  readNamedRange,
  readDay,
  readGluedDay,
  readWeekday,
  readDecade,
  readHours,
  readHour,
  readSeconds,
  readClock,
];

/** The years from 1100 to 1999 are read in hundreds; later years are read like any other number. */
export const isGermanYear = (words: readonly WrittenWord[], at: number): boolean =>
  /^1[1-9]\d{2}$/u.test(words[at]?.text ?? '');
