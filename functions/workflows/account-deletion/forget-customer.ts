import type { z } from 'zod';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { endBilling } from '#functions/services/billing/fulfil.ts';
import { LeavingUser } from './messages.ts';

interface Ports {
  readonly payments: Lazy<Payments | undefined>;
  readonly billing: Lazy<Billing>;
}

/**
 * Removes the leaving user from the payment provider; invoices and payments stay there, as the law asks. It runs after
 * the last request has ended, and while rows still say who the customer is.
 */
export const forgetCustomerStep = ({ payments, billing }: Ports) => ({
  name: 'ForgetCustomer',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    const provider = payments();
    const bound = await billing().customerOf(userId);
    if (provider === undefined) {
      if (bound === undefined) return { userId };
      throw new Error('Cannot delete a customer while the payment provider is not configured.');
    }
    // A request that died between creating and binding a customer left one that only the provider knows. Looking for it
    // must not hold up the deletion of someone who never bought anything, on a stage whose keys are not stored yet.
    const others = await provider.customersOf(userId).catch((error: unknown) => {
      log.warn({ event: EVENTS.customersNotSearched, userId, err: error });
      return [];
    });
    for (const customerId of new Set([...(bound === undefined ? [] : [bound]), ...others])) {
      // A checkout that was begun as the user left would otherwise charge them, and end without a trace.
      if ((await provider.ownerOf(customerId)) !== 'gone') await endBilling(provider, customerId);
      await provider.forgetCustomer(customerId);
    }
    return { userId };
  },
});
