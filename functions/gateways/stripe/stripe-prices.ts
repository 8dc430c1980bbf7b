import type Stripe from 'stripe';
import { CURRENCY, type PricedPlan, pricedPlans } from '#functions/domain/plans/plans.ts';

/** The maximum number of lookup keys that Stripe accepts in one call. */
const KEYS_AT_ONCE = 10;

/** Stripe’s prices are immutable, so a different amount needs a new price with its own key. */
const keyOf = ({ id, cents }: PricedPlan): string => `veilcast_${id}_${CURRENCY}_${cents}_month`;

const fits = (price: Stripe.Price, plan: PricedPlan): boolean =>
  price.unit_amount === plan.cents &&
  price.currency === CURRENCY &&
  price.recurring?.interval === 'month' &&
  price.recurring.interval_count === 1;

const known = async (stripe: Stripe, plans: readonly PricedPlan[]): Promise<Map<string, PricedPlan>> => {
  const starts = Array.from(
    { length: Math.ceil(plans.length / KEYS_AT_ONCE) },
    (_, part) => part * KEYS_AT_ONCE,
  );
  const pages = await Promise.all(
    starts.map((start) => {
      const lookup_keys = plans.slice(start, start + KEYS_AT_ONCE).map(keyOf);
      return stripe.prices.list({ lookup_keys, limit: KEYS_AT_ONCE });
    }),
  );
  return new Map(
    pages
      .flatMap(({ data }) => data)
      .flatMap((price) => {
        const plan = plans.find((one) => price.lookup_key === keyOf(one) && fits(price, one));
        return plan === undefined ? [] : [[price.id, plan] as const];
      }),
  );
};

/**
 * Our plans by Stripe price id, including former prices at which subscriptions still renew. Ignores a price whose
 * amount does not match the catalogue.
 */
export const plansByPrice = (stripe: Stripe): Promise<Map<string, PricedPlan>> =>
  known(stripe, pricedPlans());

/** Stripe’s price object for a plan at its current price, created when the plan is first sold at that price. */
export const priceOf = async (stripe: Stripe, plan: PricedPlan): Promise<string> => {
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
