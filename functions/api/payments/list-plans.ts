import { PLANS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** The plans that are for sale, cheapest first. */
export const listPlans = (): Handle<typeof routes.listPlans> => async () => ({ reply: [...PLANS] });
