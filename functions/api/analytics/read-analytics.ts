import type { routes } from '#contract/routes.ts';
import { analyticsOf, dayOf, periodsOf } from '#functions/domain/analytics/analytics.ts';
import type { Figures } from '#functions/domain/analytics/ports.ts';
import { nextMonthOf } from '#functions/domain/credits/credits.ts';
import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import { egressLimitOf } from '#functions/domain/egress/egress-limit.ts';
import type { Egress } from '#functions/domain/egress/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly figures: Lazy<Figures>;
  readonly egress: Lazy<Pick<Egress, 'used'>>;
  readonly subscriptions: Lazy<Subscriptions>;
}

/**
 * The counts for a range of days (UTC) ending today and for the equally long period before it, and this month’s
 * traffic.
 */
export const readAnalytics =
  ({ figures, egress, subscriptions }: Ports): Handle<typeof routes.readAnalytics> =>
  async ({ query: { range } }, { userId, now }) => {
    const { before, to } = periodsOf(range, now);
    const [days, used, subscription] = await Promise.all([
      figures().days(userId, before, to),
      egress().used(userId, now),
      subscriptions().subscription(userId, now),
    ]);
    const traffic = {
      used,
      limit: egressLimitOf(subscription),
      renews: dayOf(nextMonthOf(now)),
    };
    return { reply: { ...analyticsOf(range, now, days), traffic } };
  };
