import { PLANS, SERIES_IN_TRIAL } from '#contract/catalogue.ts';
import { type Account, isTrialActive } from '#functions/domain/credits/credits.ts';
import type { Series } from './series.ts';

/** How many of an account’s series may be active. The smallest plan and plans that are not on sale allow none. */
export const seriesAllowed = (account: Account, now: Date): number => {
  if (isTrialActive(account, now)) return SERIES_IN_TRIAL;
  return PLANS.find(({ name }) => name.toLowerCase() === account.subscription)?.series ?? 0;
};

/** The active series that exceed a plan’s limit: the newest ones. */
export const seriesTooMany = (all: readonly Series[], allowed: number): readonly Series[] =>
  all
    .filter(({ status }) => status === 'active')
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id))
    .slice(allowed);
