import { PLANS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { Handle } from '#functions/domain/visit.ts';

/** Plans cannot be bought where no payment provider is set up, and nobody is told otherwise. */
export const beginCheckout =
  (): Handle<typeof routes.beginCheckout> =>
  async ({ body }) => {
    if (!PLANS.some(({ name }) => name === body.plan_name))
      throw new Refusal('invalid', 'There is no such plan. Choose one from the pricing page.');
    throw new Refusal('provider_unavailable', 'Failed to initialize payment. Please try again.');
  };
