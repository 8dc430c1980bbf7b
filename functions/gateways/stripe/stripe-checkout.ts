import type Stripe from 'stripe';
import type { Order } from '#functions/domain/billing/order.ts';
import type { CheckoutFact } from '#functions/domain/billing/ports.ts';
import { PlanId, type PricedPlan } from '#functions/domain/plans/plans.ts';
import { everything, idOf, unless } from './stripe-client.ts';
import { priceOf } from './stripe-prices.ts';

const STATUSES: Readonly<Record<string, CheckoutFact['status']>> = { open: 'open', complete: 'complete' };

export const checkoutFact = (session: Stripe.Checkout.Session): CheckoutFact => {
  const metadata = session.metadata ?? {};
  return {
    id: session.id,
    status: STATUSES[session.status ?? ''] ?? 'expired',
    isPaid: session.payment_status === 'paid',
    customerId: idOf(session.customer),
    userId: session.client_reference_id ?? undefined,
    orderId: metadata['order_id'],
    plan: PlanId.safeParse(metadata['plan']).data,
    cents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    invoiceId: idOf(session.invoice),
    url: session.url ?? undefined,
    successUrl: session.success_url ?? undefined,
  };
};

/** Opens a Stripe checkout page for one plan. The page expires after a day. */
export const createCheckoutSession = async (
  stripe: Stripe,
  order: Order,
  plan: PricedPlan,
  { customer, origin }: { readonly customer: string; readonly origin: string },
): Promise<CheckoutFact> => {
  const metadata = { user_id: order.ownerId, plan: plan.id, order_id: order.id };
  const result = `${origin}/payment/success?session_id=`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: order.ownerId,
      line_items: [{ price: await priceOf(stripe, plan), quantity: 1 }],
      // Stripe inserts the session's id here; a creator who cancels returns with the order's id.
      success_url: `${result}{CHECKOUT_SESSION_ID}`,
      cancel_url: `${result}${order.id}`,
      metadata,
      subscription_data: { metadata },
    },
    { idempotencyKey: `checkout:${order.id}` },
  );
  return checkoutFact(session);
};

export const openCheckouts = async (stripe: Stripe, customer: string): Promise<CheckoutFact[]> => {
  const open = await everything(stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  return open.map(checkoutFact);
};

export const findCheckout = async (stripe: Stripe, id: string): Promise<CheckoutFact | undefined> => {
  const session = await unless(['resource_missing'], stripe.checkout.sessions.retrieve(id));
  return session === undefined ? undefined : checkoutFact(session);
};

/** Stripe refuses to expire a session that is already complete or expired, so we read the session’s state again. */
export const expireCheckout = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if ((await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error;
  }
};
