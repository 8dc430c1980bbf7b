import type { SubscriptionFact } from '#functions/domain/billing/billing-facts.ts';
import type { Order } from '#functions/domain/billing/order.ts';
import { planChange } from '#functions/domain/billing/plan-change.ts';
import type { Billing, Payments, UpgradeCharge } from '#functions/domain/billing/ports.ts';
import type { PaidAccess } from '#functions/domain/credits/credits.ts';
import type { PlanId } from '#functions/domain/plans/plans.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { type Fulfilment, fulfil } from './fulfil.ts';
import type { Purchase } from './open-checkout.ts';

interface Ports {
  readonly payments: Payments;
  readonly billing: Billing;
}

interface Subscribed {
  readonly paid: PaidAccess;
  readonly subscription: SubscriptionFact;
}

/** The subscription that a plan change applies to; undefined if there is no subscription, or it has ended. */
export const subscriptionOf = ({ account, facts }: Fulfilment): Subscribed | undefined => {
  const { paid } = account;
  const subscription = facts.subscriptions.find(({ id }) => id === paid?.subscriptionId);
  return paid === undefined || subscription === undefined || subscription.status === 'ended'
    ? undefined
    : { paid, subscription };
};

/**
 * Changes a subscriber’s plan and returns our result page, which links to the invoice if that couldn’t be paid
 * immediately.
 */
export const changePlan = async (
  ports: Ports,
  purchase: Purchase,
  { invoices, facts }: Fulfilment,
  { paid, subscription }: Subscribed,
): Promise<string> => {
  const { payments, billing } = ports;
  const { userId, plan, now } = purchase;
  const change = planChange(paid, invoices, plan);
  if (change.kind === 'same') throw new Refusal('conflict', `You are already on the ${plan.name} plan.`);
  if (change.kind === 'overdue')
    throw new Refusal(
      'conflict',
      'Your last payment failed. Pay it first: open Settings, then Manage Billing.',
    );
  const order: Order = {
    id: purchase.orderId,
    ownerId: userId,
    kind: 'change',
    plan: plan.id,
    cents: change.kind === 'charged' ? change.cents : 0,
    createdAt: now.toISOString(),
  };
  const done = `${purchase.origin}/payment/success?session_id=${order.id}`;
  if (change.kind === 'free') {
    await payments.carryOut({
      kind: 'change',
      subscriptionId: subscription.id,
      itemId: subscription.itemId,
      plan: plan.id,
      priceCents: change.priceCents,
      applied: subscription.appliedInvoice ?? '',
    });
    await billing.saveOrder(order);
    await fulfil(ports, userId, now);
    return done;
  }
  const charge = await charged(ports, purchase, order, { paid, facts, from: change.from });
  await billing.saveOrder({ ...order, invoiceId: charge.invoiceId });
  if (charge.isPaid) await fulfil(ports, userId, now);
  return done;
};

interface Wish {
  readonly paid: PaidAccess;
  readonly facts: Fulfilment['facts'];
  readonly from: PlanId;
}

/** Charges the difference, using the matching open invoice or else a new one, and voids other open invoices. */
const charged = async (
  { payments }: Ports,
  { customerId, plan }: Purchase,
  order: Order,
  { paid, facts, from }: Wish,
): Promise<UpgradeCharge> => {
  const { subscriptionId, periodStart, periodEnd } = paid;
  const open = facts.invoices.filter(({ kind, status }) => kind === 'upgrade' && status === 'open');
  const same = open.find((one) => one.plan === plan.id && one.from === from && one.planCents === order.cents);
  for (const { id } of open) if (id !== same?.id) await payments.carryOut({ kind: 'void', invoiceId: id });
  return same === undefined
    ? payments.chargeUpgrade({
        order,
        customerId,
        subscriptionId,
        from,
        to: plan,
        cents: order.cents,
        periodStart,
        periodEnd,
      })
    : payments.payAgain(same.id, subscriptionId);
};
