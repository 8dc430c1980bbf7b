import { z } from 'zod';
import { BUDGET_KEYS } from '#contract/providers.ts';

/** What money is counted by: everything, and of it what each provider's budget pays. */
export const PURSES = ['stage', ...BUDGET_KEYS] as const;
export type Purse = (typeof PURSES)[number];

const Whole = z.record(z.enum(PURSES), z.int());
/** An amount for each purse, in whole micro-dollars unless said otherwise. */
export type Amounts = Readonly<z.infer<typeof Whole>>;

/** Amounts from a function of the purse, which answers in whole numbers. */
export const amountsBy = (of: (purse: Purse) => number): Amounts =>
  Whole.parse(Object.fromEntries(PURSES.map((purse) => [purse, of(purse)])));

/** Amounts as a row of the table has them. A budget that is younger than the row is missing there and counts as 0. */
export const StoredAmounts = z
  .partialRecord(z.string(), z.unknown())
  .transform((row) => amountsBy((purse) => z.int().default(0).parse(row[purse])));

/** What of a month's budgets is reserved or used, in percent, rounded down. */
export const percentOf = (used: Amounts, budgets: Amounts): Amounts =>
  amountsBy((purse) => Math.floor((100 * used[purse]) / budgets[purse]));
