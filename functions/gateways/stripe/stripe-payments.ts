import type Stripe from 'stripe';
import { use } from '#functions/cost/meter.ts';
import type { Payments } from '#functions/domain/billing/ports.ts';
import { carryOut, chargeUpgrade, payAgain } from './stripe-changes.ts';
import { createCheckoutSession, expireCheckout, findCheckout, openCheckouts } from './stripe-checkout.ts';
import { asking } from './stripe-client.ts';
import { createCustomer, customersOf, forgetCustomer, ownerOf } from './stripe-customers.ts';
import { readEvent } from './stripe-events.ts';
import { factsOf } from './stripe-facts.ts';

/**
 * The payment has already been fulfilled, so if reading its fee takes too long, we rely on the comparison with
 * Stripe’s balance report instead.
 */
const PATIENCE = { timeout: 2_000, maxNetworkRetries: 0 } as const;

/** Counts Stripe’s fee for a payment, in cents, as stated in the charge’s balance transaction. */
const countFee = async (stripe: Stripe, payment_intent: string): Promise<void> => {
  const { data } = await stripe.charges.list(
    { payment_intent, limit: 10, expand: ['data.balance_transaction'] },
    PATIENCE,
  );
  for (const { balance_transaction: booked } of data)
    if (booked !== null && typeof booked === 'object') use('stripe.fee', booked.fee);
};

/** The payment provider for our plans: Stripe, through its SDK. */
export const stripePayments = (
  connect: () => Promise<Stripe>,
  webhookSecret: () => Promise<string>,
): Payments => {
  const ask = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => asking(connect, work);
  return {
    createCustomer: (user) => ask((stripe) => createCustomer(stripe, user)),
    ownerOf: (customerId) => ask((stripe) => ownerOf(stripe, customerId)),
    customersOf: (userId) => ask((stripe) => customersOf(stripe, userId)),
    forgetCustomer: (customerId) => ask((stripe) => forgetCustomer(stripe, customerId)),
    factsOf: (customerId) => ask((stripe) => factsOf(stripe, customerId)),
    openCheckouts: (customerId) => ask((stripe) => openCheckouts(stripe, customerId)),
    beginCheckout: (order, plan, customerId, origin) =>
      ask((stripe) => createCheckoutSession(stripe, order, plan, { customer: customerId, origin })),
    findCheckout: (checkoutId) => ask((stripe) => findCheckout(stripe, checkoutId)),
    expireCheckout: (checkoutId) => ask((stripe) => expireCheckout(stripe, checkoutId)),
    chargeUpgrade: (upgrade) => ask((stripe) => chargeUpgrade(stripe, upgrade)),
    payAgain: (invoiceId, subscriptionId) => ask((stripe) => payAgain(stripe, invoiceId, subscriptionId)),
    carryOut: (command) => ask((stripe) => carryOut(stripe, command)),
    countFee: (paymentId) => ask((stripe) => countFee(stripe, paymentId)).catch(() => {}),
    openPortal: (customer, return_url) =>
      ask(async (stripe) => (await stripe.billingPortal.sessions.create({ customer, return_url })).url),
    readEvent: (body, signature) =>
      signature === undefined
        ? Promise.resolve(undefined)
        : ask(async (stripe) => readEvent(stripe, await webhookSecret(), body, signature)),
  };
};
