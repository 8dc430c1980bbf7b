/** A date in digits. */
export interface DigitDate {
  readonly year: bigint;
  readonly month: number;
  readonly day: number;
}

const ISO = /^(?<year>[12]\d{3})(?<mark>[-/.])(?<month>\d{2})\k<mark>(?<day>\d{2})$/u;
const DIGITS = /^(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<year>\d{4})$/u;
const SHORT_YEAR =
  /^(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{2})$|^(?<day>\d{2})\.(?<month>\d{2})\.(?<short>\d{2})$/u;
/** Two-digit years from “31” on are in the last century. */
const LAST_OF_THIS_CENTURY = 30;
const MONTHS_A_YEAR = 12;
const MOST_DAYS = 31;

export const isDay = (day: number): boolean => day >= 1 && day <= MOST_DAYS;

const checked = (year: string, month: number, day: number): DigitDate | undefined =>
  month >= 1 && month <= MONTHS_A_YEAR && isDay(day) ? { year: BigInt(year), month, day } : undefined;

/** A date in digits, such as 2020-12-25 or 25/12/2020; if day and month could be swapped, `order` decides. */
export const digitDate = (text: string, order: 'day first' | 'month first'): DigitDate | undefined => {
  const iso = ISO.exec(text)?.groups;
  if (iso !== undefined) return checked(iso['year'] ?? '', Number(iso['month']), Number(iso['day']));
  const written = (DIGITS.exec(text) ?? SHORT_YEAR.exec(text))?.groups ?? {};
  const first = written['first'] ?? written['day'] ?? '';
  const second = written['second'] ?? written['month'] ?? '';
  const shortYear = written['year'] ?? written['short'] ?? '';
  if (shortYear === '') return undefined;
  const century = Number(shortYear) > LAST_OF_THIS_CENTURY ? '19' : '20';
  const year = shortYear.length === 2 ? `${century}${shortYear}` : shortYear;
  const dayFirst = checked(year, Number(second), Number(first));
  const monthFirst = checked(year, Number(first), Number(second));
  return order === 'day first' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
};

/** The month and year in a text such as “05/2024”; the month is 0 for any other text. */
export const monthAndYear = (text: string): readonly [month: number, year: string] => {
  const [, month = '0', year = ''] = /^(0[1-9]|1[0-2])\/((?:19|20)\d{2})$/u.exec(text) ?? [];
  return [Number(month), year];
};
