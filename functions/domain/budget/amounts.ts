import { z } from 'zod';
import type { WorkKind } from '#contract/catalogue.ts';
import { BUDGET_KEYS } from '#contract/providers.ts';

export const MICRO_PER_USD = 1_000_000;

/** Work that uses compute but costs no credits: checking uploads and packing archives. */
export const WORK_KINDS = ['checks', 'packs'] as const satisfies readonly WorkKind[];

/** The purses: one for the whole stage and, within it, one for each provider and each kind of work. */
export const PURSES = ['stage', ...BUDGET_KEYS, ...WORK_KINDS] as const;
export type Purse = (typeof PURSES)[number];

const Whole = z.record(z.enum(PURSES), z.int());
/** An amount for each purse, in whole micro-dollars unless said otherwise. */
export type Amounts = Readonly<z.infer<typeof Whole>>;

/** Builds amounts from a function that returns a whole number for each purse. */
export const amountsBy = (of: (purse: Purse) => number): Amounts =>
  Whole.parse(Object.fromEntries(PURSES.map((purse) => [purse, of(purse)])));

/** Amounts as stored in a row. A purse added after the row was written is missing from it and counts as 0. */
export const StoredAmounts = z
  .partialRecord(z.string(), z.unknown())
  .transform((row) => amountsBy((purse) => z.int().default(0).parse(row[purse])));

/** How much of a month’s budgets is reserved or used, as a percentage, rounded down. */
export const percentOf = (used: Amounts, budgets: Amounts): Amounts =>
  amountsBy((purse) => Math.floor((100 * used[purse]) / budgets[purse]));
