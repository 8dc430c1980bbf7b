import type { Currency, Noun } from '../tongue.ts';

/** A table of currencies from rows, each with all the ways in which a currency is written. */
export const currenciesOf = (
  rows: readonly (readonly [written: string, currency: Currency])[],
): Readonly<Record<string, Currency>> =>
  Object.fromEntries(
    rows.flatMap(([written, currency]) => written.split(' ').map((sign) => [sign, currency])),
  );

export const money = (unit: Noun, minor?: Noun): Currency =>
  minor === undefined ? { unit } : { unit, minor };
