import type { routes } from '#contract/routes.ts';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { endBilling, fulfil } from '#functions/services/billing/fulfil.ts';
import { providerOf } from './provider.ts';

interface Ports {
  readonly payments: Lazy<Payments | undefined>;
  readonly billing: Lazy<Billing>;
}

/**
 * Handles an event from the payment provider. The event only says which customer’s payments to read again. The
 * provider redelivers the event unless we respond with success.
 */
export const receiveWebhook =
  ({ payments, billing }: Ports): Handle<typeof routes.paymentWebhook> =>
  async (_, { raw, now }) => {
    const ports = { payments: providerOf(payments), billing: billing() };
    const event = raw === undefined ? undefined : await ports.payments.readEvent(raw.body, raw.signature);
    if (event === undefined) throw new Refusal('invalid', 'The signature is missing, wrong or too old.');
    const done = { reply: { ok: true } } as const;
    const { customerId } = event;
    if (customerId === undefined || (await ports.billing.hasSeen(event.id))) return done;
    const owner = await ports.payments.ownerOf(customerId);
    if (owner === undefined) return done;
    if (owner !== 'gone') {
      const settled = await fulfil(ports, owner.userId, now, event.id);
      if (settled !== undefined) return done;
      // The account is being deleted, so grant nothing, and end anything that could still charge the user.
      await endBilling(ports.payments, customerId);
    }
    await ports.billing.followGone((await ports.payments.factsOf(customerId)).invoices, now);
    return done;
  };
