import type { Subscription } from '#contract/catalogue.ts';

/**
 * Classes of accounts, most important first. Each class has its own share of the budgets and its own turns in the
 * queue.
 */
export const TIERS = ['paid', 'trial', 'free'] as const;
export type Tier = (typeof TIERS)[number];

export const tierOf = (subscription: Subscription): Tier =>
  subscription === 'free' || subscription === 'trial' ? subscription : 'paid';
