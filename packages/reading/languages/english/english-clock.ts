import { shortens } from '../../readers/dots.ts';
import { sayLetters } from '../../readers/letters.ts';
import { joined } from '../../readers/lookup.ts';
import { type Reader, say, type Tongue } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

const CLOCK =
  /^(?<hour>[01]?\d|2[0-4])(?:[:h.](?<minute>[0-5]\d)(?:h|:(?<second>[0-5]\d))?)?(?<half>[ap]\.?m|[AP]\.?M)?$/u;
const HALF = /^(?:[ap]\.?m|[AP]\.?M)$/u;

const sayMinutes = (minute: string, { numbers }: Tongue): string =>
  minute.startsWith('0') ? `oh ${numbers.cardinal(BigInt(minute))}` : numbers.cardinal(BigInt(minute));

const sayHalf = (half: string): string => sayLetters(half.replace('.', '').toUpperCase());

const MILITARY = /^(?<zero>0?)(?<hour>1?\d|2[0-4])(?<minute>[0-5]\d)$/u;
const AT = /^(?:at|by|until|till|around|about|before|after|from|to|since)$/iu;

/** “0530 hrs”, “at 1745 hours”, “0600 hours”. */
const readMilitary: Reader = (words, at, tongue) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const { zero = '', hour = '', minute = '' } = MILITARY.exec(word?.text ?? '')?.groups ?? {};
  if (hour === '' || word?.closes !== '' || !/^(?:hours|hrs?)$/u.test(next?.text ?? '')) return undefined;
  if (zero === '' && minute !== '00' && !AT.test(before?.text ?? '')) return undefined;
  const minutes = minute === '00' ? 'hundred' : sayMinutes(minute, tongue);
  return say(joined([zero === '' ? '' : 'oh', tongue.numbers.cardinal(BigInt(hour)), minutes]), 'hours');
};

const ZONE = /^(?:Eastern|Central|Mountain|Pacific|Greenwich|GMT|UTC|[ECMP][SD]?T|BST|CES?T|local)$/u;
const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/u;
/** What may follow a weekday that belongs to the time before it: “at 6 p.m. Sunday the …”. */
const AFTER_WEEKDAY =
  /^(?:morning|afternoon|evening|night|the|an?|he|she|it|they|we|you|I|his|her|their|our|my|nobody|everyone|every|all)$/u;

/** Whether a sentence continues with a time zone or a day after “6 p.m.” */
const hasMore = (words: readonly WrittenWord[], at: number): boolean => {
  const [half, next, after] = words.slice(at, at + 3);
  if (half?.closes !== '.' || next === undefined || next.opens !== '') return false;
  if (WEEKDAY.test(next.text)) return next.closes !== '' || AFTER_WEEKDAY.test(after?.text ?? '');
  if (ZONE.test(next.text) || (next.closes === '' && after?.text.toLowerCase() === 'time')) return true;
  return MONTHS.includes(next.text) && /^\d/u.test(after?.text ?? '');
};

/** Whether the dot of “p.m.” is only part of the abbreviation and doesn’t end a sentence. */
const isWordDot = (words: readonly WrittenWord[], at: number, tongue: Tongue): boolean =>
  shortens(words, at, tongue) || hasMore(words, at);

/** “3:45”, “3 p.m.”, “15:30”, “12:00”. */
export const readClock: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const military = readMilitary(words, at, tongue);
  if (military !== undefined) return military;
  const { hour, minute = '', second = '', half } = CLOCK.exec(word?.text ?? '')?.groups ?? {};
  const isApart = half === undefined && word?.closes === '' && HALF.test(next?.text ?? '');
  // “2.30pm”
  if (word?.text.includes('.') === true && half === undefined && !(isApart && /\.\d\d$/u.test(word.text)))
    return undefined;
  if (hour === undefined || (minute === '' && half === undefined && !isApart)) return undefined;
  const spokenHour = tongue.numbers.cardinal(BigInt(hour));
  const isPlain = half === undefined && !isApart && !/^(?:noon|midnight|hours)$/u.test(next?.text ?? '');
  // “with 2:00 to go”
  const isLeft =
    /^(?:left|remaining)$/u.test(next?.text ?? '') || (next?.text === 'to' && words[at + 2]?.text === 'go');
  const hours = Number(hour) > 12 ? 'hundred' : "o'clock";
  const even = isPlain && minute === '00' ? (isLeft ? `minute${hour === '1' ? '' : 's'}` : hours) : '';
  const rest = minute === '' || minute === '00' ? even : sayMinutes(minute, tongue);
  const exact =
    minute === '00' ? `and ${tongue.numbers.cardinal(BigInt(second))} seconds` : sayMinutes(second, tongue);
  const seconds = second === '' || second === '00' ? '' : exact;
  const time =
    Number(hour) === 0 && minute === '00' && !isLeft ? 'midnight' : `${spokenHour} ${rest} ${seconds}`;
  const spoken = `${time} ${half === undefined ? '' : sayHalf(half)}`.replaceAll(/\s+/gu, ' ').trim();
  // After “9 p.m.” the sentence may continue; “9PM.” ends it.
  const dotted = half?.includes('.') === true && isWordDot(words, at, tongue);
  return isApart
    ? [{ spoken }, { spoken: sayHalf(next?.text ?? ''), dotted: isWordDot(words, at + 1, tongue) }]
    : [{ spoken, dotted }];
};

const UP_TO_TIME = /^(?<half>[ap]\.?m|[AP]\.?M)\.?[-–—](?<upTo>\d.*)$/u;

/** “8 a.m.–5 p.m.” */
export const readTimes: Reader = (words, at, tongue) => {
  const [word, next, ...rest] = words.slice(at, at + 4);
  const { half = '', upTo = '' } = UP_TO_TIME.exec(next?.text ?? '')?.groups ?? {};
  if (word === undefined || next === undefined || half === '') return undefined;
  const first = readClock([word, { ...next, text: half, closes: '' }], 0, tongue);
  const [last, ...tail] = readClock([{ ...next, text: upTo }, ...rest], 0, tongue) ?? [];
  const [hour, letters] = first ?? [];
  if (hour === undefined || letters === undefined || last === undefined) return undefined;
  return [hour, { ...last, spoken: `${letters.spoken} ${tongue.marks.to} ${last.spoken}` }, ...tail];
};
