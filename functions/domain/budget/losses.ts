import { LOSS_CAPS } from '#contract/catalogue.ts';
import type { Account } from '#functions/domain/credits/credits.ts';
import { PlanId, priceOn } from '#functions/domain/plans/plans.ts';
import { tierOf } from '#functions/domain/plans/tiers.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { MICRO_PER_USD } from './amounts.ts';
import { budgetRefusal, type OverBudget } from './over-budget.ts';

/** Nothing was written, because the account’s failed attempts have already cost too much this month. */
export interface Paused {
  readonly kind: 'paused';
}

/** Nothing was written, because losses would exceed the cap if the attempts in progress also failed. */
export interface Exposed {
  readonly kind: 'exposed';
}

/** Nothing was written, because of what the work would cost or what the account’s failed attempts have cost. */
export type CostRefused = OverBudget | Paused | Exposed;

const MICRO_PER_CENT = 10_000;
const PERCENT = 100;

const monthlyCents = ({ subscription, paid }: Capped, now: Date): number | undefined => {
  if (paid !== undefined) return paid.priceCents;
  const plan = PlanId.safeParse(subscription);
  return plan.success ? priceOn(plan.data, now) : undefined;
};

/** What an account’s caps are calculated from; without `paid`, the current price of its plan. */
export type Capped = Pick<Account, 'subscription' | 'paid'>;

interface Caps {
  readonly freeUsd: number;
  readonly trialUsd: number;
  readonly paidPercent: number;
}

/** An account’s monthly cap, in micro-dollars. */
export const monthlyCap = (account: Capped, { freeUsd, trialUsd, paidPercent }: Caps, now: Date): number => {
  const tier = tierOf(account.subscription);
  if (tier === 'free') return freeUsd * MICRO_PER_USD;
  const cents = tier === 'paid' ? monthlyCents(account, now) : undefined;
  return cents === undefined
    ? trialUsd * MICRO_PER_USD
    : Math.floor((cents * MICRO_PER_CENT * paidPercent) / PERCENT);
};

/** What an account's failed attempts may cost in a month, in micro-dollars. */
export const lossCap = (account: Capped, now: Date): number => monthlyCap(account, LOSS_CAPS, now);

/** Explains why nothing was started, and when to try again. */
export const costRefusal = (outcome: CostRefused): Refusal => {
  switch (outcome.kind) {
    case 'over_budget':
      return budgetRefusal(outcome);
    case 'paused':
      return new Refusal('account_paused');
    case 'exposed':
      return new Refusal(
        'in_progress',
        'Your other videos have to finish first. No credits were used. Please try again in a few minutes.',
      );
  }
};
