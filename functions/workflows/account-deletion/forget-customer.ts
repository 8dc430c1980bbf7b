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
 * Removes the departing user from the payment provider, which keeps invoices and payments, as required by law. Runs
 * after the last request has ended, while rows that identify the customer still exist.
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
    // If a request died after creating a customer and before binding it, only the provider has a record of that
    // customer. On a stage without stored keys, this search must not delay the deletion of an account that never
    // bought anything.
    const others = await provider.customersOf(userId).catch((error: unknown) => {
      log.warn({ event: EVENTS.customersNotSearched, userId, err: error });
      return [];
    });
    for (const customerId of new Set([...(bound === undefined ? [] : [bound]), ...others])) {
      // A checkout started while the user was leaving could otherwise charge them and leave no record.
      if ((await provider.ownerOf(customerId)) !== 'gone') await endBilling(provider, customerId);
      await provider.forgetCustomer(customerId);
    }
    return { userId };
  },
});
