import type { routes } from '#contract/routes.ts';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { allowedOrigin, type OriginPorts } from './allowed-origin.ts';
import { providerOf } from './provider.ts';

const BACK_TO = '/dashboard/settings';

interface Ports extends OriginPorts {
  readonly payments: Lazy<Payments | undefined>;
  readonly billing: Lazy<Billing>;
}

/** The provider’s page for managing the card, invoices and cancellation; only for users who have bought before. */
export const openPortal =
  ({ payments, billing, ...origins }: Ports): Handle<typeof routes.openPortal> =>
  async ({ body }, { userId }) => {
    const origin = await allowedOrigin(origins, body.origin_url);
    const customerId = await billing().customerOf(userId);
    if (customerId === undefined)
      throw new Refusal('conflict', 'There’s nothing to manage yet. Choose a plan first.');
    return { reply: { portal_url: await providerOf(payments).openPortal(customerId, origin + BACK_TO) } };
  };
