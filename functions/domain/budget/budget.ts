import { BUDGET_TIERS } from '#contract/catalogue.ts';
import type { Tier } from '#functions/domain/plans/tiers.ts';
import { type Amounts, amountsBy, MICRO_PER_USD, PURSES, type Purse } from './amounts.ts';

/** What a stage may spend. */
export interface Budget {
  readonly month: Amounts;
  /** At least this much may be spent each day, even if a day’s share of the month is smaller. */
  readonly dayFloor: Amounts;
}

/** The counters stored for a month or a day: the total, and what each tier has used. */
export const COUNTERS = ['all', 'paid', 'trial', 'free'] as const satisfies readonly ('all' | Tier)[];
export type Counter = (typeof COUNTERS)[number];
export type Counted = Readonly<Record<Counter, Amounts>>;

/** Every amount is counted towards both a month and a day. */
export const SPANS = ['month', 'day'] as const;
export type Span = (typeof SPANS)[number];

const PERCENT = 100;

/** Whether tiers have their own shares of a budget. */
export const isShared = ({ month }: Budget): boolean => month.stage >= BUDGET_TIERS.fromUsd * MICRO_PER_USD;

/** A tier’s monthly counter includes the tiers below it, so a single check keeps them all within their shares. */
const MONTH_COUNTERS: Readonly<Record<Tier, readonly Counter[]>> = {
  paid: ['all'],
  trial: ['all', 'trial'],
  free: ['all', 'trial', 'free'],
};

/** The counters that a tier’s spending is added to. */
export const countersOf = (tier: Tier, span: Span): readonly Counter[] =>
  span === 'day' ? ['all', tier] : MONTH_COUNTERS[tier];

const part = (amounts: Amounts, percent: number): Amounts =>
  amountsBy((purse) => Math.floor((amounts[purse] * percent) / PERCENT));

const dayOf = (month: Amounts, { dayFloor }: Budget): Amounts => {
  const share = part(month, BUDGET_TIERS.dayPercent);
  return amountsBy((purse) => Math.max(share[purse], dayFloor[purse]));
};

/** The limit of each counter; a counter without a limit is for information only. */
export const limitsOf = (budget: Budget, span: Span): Readonly<Partial<Record<Counter, Amounts>>> => {
  const { month } = budget;
  const { percent } = BUDGET_TIERS;
  if (!isShared(budget)) return { all: span === 'month' ? month : dayOf(month, budget) };
  if (span === 'day')
    return {
      paid: dayOf(part(month, percent.paid), budget),
      trial: dayOf(part(month, percent.trial), budget),
      free: dayOf(part(month, percent.free), budget),
    };
  return { all: month, trial: part(month, percent.trial + percent.free), free: part(month, percent.free) };
};

/**
 * For each counter with a limit: how much of the purse closest to its limit is used, as a percentage, rounded down.
 */
export const fullness = (
  counted: Counted,
  budget: Budget,
  span: Span,
): Readonly<Partial<Record<Counter, number>>> => {
  const limits = limitsOf(budget, span);
  return Object.fromEntries(
    COUNTERS.flatMap((counter) => {
      const limit = limits[counter];
      if (limit === undefined) return [];
      const percents = PURSES.map((purse) => Math.floor((PERCENT * counted[counter][purse]) / limit[purse]));
      return [[counter, Math.max(...percents)] as const];
    }),
  );
};

/** Whether a purse still has anything left for a tier, for both the month and the day. */
export const hasLeft = (
  counted: Readonly<Record<Span, Counted>>,
  budget: Budget,
  tier: Tier,
  purse: Purse,
): boolean =>
  SPANS.every((span) => {
    const limits = limitsOf(budget, span);
    return countersOf(tier, span).every((counter) => {
      const limit = limits[counter]?.[purse];
      return limit === undefined || counted[span][counter][purse] < limit;
    });
  });
