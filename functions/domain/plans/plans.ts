import { z } from 'zod';
import { PLANS, ROLL_OVER_MONTHS } from '#contract/catalogue.ts';

/** A paid plan, by its name in lower case: also what `Account.subscription` says while it is paid for. */
export const PlanId = z.enum(['hobby', 'starter', 'growth', 'influencer', 'ultra']);
export type PlanId = z.infer<typeof PlanId>;

export const CURRENCY = 'usd';
const CENTS_PER_DOLLAR = 100;

export interface PaidPlan {
  readonly id: PlanId;
  /** As people read it. */
  readonly name: string;
  readonly cents: number;
  readonly credits: number;
  /** The most that the whole balance may be right after a grant. */
  readonly cap: number;
}

const paidPlan = (id: PlanId): PaidPlan => {
  const plan = PLANS.find(({ name }) => name.toLowerCase() === id);
  if (plan === undefined) throw new TypeError(`The catalogue has no plan ${id}`);
  const { name, usdPerMonth, credits } = plan;
  return { id, name, credits, cents: usdPerMonth * CENTS_PER_DOLLAR, cap: credits * ROLL_OVER_MONTHS };
};

/** Every plan that is sold, cheapest first. */
export const PAID_PLANS: readonly PaidPlan[] = PlanId.options.map(paidPlan);

export const planOf = (id: PlanId): PaidPlan => PAID_PLANS.find((plan) => plan.id === id) ?? paidPlan(id);

/** The plan of a name as the pricing page sends it; undefined when it is not sold. */
export const planNamed = (name: string): PaidPlan | undefined =>
  PAID_PLANS.find((plan) => plan.name === name);
