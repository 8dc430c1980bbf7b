import { z } from 'zod';
import { PLANS, ROLL_OVER_MONTHS } from '#contract/catalogue.ts';
import { currentPrice, firstPrice, hasBegun } from '#contract/offers.ts';

/** A paid plan's name in lower case, stored in `Account.subscription` while the plan gives access. */
export const PlanId = z.enum(['hobby', 'starter', 'growth', 'influencer', 'ultra']);
export type PlanId = z.infer<typeof PlanId>;

export const CURRENCY = 'usd';

export interface PaidPlan {
  readonly id: PlanId;
  /** The displayed name. */
  readonly name: string;
  readonly credits: number;
  /** The highest balance an account may have right after a grant. */
  readonly cap: number;
}

/** A plan at one of its monthly prices: today’s, an earlier one that a subscriber still pays, or a future one. */
export interface PricedPlan extends PaidPlan {
  readonly cents: number;
}

const entryOf = (id: PlanId): (typeof PLANS)[number] => {
  const plan = PLANS.find(({ name }) => name.toLowerCase() === id);
  if (plan === undefined) throw new TypeError(`The catalogue has no plan ${id}`);
  return plan;
};

export const planOf = (id: PlanId): PaidPlan => {
  const { name, credits } = entryOf(id);
  return { id, name, credits, cap: credits * ROLL_OVER_MONTHS };
};

/** Every plan at each of its prices in the catalogue, past and future ones included. */
export const pricedPlans = (): readonly PricedPlan[] =>
  PlanId.options.flatMap((id) =>
    [...new Set(entryOf(id).prices.map(({ cents }) => cents))].map((cents) => ({ ...planOf(id), cents })),
  );

/** The plan with the name sent by the pricing page, at today’s price; undefined when the plan is not on sale. */
export const planNamed = (name: string, at: Date): PricedPlan | undefined => {
  const id = PlanId.options.find((option) => planOf(option).name === name);
  const price = id === undefined ? undefined : currentPrice(entryOf(id).prices, at);
  return id === undefined || price === undefined ? undefined : { ...planOf(id), cents: price.cents };
};

/**
 * Whether a plan was being sold at this price on the day of `at` or earlier: subscribers keep the price at which they
 * bought the plan.
 */
export const wasSoldAt = (id: PlanId, cents: number, at: Date): boolean =>
  entryOf(id).prices.some((price) => price.cents === cents && hasBegun(price, at));

/** The price of a plan at a given time, in cents; its first price if the plan was not on sale yet. */
export const priceOn = (id: PlanId, at: Date): number => {
  const { prices } = entryOf(id);
  return (currentPrice(prices, at) ?? firstPrice(prices)).cents;
};
