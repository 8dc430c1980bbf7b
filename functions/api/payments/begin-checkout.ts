import type { routes } from '#contract/routes.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import { planNamed } from '#functions/domain/plans/plans.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { changePlan, subscriptionOf } from '#functions/services/billing/change-plan.ts';
import { fulfil } from '#functions/services/billing/fulfil.ts';
import { openCheckout } from '#functions/services/billing/open-checkout.ts';
import { allowedOrigin, type OriginPorts } from './allowed-origin.ts';
import { asCheckoutFailure, providerOf } from './provider.ts';

interface Ports extends OriginPorts {
  readonly payments: Lazy<Payments | undefined>;
  readonly billing: Lazy<Billing>;
  readonly users: Lazy<Users>;
  readonly newId: NewId;
}

/**
 * Opens the provider's page for a first purchase, or changes a subscriber's plan. A user can make only one purchase
 * at a time.
 */
export const beginCheckout =
  ({ payments, billing, users, newId, ...origins }: Ports): Handle<typeof routes.beginCheckout> =>
  async ({ body }, { userId, now }) => {
    const plan = planNamed(body.plan_name, now);
    if (plan === undefined)
      throw new Refusal('invalid', 'That plan doesn’t exist. Choose one from the pricing page.');
    const origin = await allowedOrigin(origins, body.origin_url);
    try {
      const ports = { payments: providerOf(payments), billing: billing() };
      const customerId = await customerOf(ports, users(), userId);
      return await ports.billing.alone(userId, async () => {
        const before = await fulfil(ports, userId, now);
        if (before === undefined) throw new Refusal('not_signed_in');
        const purchase = { userId, customerId, plan, origin, now, orderId: newId() };
        const subscribed = subscriptionOf(before);
        const url =
          subscribed === undefined
            ? await openCheckout(ports, purchase)
            : await changePlan(ports, purchase, before, subscribed);
        return { reply: { checkout_url: url } };
      });
    } catch (error) {
      throw asCheckoutFailure(error);
    }
  };

const customerOf = async (
  { payments, billing }: { readonly payments: Payments; readonly billing: Billing },
  users: Users,
  userId: string,
): Promise<string> => {
  const bound = await billing.customerOf(userId);
  if (bound !== undefined) return bound;
  const user = await users.find(userId);
  if (user === undefined) throw new Refusal('not_signed_in');
  return billing.bindCustomer(userId, await payments.createCustomer(user));
};
