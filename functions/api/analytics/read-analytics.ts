import type { routes } from '#contract/routes.ts';
import { analyticsOf, periodsOf } from '#functions/domain/analytics/analytics.ts';
import type { Figures } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** What was counted in a range of days (UTC) that ends today, beside the same number of days before. */
export const readAnalytics =
  ({ figures }: { readonly figures: Lazy<Figures> }): Handle<typeof routes.readAnalytics> =>
  async ({ query: { range } }, { userId, now }) => {
    const { before, to } = periodsOf(range, now);
    return { reply: analyticsOf(range, now, await figures().days(userId, before, to)) };
  };
