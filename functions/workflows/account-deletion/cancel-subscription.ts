import type { z } from 'zod';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { endBilling } from '#functions/services/billing/fulfil.ts';
import { LeavingUser } from './messages.ts';

interface Ports {
  readonly payments: Lazy<Payments | undefined>;
  readonly billing: Lazy<Billing>;
}

/**
 * Ends the departing user's subscription, open checkouts and unpaid invoices. If the provider is down, the deletion
 * waits.
 */
export const cancelSubscriptionStep = ({ payments, billing }: Ports) => ({
  name: 'CancelSubscription',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    const customerId = await billing().customerOf(userId);
    if (customerId === undefined) return { userId };
    const provider = payments();
    if (provider === undefined)
      throw new Error('Cannot delete a customer while the payment provider is not configured.');
    await endBilling(provider, customerId);
    return { userId };
  },
});
