import { sayNumber, sayWhole, writtenNumber } from '../numbers/written-number.ts';
import { type Reader, type Reading, type Said, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { joined, own } from './lookup.ts';
import { speakable } from './speakable.ts';
import { amountWord } from './written-amount.ts';

export const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
};
const MIXED = /^(?<whole>\d{0,6})(?<part>[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒])$/u;
const SLASHED = /^(?<over>\d{1,3})[/⁄](?<under>\d{1,3})(?<ordinal>i?(?:è|e)?me|e)?$/u;
const POINTS = /^(?<points>\d{1,2}[.,]\d{1,2})\/(?<most>5|10|20|100)$/u;
const SMALL_WHOLE = /^\d{1,3}$/u;
const MOST_PARTS = 9n;
/** The maximum number of points, as in 8/10. */
const SCALES = new Set(['10', '20', '100']);

/** A fraction on its own, or after a whole number: “one half”, “and a half”. */
const sayFraction = (fraction: string, isAfterWhole: boolean, tongue: Tongue): string => {
  const known = own(tongue.fractions, fraction);
  if (known !== undefined) return known[isAfterWhole ? 1 : 0];
  const [over = '', under = ''] = fraction.split('/');
  const spoken = tongue.sayFraction(BigInt(over), BigInt(under));
  return isAfterWhole ? `${tongue.marks.and} ${spoken}` : spoken;
};

const isFraction = (over: string, under: string): boolean =>
  BigInt(over) > 0n && BigInt(over) < BigInt(under) && BigInt(under) <= MOST_PARTS;

/** The unit, if any, after a mixed number or a given fraction. */
export const unitAfter = (
  words: readonly WrittenWord[],
  at: number,
  tongue: Tongue,
  alone?: string,
): readonly Said[] => {
  const [word, next] = [words[at], words[at + 1]];
  const isDotted = next?.closes.startsWith('.') === true && words[at + 2] !== undefined;
  const unit = word?.closes === '' ? amountWord(next?.text ?? '', tongue, isDotted)?.unit : undefined;
  if (unit === undefined) return [];
  const [one, many] = unit;
  // “un cuarto de kilo”, like “un millón de kilos”
  const single = alone === '1/2' ? one : tongue.afterMagnitude('millions', one);
  return [{ spoken: alone === undefined ? many : single, dotted: isDotted && many !== next?.text }];
};

interface Mixed {
  readonly whole: string;
  /** A fraction with a slash. */
  readonly part: string;
}

/** “2½ horas” is read as “dos horas y media” in languages that put the half after the noun. */
const sayPartMore = (words: readonly WrittenWord[], at: number, mixed: Mixed, tongue: Tongue): Reading => {
  const { whole, part } = mixed;
  const [word, next] = [words[at], words[at + 1]];
  if (tongue.sayHalfMore === undefined || word?.closes !== '' || next === undefined) return undefined;
  const unit = amountWord(next.text, tongue)?.unit;
  if (unit === undefined && !/^[a-zß-öø-ÿœ]{3,}$/u.test(next.text)) return undefined;
  const many = unit?.[1] ?? speakable(next.text);
  const noun = whole === '1' ? (unit?.[0] ?? many.replace(/s$/u, '')) : many;
  const form =
    unit === undefined ? tongue.formBefore(word, next) : unit[2] === 'f' ? 'feminine' : 'masculine';
  const more = part === '1/2' ? tongue.sayHalfMore(form) : sayFraction(part, true, tongue);
  return say(sayWhole(whole, tongue, form), `${noun} ${more}`);
};

/** “1 ½ horas”, where the half is a separate word. */
const readApartHalf = (words: readonly WrittenWord[], at: number, tongue: Tongue): Reading => {
  const [whole, half, noun] = words.slice(at, at + 3);
  const isApart = /^\d{1,3}$/u.test(whole?.text ?? '') && /^(?:[½¼¾]|1\/2|[13]\/4)$/u.test(half?.text ?? '');
  if (!isApart || whole?.closes !== '' || half === undefined || noun === undefined) return undefined;
  const said = sayPartMore(
    [half, noun],
    0,
    { whole: whole.text, part: own(VULGAR, half.text) ?? half.text },
    tongue,
  );
  return said === undefined ? undefined : [said[0] ?? { spoken: '' }, { spoken: '' }, ...said.slice(1)];
};

const SCALE = /^1:\d{1,3}$/u;

/** “1:25 000”, the scale of a map. */
const readScale = (words: readonly WrittenWord[], at: number, tongue: Tongue): Reading => {
  const [scale, group] = words.slice(at, at + 2);
  if (!SCALE.test(scale?.text ?? '') || scale?.closes !== '' || !/^\d{3}$/u.test(group?.text ?? ''))
    return undefined;
  const under = sayWhole(`${scale.text.slice(2)}${group?.text}`, tongue);
  return say(`${sayWhole('1', tongue)} ${tongue.marks.ratio} ${under}`, '');
};

/** Numbers written as two words, which other readers would read separately. */
export const readApart: Reader = (words, at, tongue) =>
  readApartHalf(words, at, tongue) ?? readScale(words, at, tongue);

/** Fractions, mixed numbers, “8/10” and “24/7”. */
export const readFraction: Reader = (words, at, tongue) => {
  const text = words[at]?.text ?? '';
  const { whole = '', part = '' } = MIXED.exec(text)?.groups ?? {};
  const vulgar = own(VULGAR, part);
  const isAfterWhole = words[at - 1]?.closes === '' && SMALL_WHOLE.test(words[at - 1]?.text ?? '');
  const more =
    vulgar !== undefined && whole !== ''
      ? sayPartMore(words, at, { whole, part: vulgar }, tongue)
      : undefined;
  if (more !== undefined) return more;
  if (vulgar !== undefined && whole === '')
    return [
      ...say(sayFraction(vulgar, isAfterWhole, tongue)),
      ...unitAfter(words, at, tongue, isAfterWhole ? undefined : vulgar),
    ];
  if (vulgar !== undefined)
    return [
      ...say(tongue.sayMixed(sayWhole(whole, tongue), sayFraction(vulgar, true, tongue))),
      ...unitAfter(words, at, tongue),
    ];
  const { over = '', under = '', ordinal } = SLASHED.exec(text)?.groups ?? {};
  if (over !== '') {
    // “1/250 s”, “1/500 de seconde”, “1/500e”
    const isOf = words[at]?.closes === '' && words[at + 1]?.text === 'de' && BigInt(under) > 99n;
    const isOne = over === '1' && (isOf || unitAfter(words, at, tongue).length > 0);
    const isPart = BigInt(under) > 1n && (isOne || ordinal !== undefined);
    if (isPart || isFraction(over, under))
      return [
        ...say(sayFraction(`${over}/${under}`, isAfterWhole, tongue)),
        ...unitAfter(words, at, tongue, isAfterWhole ? undefined : `${over}/${under}`),
      ];
    const isScale = SCALES.has(under) || (over === under && under.length === 1);
    const between = isScale && BigInt(over) <= BigInt(under) ? ` ${tongue.marks.outOf} ` : ' ';
    return say(`${sayWhole(over, tongue)}${between}${sayWhole(under, tongue)}`);
  }
  const { points = '', most = '' } = POINTS.exec(text)?.groups ?? {};
  const scored = writtenNumber(points, tongue);
  if (scored !== undefined)
    return say(joined([sayNumber(scored, tongue), tongue.marks.outOf, sayWhole(most, tongue)]));
  return undefined;
};
