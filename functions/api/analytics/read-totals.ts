import type { routes } from '#contract/routes.ts';
import type { Figures } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** How much the user has made, however many pages the lists have. */
export const readTotals =
  ({ figures }: { readonly figures: Lazy<Figures> }): Handle<typeof routes.readTotals> =>
  async (_, { userId }) => ({ reply: await figures().totals(userId) });
