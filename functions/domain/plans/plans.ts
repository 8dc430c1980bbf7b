import { z } from 'zod';
import { PLANS, ROLL_OVER_MONTHS } from '#contract/catalogue.ts';
import { currentPrice, hasBegun } from '#contract/offers.ts';

/** A paid plan, by its name in lower case: also what `Account.subscription` says while it is paid for. */
export const PlanId = z.enum(['hobby', 'starter', 'growth', 'influencer', 'ultra']);
export type PlanId = z.infer<typeof PlanId>;

export const CURRENCY = 'usd';

export interface PaidPlan {
  readonly id: PlanId;
  /** As people read it. */
  readonly name: string;
  readonly credits: number;
  /** The most that the whole balance may be right after a grant. */
  readonly cap: number;
}

/** A plan at one of its monthly prices: today's, an earlier one that a subscriber keeps, or a later one. */
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

/** Every plan at every price of the catalogue, also at those that are no longer or not yet sold. */
export const pricedPlans = (): readonly PricedPlan[] =>
  PlanId.options.flatMap((id) =>
    [...new Set(entryOf(id).prices.map(({ cents }) => cents))].map((cents) => ({ ...planOf(id), cents })),
  );

/** The plan of a name as the pricing page sends it, at the price of the day; undefined when it is not sold then. */
export const planNamed = (name: string, at: Date): PricedPlan | undefined => {
  const id = PlanId.options.find((option) => planOf(option).name === name);
  const price = id === undefined ? undefined : currentPrice(entryOf(id).prices, at);
  return id === undefined || price === undefined ? undefined : { ...planOf(id), cents: price.cents };
};

/** Whether a plan was sold at a price on the day of `at` or before: subscribers keep the price they were sold. */
export const wasSoldAt = (id: PlanId, cents: number, at: Date): boolean =>
  entryOf(id).prices.some((price) => price.cents === cents && hasBegun(price, at));

/** What a plan cost at a time, in cents; its first price where none had begun. */
export const priceOn = (id: PlanId, at: Date): number => {
  const { prices } = entryOf(id);
  return (currentPrice(prices, at) ?? prices[0]).cents;
};
