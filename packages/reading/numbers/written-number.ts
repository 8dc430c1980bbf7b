import type { Form, Tongue } from '../tongue.ts';
import { MOST_DIGITS } from './spelled-by-rules.ts';

export interface WrittenNumber {
  readonly sign: '-' | '+' | '';
  /** Empty if the number starts with its decimal mark. */
  readonly whole: string;
  readonly fraction: string | undefined;
  readonly mark: 'comma' | 'point';
  /** Whether the number has thousands separators, which years never have. */
  readonly grouped: boolean;
}

const NUMBER = /^(?<sign>[-−+]?)(?<digits>[\d.,'’]+)$/u;
/** Groups have three digits or, in Indian notation, two digits before the last group. */
const COMMA_GROUPS = /^(?<whole>(?!0)\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d+))?$/u;
/**
 * A foreign number in an English text: a single dot would be a decimal point, and a single comma before three digits
 * would separate thousands.
 */
const FOREIGN_GROUPS =
  /^(?<whole>\d{1,3}(?:[.'’]\d{3}){2,}|\d{1,3}(?:['’]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,\d))(?:,(?<fraction>\d+))?$/u;
const FOREIGN_COMMA = /^(?<whole>\d+(?=,\d{1,2}$)|0),(?<fraction>\d+)$/u;
const DOT_GROUPS = /^(?<whole>(?!0)\d{1,3}(?:[.'’]\d{3})+)(?:,(?<fraction>\d+))?$/u;
const POINT = /^(?<whole>\d*)\.(?<fraction>\d+)$/u;
const COMMA = /^(?<whole>\d*),(?<fraction>\d+)$/u;
const DIGITS = /^(?<whole>\d+)$/u;

/** Commas that can only be thousands separators: several commas, one before a decimal point, or Indian grouping. */
const CERTAIN_COMMAS =
  /^(?<whole>\d{1,3}(?:,\d{3}){2,}|\d{1,3},\d{3}(?=\.\d)|\d{1,2}(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d+))?$/u;
/** Apostrophes only ever separate thousands, so a dot or comma after them is a decimal mark. */
const APOSTROPHES = /^(?<whole>\d{1,3}(?:['’]\d{3})+)[.,](?<fraction>\d+)$/u;

/** How each language writes numbers; the first match wins. */
const WAYS = {
  english: [COMMA_GROUPS, FOREIGN_GROUPS, APOSTROPHES, DIGITS, POINT, FOREIGN_COMMA],
  continental: [DOT_GROUPS, CERTAIN_COMMAS, APOSTROPHES, DIGITS, COMMA, POINT],
  both: [DOT_GROUPS, COMMA_GROUPS, APOSTROPHES, DIGITS, COMMA, POINT],
} as const;
const UNGROUPED: readonly RegExp[] = [DIGITS, COMMA, POINT, FOREIGN_COMMA];
const WITH_COMMA: readonly RegExp[] = [COMMA, DOT_GROUPS, CERTAIN_COMMAS, APOSTROPHES];

/** Parses a text as a written number, if it is one. */
export const writtenNumber = (text: string, { separators }: Tongue): WrittenNumber | undefined => {
  const { sign = '', digits = '' } = NUMBER.exec(text)?.groups ?? {};
  for (const way of WAYS[separators]) {
    const { whole, fraction } = way.exec(digits)?.groups ?? {};
    if (whole === undefined) continue;
    return {
      sign: sign === '' || sign === '+' ? sign : '-',
      whole: whole.replaceAll(/\D/gu, ''),
      fraction,
      mark: WITH_COMMA.includes(way) ? 'comma' : 'point',
      grouped: !UNGROUPED.includes(way),
    };
  }
  return undefined;
};

export const sayDigits = (digits: string, { numbers }: Tongue): string => {
  const names = Array.from('0123456789', (digit) => numbers.cardinal(BigInt(digit)));
  return Array.from(digits, (digit) => names[Number(digit)] ?? '').join(' ');
};

/** Says a whole number, digit by digit if it starts with a zero or is too long to have a name. */
export const sayWhole = (digits: string, tongue: Tongue, form: Form = 'plain'): string =>
  digits.length > MOST_DIGITS || (digits.length > 1 && digits.startsWith('0'))
    ? sayDigits(digits, tongue)
    : tongue.numbers.cardinal(BigInt(digits), form);

const SHORT_FRACTION = 3;

const sayFraction = (fraction: string, tongue: Tongue, form: Form): string => {
  if (tongue.decimals === 'digits' || fraction.length > SHORT_FRACTION) return sayDigits(fraction, tongue);
  const zeros = /^0*(?=.)/u.exec(fraction)?.[0] ?? '';
  return `${sayDigits(zeros, tongue)} ${sayWhole(fraction.slice(zeros.length), tongue, fraction.length > 1 ? form : 'plain')}`.trim();
};

/** Says the number in the form required by its noun. */
export const sayNumber = (number: WrittenNumber, tongue: Tongue, form: Form = 'plain'): string => {
  const { sign, whole, fraction, mark } = number;
  const { marks } = tongue;
  const front = { '-': `${marks.minus} `, '+': `${marks.plus} `, '': '' }[sign];
  if (fraction === undefined) return `${front}${sayWhole(whole, tongue, form)}`;
  const point = mark === 'comma' ? marks.comma : marks.point;
  // “.22” is “point twenty-two”, “,5” is “zero point five”.
  const before = whole === '' && mark === 'point' ? '' : `${sayWhole(whole === '' ? '0' : whole, tongue)} `;
  return `${front}${before}${point} ${sayFraction(fraction, tongue, form)}`;
};
