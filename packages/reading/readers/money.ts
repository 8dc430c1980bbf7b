import { type WrittenNumber, writtenNumber } from '../numbers/written-number.ts';
import type { Tongue } from '../tongue.ts';
import { MONEY } from '../written-words.ts';
import { own } from './lookup.ts';

/** A currency sign or code written directly before a number. */
export const SIGN = `(?:[Uu]\\$[SsD]|\\$US|Q(?=\\d{3}|\\d+[.,]\\d)|[A-Z]{0,3}[${MONEY}]|[A-Z]{3}|[Kk]r|Kč|zł|DM|S?Frs?|Rs|Rp|RM|Bs|Gs|S/)`;

/** The words used in currency names, cached per currency table. */
const NAMES = new WeakMap<object, ReadonlySet<string>>();

/** Whether a word is a currency’s sign, code or name, such as “kronor”. */
export const isMoney = (text: string, { currencies }: Pick<Tongue, 'currencies'>): boolean => {
  if (own(currencies, text) !== undefined) return true;
  const known = NAMES.get(currencies);
  const names =
    known ??
    new Set(Object.values(currencies).flatMap(({ unit: [one, many] }) => `${one} ${many}`.split(' ')));
  if (known === undefined) NAMES.set(currencies, names);
  return text.length > 2 && names.has(text);
};

/** A single dot or comma before exactly three digits. */
const THREE = /^[-−+]?(?<first>[1-9]\d{0,2})(?<mark>[.,])\d{3}$/u;
/** In English texts, prices in these currencies may have three decimals too. */
const WITH_THIRDS = /^(?:[$£]|US\$|USD|GBP|dollars?|pounds?)$/u;

/**
 * Sums of money rarely have three decimal places, so the mark in “$43,000” (in German) and “12.500 euros” (in
 * English) separates thousands. `name`: the currency’s name; `isBefore`: its sign comes first, as in English.
 */
export const moneyNumber = (
  digits: string,
  tongue: Tongue,
  name: string,
  isBefore: boolean,
): WrittenNumber | undefined => {
  const { first = '', mark = '' } = THREE.exec(digits)?.groups ?? {};
  const isEnglish = tongue.separators === 'english';
  // A number with one digit before the mark may be a rate, as in “1,085 Dollar”.
  const isSmall = first.length === 1 && !digits.endsWith('00');
  const mayBeSmall = isEnglish ? !WITH_THIRDS.test(name) : isBefore;
  const hasThousands = mark === (isEnglish ? '.' : ',') && (!isSmall || mayBeSmall);
  return writtenNumber(digits, hasThousands ? { ...tongue, separators: 'both' } : tongue);
};

/**
 * “1,459 €/litro”: even in languages where either mark may separate thousands, three digits after this comma are
 * decimals.
 */
export const fuelPrice = (digits: string, tongue: Tongue): WrittenNumber | undefined =>
  writtenNumber(digits, tongue.separators === 'both' ? { ...tongue, separators: 'continental' } : tongue);
