import type { routes } from '#contract/routes.ts';
import type { PayoutDetailsStore } from '#functions/domain/affiliate/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly payoutDetails: Lazy<PayoutDetailsStore>;
}

/** Deletes an affiliate's payout details. The affiliate’s commission is held until they enter new details. */
export const removePayoutDetails =
  ({ payoutDetails }: Ports): Handle<typeof routes.removePayoutDetails> =>
  async (_, { userId }) => {
    await payoutDetails().remove(userId);
    return { reply: { ok: true } };
  };
