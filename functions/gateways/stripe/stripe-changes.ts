import Stripe from 'stripe';
import type { Command } from '#functions/domain/billing/entitlement.ts';
import type { Upgrade, UpgradeCharge } from '#functions/domain/billing/ports.ts';
import { CURRENCY, planOf } from '#functions/domain/plans/plans.ts';
import { idOf, unless } from './stripe-client.ts';
import { priceOf } from './stripe-prices.ts';

const charge = ({ id, status }: Stripe.Invoice): UpgradeCharge => ({
  invoiceId: id,
  isPaid: status === 'paid',
});

/**
 * Charges an open invoice to the subscription’s card; the invoice stays open if the card is declined or needs
 * confirmation.
 */
const pay = async (stripe: Stripe, invoiceId: string, method: string | undefined): Promise<UpgradeCharge> => {
  try {
    await stripe.invoices.pay(invoiceId, method === undefined ? {} : { payment_method: method });
  } catch (error) {
    const isAnswer =
      error instanceof Stripe.errors.StripeCardError ||
      (error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'parameter_unknown');
    if (!isAnswer) throw error;
  }
  return charge(await stripe.invoices.retrieve(invoiceId));
};

const cardOf = async (stripe: Stripe, subscriptionId: string): Promise<string | undefined> =>
  idOf((await stripe.subscriptions.retrieve(subscriptionId)).default_payment_method);

/** Charges an upgrade’s price difference on a separate invoice, with the plan in its metadata. */
export const chargeUpgrade = async (stripe: Stripe, upgrade: Upgrade): Promise<UpgradeCharge> => {
  const { order, customerId: customer, subscriptionId, from, to, cents } = upgrade;
  const description = `Upgrade from ${planOf(from).name} to ${to.name} for the current period`;
  const key = (step: string) => ({ idempotencyKey: `upgrade:${order.id}:${step}` });
  const draft = await stripe.invoices.create(
    {
      customer,
      collection_method: 'charge_automatically',
      auto_advance: false,
      currency: CURRENCY,
      description,
      pending_invoice_items_behavior: 'exclude',
      metadata: {
        kind: 'upgrade',
        user_id: order.ownerId,
        order_id: order.id,
        subscription_id: subscriptionId,
        from,
        to: to.id,
        price_cents: to.cents,
        period_start: upgrade.periodStart,
        period_end: upgrade.periodEnd,
      },
    },
    key('invoice'),
  );
  await stripe.invoiceItems.create(
    { customer, invoice: draft.id, amount: cents, currency: CURRENCY, description },
    key('item'),
  );
  const open = await stripe.invoices.finalizeInvoice(draft.id, { auto_advance: false }, key('finalize'));
  return pay(stripe, open.id, await cardOf(stripe, subscriptionId));
};

export const payAgain = async (
  stripe: Stripe,
  invoiceId: string,
  subscriptionId: string,
): Promise<UpgradeCharge> => pay(stripe, invoiceId, await cardOf(stripe, subscriptionId));

/** Carries out a command; carrying it out again changes nothing. */
export const carryOut = async (stripe: Stripe, command: Command): Promise<void> => {
  switch (command.kind) {
    case 'cancel':
      await unless(['resource_missing'], stripe.subscriptions.cancel(command.subscriptionId));
      return;
    case 'change': {
      const pricedPlan = { ...planOf(command.plan), cents: command.priceCents };
      await stripe.subscriptions.update(command.subscriptionId, {
        items: [{ id: command.itemId, price: await priceOf(stripe, pricedPlan) }],
        // The renewal date stays the same and nothing is prorated, because we charge the difference with our own
        // invoices.
        proration_behavior: 'none',
        cancel_at_period_end: false,
        metadata: { applied_invoice: command.applied, plan: command.plan },
      });
      return;
    }
    case 'void':
      await voidInvoice(stripe, command.invoiceId);
      return;
    default:
      return command satisfies never;
  }
};

/**
 * Stripe refuses to void an invoice that has been paid or voided in the meantime, so we read the invoice’s state
 * again.
 */
const voidInvoice = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    if ((await stripe.invoices.retrieve(id)).status === 'open') throw error;
  }
};
