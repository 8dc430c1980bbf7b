import { type WrittenNumber, writtenNumber } from '../numbers/written-number.ts';
import type { Currency, Noun, Tongue } from '../tongue.ts';
import { own } from './lookup.ts';

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
}

const DIGITS = String.raw`(?:\d+(?:[.,'’]\d+)*|[.,]\d+)`;
const MONEY = String.raw`(?:[A-Z]{0,3}[$€£¥₹₽₩₿])`;
const AMOUNT = new RegExp(
  `^(?<about>[~≈±<>]?)(?<sign>[-−+]?)(?<money>${MONEY})?(?<from>${DIGITS})` +
    `(?:(?:%|°C?|€)?[-–—‑](?:${MONEY})?(?<upTo>${DIGITS}))?(?<rest>[^\\d]{0,8})$`,
  'u',
);

/** What follows the digits: a magnitude, a unit, a currency, or a magnitude and a currency, as in 5M€. */
const restOf = (
  rest: string,
  isMoney: boolean,
  { magnitudes, moneyMagnitudes, units, currencies }: Tongue,
): Pick<WrittenAmount, 'magnitude' | 'unit' | 'currency'> | undefined => {
  const none = { magnitude: undefined, unit: undefined, currency: undefined };
  if (rest === '') return none;
  const short = own(moneyMagnitudes, rest);
  if (isMoney && short !== undefined) return { ...none, magnitude: short };
  const unit = own(units, rest);
  if (unit !== undefined && !isMoney) return { ...none, unit };
  const magnitude = own(magnitudes, rest);
  if (magnitude !== undefined) return { ...none, magnitude };
  const currency = own(currencies, rest);
  if (currency !== undefined) return { ...none, currency };
  const sign = own(currencies, rest.slice(-1));
  const before = own(moneyMagnitudes, rest.slice(0, -1));
  return sign === undefined || before === undefined
    ? undefined
    : { ...none, currency: sign, magnitude: before };
};

/**
 * The amount that a word expresses; undefined if the word is not an amount, or has a unit that the language
 * does not list.
 */
export const writtenAmount = (text: string, tongue: Tongue): WrittenAmount | undefined => {
  const found = AMOUNT.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { about = '', sign = '', money, from = '', upTo, rest = '' } = found;
  const number = writtenNumber(`${sign}${from}`, tongue);
  const end = upTo === undefined ? undefined : writtenNumber(upTo, tongue);
  const prefix = money === undefined ? undefined : own(tongue.currencies, money);
  const after = restOf(rest, prefix !== undefined, tongue);
  if (number === undefined || after === undefined) return undefined;
  if (money !== undefined && prefix === undefined) return undefined;
  if (upTo !== undefined && end === undefined) return undefined;
  return { about, number, upTo: end, ...after, currency: prefix ?? after.currency };
};

/** A magnitude, unit or currency as a separate word after the number. */
export const amountWord = (
  text: string,
  tongue: Tongue,
): Pick<WrittenAmount, 'magnitude' | 'unit' | 'currency'> | undefined => {
  if (tongue.gluedUnits.has(text) || text === '') return undefined;
  const magnitude = own(tongue.magnitudes, text);
  if (magnitude !== undefined) return { magnitude, unit: undefined, currency: undefined };
  return restOf(text, false, tongue);
};
