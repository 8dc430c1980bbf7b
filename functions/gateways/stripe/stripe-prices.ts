import type Stripe from 'stripe';
import { CURRENCY, PAID_PLANS, type PaidPlan, type PlanId } from '#functions/domain/plans/plans.ts';

/** A price never changes: another amount is another price, under another key. */
const keyOf = ({ id, cents }: PaidPlan): string => `veilcast_${id}_${CURRENCY}_${cents}_month`;

const fits = (price: Stripe.Price, plan: PaidPlan): boolean =>
  price.unit_amount === plan.cents &&
  price.currency === CURRENCY &&
  price.recurring?.interval === 'month' &&
  price.recurring.interval_count === 1;

const known = async (stripe: Stripe, plans: readonly PaidPlan[]): Promise<Map<string, PlanId>> => {
  const { data } = await stripe.prices.list({ lookup_keys: plans.map(keyOf), active: true, limit: 10 });
  return new Map(
    data.flatMap((price) => {
      const plan = plans.find((one) => price.lookup_key === keyOf(one) && fits(price, one));
      return plan === undefined ? [] : [[price.id, plan.id] as const];
    }),
  );
};

/** Our plans by the id of their price. A price that does not cost what the catalogue says is none of ours. */
export const plansByPrice = (stripe: Stripe): Promise<Map<string, PlanId>> => known(stripe, PAID_PLANS);

/** The price of a plan, made when it is sold for the first time. */
export const priceOf = async (stripe: Stripe, plan: PaidPlan): Promise<string> => {
  const [found] = (await known(stripe, [plan])).keys();
  if (found !== undefined) return found;
  const price = await stripe.prices.create(
    {
      currency: CURRENCY,
      unit_amount: plan.cents,
      recurring: { interval: 'month' },
      lookup_key: keyOf(plan),
      product_data: { name: `Veilcast ${plan.name}` },
      metadata: { plan: plan.id },
    },
    { idempotencyKey: keyOf(plan) },
  );
  return price.id;
};
