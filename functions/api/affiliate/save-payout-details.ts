import type { routes } from '#contract/routes.ts';
import { addressTrait } from '#functions/domain/account/person.ts';
import type { PersonMarks } from '#functions/domain/account/ports.ts';
import { masked, summaryOf } from '#functions/domain/affiliate/payout-details.ts';
import type { PayoutDetailsStore, PayoutSeal } from '#functions/domain/affiliate/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly payoutDetails: Lazy<PayoutDetailsStore>;
  readonly payoutSeal: Lazy<PayoutSeal>;
  readonly personMarks: PersonMarks;
}

/** Stores an affiliate's payout details encrypted, and returns their masked form. */
export const savePayoutDetails =
  ({ payoutDetails, payoutSeal, personMarks }: Ports): Handle<typeof routes.savePayoutDetails> =>
  async ({ body }, { userId, now }) => {
    const details = {
      sealed: await payoutSeal().seal(userId, body),
      masked: masked(body),
      changedAt: now.toISOString(),
    };
    // A customer with this address is the same person as the affiliate.
    const marks = body.kind === 'paypal' ? await personMarks([addressTrait(body.email)]) : [];
    if (!(await payoutDetails().save(userId, details, marks)))
      throw new Refusal('not_found', 'You don’t have an affiliate link yet. Reload the page to get one.');
    return { reply: summaryOf(details) };
  };
