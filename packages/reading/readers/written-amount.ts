import { type WrittenNumber, writtenNumber } from '../numbers/written-number.ts';
import { type Currency, type Noun, type Reader, say, type Tongue } from '../tongue.ts';
import { isNumber } from './dots.ts';
import { own } from './lookup.ts';
import { fuelPrice, moneyNumber, SIGN } from './money.ts';

/** A number with everything attached to it without a space. */
export interface WrittenAmount {
  /** “~”, “<” and the like. */
  readonly about: string;
  readonly number: WrittenNumber;
  /** The end of a range, as in 10–15. */
  readonly upTo: WrittenNumber | undefined;
  readonly magnitude: Noun | undefined;
  readonly currency: Currency | undefined;
  readonly unit: Noun | undefined;
  /** What is spoken last: the part after a slash, as in €/kg, or a plus sign, as in 50+. */
  readonly per: string;
}

const DIGITS = String.raw`(?:\d+(?:[.,'’]\d+)*|[.,]\d+)`;
const AMOUNT = new RegExp(
  `^(?<about>[~≈±<>≤≥]?)(?<sign>[-−+]?)(?<money>${SIGN})?(?<from>${DIGITS})` +
    `(?:(?:%|°C?|€)?[-–—‑](?:${SIGN})?(?<upTo>${DIGITS}))?(?<rest>[^\\d]{0,14}|(?:[^\\d]{0,8}/)?[cdhkm]?m[23](?:/\\p{L}{1,8})?|[^\\d]{1,8}/s2)$`,
  'u',
);

const MONEY_PER = new RegExp(`^${SIGN}/(?<under>\\p{L}{1,8})$`, 'u');

type Rest = Pick<WrittenAmount, 'magnitude' | 'unit' | 'currency' | 'per'>;
const NOTHING: Rest = { magnitude: undefined, unit: undefined, currency: undefined, per: '' };

/** A squared or cubed unit; with a plain digit, only a length, or the second in “m/s2”. */
const POWER = /^(?:(?<base>.+)(?<power>[²³])|(?<length>[cdhkm]?m|ft|mi|yd|s)(?<digit>[23]))$/u;

const powerOf = (text: string): { base: string; power: 2 | 3 } | undefined => {
  const { base, power, length, digit } = POWER.exec(text)?.groups ?? {};
  const of = base ?? length;
  return of === undefined ? undefined : { base: of, power: /[²2]/u.test(power ?? digit ?? '') ? 2 : 3 };
};

/** Units that are also written in capitals. */
const SHOUTED = /^(?:[CK]M|KG|FT|YDS?|LBS?|OZ|ML|MIN|SEC|HRS|YRS|MPH|MPG|KM\/H|KPH|KMH|BPM|FPS)$/u;

/** A unit as it is listed, or its square or cube; “3×” is the same as “3x”. */
const unitOf = (text: string, { units, powered }: Tongue): Noun | undefined => {
  if (text === '×') return own(units, 'x');
  const { base = '', power = 2 } = powerOf(text) ?? {};
  const unit = own(units, base);
  const small = SHOUTED.test(text) ? own(units, text.toLowerCase()) : undefined;
  return own(units, text) ?? (unit === undefined ? small : powered(unit, power));
};

const LENGTHS = /^(?:(?:[cdhkmnµμ]?m|ft|mi|yd)[²³]|[cdhkm]?m[23]|km|kg|km\/h|kWh)$/u;

/** A unit that stands alone, as in “pro m²”. */
const loneUnit = (text: string, tongue: Tongue): Noun | undefined =>
  LENGTHS.test(text) ? unitOf(text, tongue) : undefined;

const COUNTED_IN = /^(?:de|en|in|of)$/u;

/** “precio por m²”, “millones de km2”: a unit without a number directly before it. */
export const readLoneUnit: Reader = (words, at, tongue) => {
  const [one, many] = loneUnit(words[at]?.text ?? '', tongue) ?? [];
  if (one === undefined || many === undefined) return undefined;
  return say(COUNTED_IN.test(words[at - 1]?.text ?? '') ? many : one);
};

const perOne = (under: string, tongue: Tongue): string | undefined => {
  const { base = '', power = 2 } = powerOf(under) ?? {};
  const unit = own(tongue.units, base)?.[0];
  const [length] = loneUnit(under, tongue) ?? [];
  if (length !== undefined) return `${tongue.marks.per} ${length}`;
  if (tongue.counters.has(under)) return `${tongue.marks.per} ${under}`;
  const one =
    unit === undefined
      ? ((own(tongue.units, `per ${under}`) ?? own(tongue.units, under))?.[0] ??
        (/^\p{Script=Latin}{3,}$/u.test(under) ? under : undefined))
      : `${unit} ${tongue.sayPower(BigInt(power))}`;
  return one === undefined ? undefined : `${tongue.marks.per} ${one}`;
};

/** “mg/kg/day” has two. */
const MOST_PER = 3;

/** “per hour”; undefined if what comes after a slash isn’t a unit or a word. */
export const sayPer = (under: string, tongue: Tongue): string | undefined => {
  const ends = under.split('/', MOST_PER + 1);
  if (ends.length === 1 || ends.length > MOST_PER) return perOne(under, tongue);
  const said = ends.map((end) => perOne(end.replace(/\.$/u, ''), tongue));
  return said.includes(undefined) ? undefined : said.join(' ');
};

/** “$/qx”: the amount must be said even if the unit after the slash isn’t listed. */
const unknownPer = (rest: string, { marks }: Tongue): string | undefined => {
  const { under } = MONEY_PER.exec(rest)?.groups ?? {};
  return under === undefined ? undefined : `${marks.per} ${under}`;
};

/** What follows the digits: a magnitude, a unit, a currency, or a magnitude and a currency, as in 5M€. */
const restOf = (rest: string, isMoney: boolean, tongue: Tongue): Rest | undefined => {
  const { magnitudes, moneyMagnitudes, units, currencies } = tongue;
  if (rest === '') return NOTHING;
  if (rest.endsWith('+')) {
    const counted = restOf(rest.slice(0, -1), isMoney, tongue);
    return counted === undefined || counted.per !== '' ? undefined : { ...counted, per: tongue.marks.plus };
  }
  const slash = rest.indexOf('/');
  if (slash >= 0 && own(units, rest) === undefined) {
    const [over, per] = [
      restOf(rest.slice(0, slash), isMoney, tongue),
      sayPer(rest.slice(slash + 1), tongue) ?? unknownPer(rest, tongue),
    ];
    return over === undefined || per === undefined ? undefined : { ...over, per };
  }
  const short = own(moneyMagnitudes, rest);
  if (isMoney && short !== undefined) return { ...NOTHING, magnitude: short };
  const unit = unitOf(rest, tongue);
  if (unit !== undefined && !isMoney) return { ...NOTHING, unit };
  const magnitude = own(magnitudes, rest);
  if (magnitude !== undefined) return { ...NOTHING, magnitude };
  const currency = own(currencies, rest);
  if (currency !== undefined) return { ...NOTHING, currency };
  const sign = own(currencies, rest.slice(-1));
  const size = rest.slice(0, -1);
  const before = own(moneyMagnitudes, size) ?? own(magnitudes, size);
  return sign === undefined || before === undefined
    ? undefined
    : { ...NOTHING, currency: sign, magnitude: before };
};

/** The words after a number that show what its marks mean. */
export interface Next {
  /** A currency written as a separate word. */
  readonly money?: string;
  readonly isMagnitude?: boolean;
  /** Numbers in which a comma separates thousands if these words follow. */
  readonly group?: RegExp | undefined;
  /** Whether the amount is a fuel price, which may have three decimals. */
  readonly isFuel?: boolean;
}

/**
 * The amount that a word expresses; undefined if the word isn’t an amount or has a unit that the language doesn’t
 * list.
 */
export const writtenAmount = (text: string, tongue: Tongue, next: Next = {}): WrittenAmount | undefined => {
  const found = AMOUNT.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { about = '', sign = '', money, from = '', upTo, rest = '' } = found;
  const prefix = money === undefined ? undefined : own(tongue.currencies, money);
  if (money !== undefined && prefix === undefined) return undefined;
  const after = restOf(rest, prefix !== undefined || next.money !== undefined, tongue);
  if (after === undefined) return undefined;
  const currency = prefix ?? after.currency;
  const name = next.money ?? currency?.unit[1];
  const isWhole = next.isMagnitude !== true && after.magnitude === undefined;
  const written = (digits: string): WrittenNumber | undefined => {
    if (next.isFuel === true) return fuelPrice(digits, tongue);
    // “1,500 hommes”, with an English thousands comma
    if (rest === '' && next.group?.test(digits) === true)
      return writtenNumber(digits, { ...tongue, separators: 'english' });
    return isWhole && name !== undefined
      ? moneyNumber(digits, tongue, name, money !== undefined)
      : writtenNumber(digits, tongue);
  };
  const [number, end] = [written(`${sign}${from}`), upTo === undefined ? undefined : written(upTo)];
  if (number === undefined || (upTo !== undefined && end === undefined)) return undefined;
  return { about, number, upTo: end, ...after, currency };
};

/** A magnitude, unit or currency as a separate word after the number. */
export const amountWord = (text: string, tongue: Tongue, isDotted = false): Rest | undefined => {
  // “8 in. wide” means inches; “8 in all” doesn’t.
  if ((tongue.gluedUnits.has(text) && !isDotted) || text === '' || text === '×') return undefined;
  const magnitude = own(tongue.magnitudes, text);
  if (magnitude !== undefined) return { ...NOTHING, magnitude };
  return restOf(text, false, tongue);
};

const PER_UNIT = /^(?<counted>\p{Script=Latin}{3,})\.?\/(?<unit>[^/]{1,14})$/u;
const NET = /^(?:net(?:[oa]?s?|to)|brut(?:[oa]?s?|to))$/u;
/** Singulars end differently in other languages. */
const PLURAL = /[sx]$/u;

/** “inhabitants/km²”, “bottles/day”: a noun, and the unit or noun after “per”. */
export const readPerUnit: Reader = (words, at, tongue) => {
  const { counted = '', unit = '' } = PER_UNIT.exec(words[at]?.text ?? '')?.groups ?? {};
  // In “day/night”, the slash separates alternatives.
  const isCount =
    isNumber(words[at - 1]) ||
    NET.test(counted) ||
    (!tongue.counters.has(counted) && (tongue.code === 'de' || PLURAL.test(counted)));
  const isUnit =
    LENGTHS.test(unit) ||
    (own(tongue.units, unit) !== undefined && unit.length > 1) ||
    (isCount && (unit === 'h' || tongue.counters.has(unit)));
  const per = isUnit ? sayPer(unit, tongue) : undefined;
  return per === undefined ? undefined : say(`${own(tongue.abbreviations, counted) ?? counted} ${per}`);
};
