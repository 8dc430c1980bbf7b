import type Stripe from 'stripe';
import type { Payments } from '#functions/domain/billing/ports.ts';
import { carryOut, chargeUpgrade, payAgain } from './stripe-changes.ts';
import { beginCheckout, expireCheckout, findCheckout, openCheckouts } from './stripe-checkout.ts';
import { asking, unless } from './stripe-client.ts';
import { readEvent } from './stripe-events.ts';
import { factsOf } from './stripe-facts.ts';
import { countFee } from './stripe-fees.ts';

/** The payment provider of our plans: Stripe, through its SDK. */
export const stripePayments = (
  connect: () => Promise<Stripe>,
  webhookSecret: () => Promise<string>,
): Payments => {
  const ask = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => asking(connect, work);
  return {
    createCustomer: ({ id, name, email }) =>
      ask(async (stripe) => {
        const customer = await stripe.customers.create(
          { name, email, metadata: { user_id: id } },
          { idempotencyKey: `customer:${id}` },
        );
        return customer.id;
      }),
    ownerOf: (customerId) =>
      ask(async (stripe) => {
        const customer = await unless(['resource_missing'], stripe.customers.retrieve(customerId));
        return customer === undefined || customer.deleted === true ? undefined : customer.metadata['user_id'];
      }),
    factsOf: (customerId) => ask((stripe) => factsOf(stripe, customerId)),
    openCheckouts: (customerId) => ask((stripe) => openCheckouts(stripe, customerId)),
    beginCheckout: (order, plan, customerId, origin) =>
      ask((stripe) => beginCheckout(stripe, order, plan, customerId, origin)),
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
