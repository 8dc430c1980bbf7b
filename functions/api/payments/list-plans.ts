import { offersAt } from '#contract/offers.ts';
import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

const CENTS = 100;

/** The plans on sale today, smallest first. */
export const listPlans =
  (): Handle<typeof routes.listPlans> =>
  async (_, { now }) => ({
    reply: offersAt(now).map(({ cents, ...plan }) => ({ ...plan, usdPerMonth: cents / CENTS })),
  });
