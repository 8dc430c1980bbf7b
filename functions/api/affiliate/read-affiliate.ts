import type { routes } from '#contract/routes.ts';
import { statementOf } from '#functions/domain/affiliate/affiliate.ts';
import { summaryOf } from '#functions/domain/affiliate/payout-details.ts';
import type { Affiliates, PayoutDetailsStore } from '#functions/domain/affiliate/ports.ts';
import type { SiteOrigin } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly affiliates: Lazy<Affiliates>;
  readonly payoutDetails: Lazy<PayoutDetailsStore>;
  readonly siteOrigin: Lazy<SiteOrigin>;
}

/** The user's referral link, created on the first request, and what they have earned through it. */
export const readAffiliate =
  ({ affiliates, payoutDetails, siteOrigin }: Ports): Handle<typeof routes.readAffiliate> =>
  async (_, { userId, now }) => {
    const [affiliate, rows, details, origin] = await Promise.all([
      affiliates().enrol(userId),
      affiliates().ledger(userId),
      payoutDetails().find(userId),
      siteOrigin()(),
    ]);
    if (affiliate === undefined) throw new Refusal('not_signed_in');
    const { code, clicks, signUps } = affiliate;
    const payout = details && summaryOf(details);
    const link = `${origin}/?via=${code}`;
    return { reply: { code, link, clicks, signUps, ...statementOf(rows, now), payout } };
  };
