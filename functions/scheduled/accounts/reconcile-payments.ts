import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { fulfil } from '#functions/services/billing/fulfil.ts';

/** How long to skip a user whose payments can’t be read, so that other users aren’t delayed. */
const LOOK_AGAIN_MS = 10 * 60_000;

interface Ports {
  /** Undefined on a stage that takes no payments. */
  readonly payments: Lazy<Payments | undefined>;
  readonly billing: Lazy<Billing>;
  readonly now: Clock;
}

/**
 * Rereads the payments of users who are due for a check, in case a webhook for a renewal, a failure or a purchase was
 * lost.
 */
export const reconcilePayments = ({ payments, billing, now }: Ports) => ({
  name: 'ReconcilePayments',
  due: async function* () {
    if (payments() !== undefined) yield* await billing().due(now());
  },
  about: (userId: string) => ({ userId }),
  tend: async (userId: string): Promise<'reconciled' | 'left'> => {
    const provider = payments();
    if (provider === undefined) return 'left';
    try {
      await fulfil({ payments: provider, billing: billing() }, userId, now());
      return 'reconciled';
    } catch (error) {
      await billing().lookAgain(userId, new Date(now().getTime() + LOOK_AGAIN_MS));
      throw error;
    }
  },
});
