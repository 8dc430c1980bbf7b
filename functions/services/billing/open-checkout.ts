import type { Order } from '#functions/domain/billing/order.ts';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import type { PricedPlan } from '#functions/domain/plans/plans.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

/** The provider’s checkout page stays open for a day; after that, we check for a payment that we missed. */
const LOOK_AFTER_MS = 25 * 3_600_000;

export interface Purchase {
  readonly userId: string;
  readonly customerId: string;
  readonly plan: PricedPlan;
  /** The origin to which the buyer returns. */
  readonly origin: string;
  readonly orderId: string;
  readonly now: Date;
}

interface Ports {
  readonly payments: Payments;
  readonly billing: Billing;
}

/**
 * The checkout page for a plan: the one already open for that plan, or else a new one. Closes open checkout pages for
 * other plans.
 */
export const openCheckout = async ({ payments, billing }: Ports, purchase: Purchase): Promise<string> => {
  const { userId, customerId, plan, origin, now, orderId } = purchase;
  const open = await payments.openCheckouts(customerId);
  const same = open.find(
    (one) => one.plan === plan.id && one.cents === plan.cents && one.successUrl?.startsWith(`${origin}/`),
  );
  for (const { id } of open) if (id !== same?.id) await payments.expireCheckout(id);
  const order: Order = {
    id: same?.orderId ?? orderId,
    ownerId: userId,
    kind: 'checkout',
    plan: plan.id,
    cents: plan.cents,
    createdAt: now.toISOString(),
  };
  await billing.lookAgain(userId, new Date(now.getTime() + LOOK_AFTER_MS));
  const checkout = same ?? (await payments.beginCheckout(order, plan, customerId, origin));
  await billing.saveOrder({ ...order, checkoutId: checkout.id });
  if (checkout.url === undefined) throw new Refusal('provider_unavailable');
  return checkout.url;
};
