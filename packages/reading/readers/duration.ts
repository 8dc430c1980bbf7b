import { sayNumber, writtenNumber } from '../numbers/written-number.ts';
import { type Noun, type Reader, type Said, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { joined } from './lookup.ts';

/** A number of units; empty when the unit isn’t listed. */
export const sayCount = (digits: string, unit: Noun | undefined, tongue: Tongue): string => {
  const number = writtenNumber(digits.replace(/^0+(?=\d)/u, ''), tongue);
  if (unit === undefined || number === undefined) return '';
  return joined([
    sayNumber({ ...number, mark: 'comma' }, tongue, unit[2] === 'f' ? 'feminine' : 'masculine'),
    unit[/^0*1$/u.test(digits) ? 0 : 1],
  ]);
};

type Counts = readonly (string | undefined)[];

/** Hours, minutes and seconds; those that are missing or zero are left out. */
const partsOf = (counts: Counts, tongue: Tongue, isSingular = false): readonly string[] =>
  ['h', 'min', 's'].flatMap((name, index) => {
    const [digits = '', unit] = [counts[index], tongue.units[name]];
    if (unit === undefined || !/[1-9]/u.test(digits)) return [];
    // “a 3:52 minute song”
    return [sayCount(digits, isSingular ? [unit[0], unit[0]] : unit, tongue)];
  });

const withAnd = (parts: readonly string[], { marks }: Tongue): string =>
  joined([...parts.slice(0, -1), parts.length > 1 ? marks.and : '', parts.at(-1) ?? '']);

const SECONDS = String.raw`[0-5]\d(?:[.,]\d{1,3})?`;
const LONG = new RegExp(`^(?<hours>\\d{1,3}):(?<minutes>[0-5]\\d):(?<seconds>${SECONDS})$`, 'u');
const SHORT = /^(?<first>\d{1,3}):(?<second>[0-5]\d(?:[.,]\d{1,2})?)$/u;
const HOUR_NAME = /^(?:Stunden?|Std|hours?|hrs?|horas?|heures?)$/u;
const MINUTE_NAME = /^(?:Minuten?|Min|minutes?|mins?|min|minutos?)$/u;

const AT = /^(?:at|las?|um|gegen|vers|à|desde|since|until|till|ab|bis|seit)$/iu;
const OF_DAY = /^(?:Uhr|h|[ap]\.?m|[AP]\.?M|GMT|UTC|MEZ|MESZ|CET|CEST|[ECMP][SD]?T)$/u;
/** Prepositions before a length of time. */
const DURING = /^(?:in|en|of|de|von|nach|for|with|unter|under|sous|over)$/iu;
/** Words that suggest a length of time nearby. */
const LENGTH =
  /^(?:(?:half-?)?marathons?|maratones|maratón|halbmarathon|ironman|\p{L}*rekord|records?|récords?|times?|tiempos?|temps|chronos?|\p{L}*zeit(?:en)?|la(?:st|sts|sted|sting)|took|takes?|ran|runs?|running|won|clocked|finish(?:ed|es|ing)?|long|length|duration|runtime|laps?|dura(?:ba|n|ción|nte|ron)?|duró|tardó|tardaron|corrió|ganó|terminó|logró|dur(?:e|ée|ait|ent|er|a)|court|couru|gagne|gagné|fini|réalise|dauert|dauerten?|lief|lang|siegten?|gewann|brauchten?|schaffte|benötigte)$/iu;
const STANDS = /^(?:stands?|stood|records?|time|remains?)$/u;
const WORDS_BEFORE = 5;
const WORDS_AFTER = 3;
const HOURS_A_DAY = 24;

/** Whether hours, minutes and seconds are a length of time; otherwise they are a time of day. */
const isLength = (words: readonly WrittenWord[], at: number): boolean => {
  const [before, { text = '' } = {}, next] = [words[at - 1], words[at], words[at + 1]];
  const hours = text.split(':')[0] ?? '';
  if (Number(hours) > HOURS_A_DAY || /[.,]/u.test(text)) return true;
  // “in 3:02:15 h”, “nur 1:59:40 h”
  const isShort = /^\d$/u.test(hours) && !AT.test(before?.text ?? '');
  const isDuring = next?.text === 'h' && (isShort || DURING.test(before?.text ?? ''));
  if (OF_DAY.test(next?.text ?? '') && !isDuring) return false;
  if (AT.test(before?.text ?? '')) return STANDS.test(words[at - 2]?.text ?? '');
  if (/^[1-9]$/u.test(hours) || DURING.test(before?.text ?? '')) return true;
  const near = words.slice(Math.max(0, at - WORDS_BEFORE), at + 1 + WORDS_AFTER);
  return near.some((word) => LENGTH.test(word.text));
};

/** The words spoken for a duration and for the unit after it. */
const shared = (said: string, name: string): readonly Said[] => {
  const [first = '', ...more] = said.split(' ');
  return [{ spoken: first }, { spoken: more.join(' '), dotted: name.length === 3 }];
};

/** “2:01:09” after “in” or near “marathon”; anywhere in languages that say times of day the same way. */
const readHours: Reader = (words, at, tongue) => {
  const { hours, minutes, seconds } = LONG.exec(words[at]?.text ?? '')?.groups ?? {};
  const namesAlike = tongue.code === 'es' || tongue.code === 'fr';
  if (hours === undefined || !(namesAlike || isLength(words, at))) return undefined;
  const parts = partsOf([hours, minutes, seconds], tongue, tongue.isAdjective(words, at));
  const [name] = HOUR_NAME.exec(words[at + 1]?.text ?? '') ?? [];
  if (parts.length === 0) return undefined;
  const said = withAnd(parts, tongue);
  if (words[at]?.closes !== '') return say(said);
  if (words[at + 1]?.text === 'h') return say(said, '');
  return name === undefined ? say(said) : shared(said, name);
};

/** “3:52 minutes”, “2:30 Stunden”, “3:43.13”. */
const readMinutes: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const { first, second = '' } = SHORT.exec(word?.text ?? '')?.groups ?? {};
  const name = word?.closes === '' ? (next?.text ?? '') : '';
  const isMinutes = MINUTE_NAME.test(name);
  // “15:30 hours” is a time of day elsewhere.
  const isHours = HOUR_NAME.test(name) && tongue.code === 'de';
  if (first === undefined || !(isMinutes || isHours || /[.,]/u.test(second))) return undefined;
  const counts = isHours ? [first, second] : [undefined, first, second];
  const parts = partsOf(counts, tongue, tongue.isAdjective(words, at));
  if (parts.length === 0) return undefined;
  const said = withAnd(parts, tongue);
  return isMinutes || isHours ? shared(said, name) : say(said);
};

const CLOCK = /^(?<hours>\d{1,3})h(?<minutes>[0-5]\d)$/u;
/** Words before the start or end of a period, which are times of day. */
const END = /^(?:de|del|a|al|von|from|to|hasta|y|und|and|entre|zwischen|between)$/iu;
const LAST_MORNING_HOUR = 12;
const LAST_SHORT_HOUR = 6;

/** “dura 2h30”, “in 2h30”; elsewhere, “2h30” is a time of day. French says both the same way. */
const readHoursAndMinutes: Reader = (words, at, tongue) => {
  const before = words[at - 1]?.text ?? '';
  const { hours, minutes } = CLOCK.exec(words[at]?.text ?? '')?.groups ?? {};
  if (hours === undefined || tongue.code === 'fr' || AT.test(before)) return undefined;
  // “a 2h30 de vuelo”
  const isWay =
    words[at + 1]?.text === 'de' &&
    /^(?:vuelo|viaje|camino|coche|tren|marcha|duración)$/u.test(words[at + 2]?.text ?? '');
  if (END.test(before) && !isWay) return undefined;
  const near = words.slice(Math.max(0, at - WORDS_BEFORE), at);
  const isDuring = DURING.test(before) && Number(hours) <= LAST_MORNING_HOUR;
  // “Madrid–Sevilla (2h30)”
  const isApart = words[at]?.opens.endsWith('(') === true && Number(hours) <= LAST_SHORT_HOUR;
  if (!isWay && !isApart && !isDuring && !near.some((word) => LENGTH.test(word.text))) return undefined;
  const parts = partsOf([hours, minutes], tongue, tongue.isAdjective(words, at));
  return parts.length === 0 ? undefined : say(withAnd(parts, tongue));
};

const GLUED =
  /^(?:(?<hours>\d{1,3})h)?(?:(?<minutes>\d{1,2})(?:min|mn|m))?(?:(?<seconds>\d{1,2})s(?:ec)?)?$/u;

const MARKED = /^(?<hours>\d{1,3})h(?<minutes>[0-5]?\d)['’′](?<seconds>[0-5]\d)$/u;

/** “1h30min”, “2h03'59''”, “2h 5m 9s”: after hours and before seconds, “m” means minutes. */
const readGlued: Reader = (words, at, tongue) => {
  const [before = '', text = '', next = ''] = [-1, 0, 1].map((step) => words[at + step]?.text);
  const { hours, minutes, seconds } = (GLUED.exec(text) ?? MARKED.exec(text))?.groups ?? {};
  const count = [hours, minutes, seconds].filter((digits) => digits !== undefined).length;
  const isPart =
    (minutes !== undefined && (/^\d{1,3}h$/u.test(before) || /^\d{1,2}s$/u.test(next))) ||
    (seconds !== undefined && /^\d{1,2}(?:min|mn|m)$/u.test(before));
  if (count < 2 && !(count === 1 && isPart)) return undefined;
  const parts = partsOf([hours, minutes, seconds], tongue, tongue.isAdjective(words, at));
  return parts.length === 0 ? undefined : say(joined(parts));
};

export const readDuration: Reader = (words, at, tongue) =>
  /^\d/u.test(words[at]?.text ?? '')
    ? (readHours(words, at, tongue) ??
      readMinutes(words, at, tongue) ??
      readHoursAndMinutes(words, at, tongue) ??
      readGlued(words, at, tongue))
    : undefined;
