import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { Handle } from '#functions/domain/visit.ts';

/** Without a payment provider no checkout was ever begun, so none is anybody's. */
export const readCheckout = (): Handle<typeof routes.readCheckout> => async () => {
  throw new Refusal('not_found');
};
