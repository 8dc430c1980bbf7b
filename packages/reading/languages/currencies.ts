import type { Currency, Noun } from '../tongue.ts';

/** Builds a currency table from rows, each of which lists all the ways to write one currency. */
export const currenciesOf = (
  rows: readonly (readonly [written: string, currency: Currency])[],
): Readonly<Record<string, Currency>> =>
  Object.fromEntries(
    rows.flatMap(([written, currency]) => written.split(' ').map((sign) => [sign, currency])),
  );

export const money = (unit: Noun, minor?: Noun): Currency =>
  minor === undefined ? { unit } : { unit, minor };
