import type Stripe from 'stripe';
import { use } from '#functions/cost/meter.ts';

/**
 * The payment is already fulfilled: a fee that is slow to read is left to the comparison with Stripe's balance
 * report.
 */
const PATIENCE = { timeout: 2_000, maxNetworkRetries: 0 } as const;

/** Counts Stripe's fee for a payment, in cents: the fee of its charge's balance transaction. */
export const countFee = async (stripe: Stripe, payment_intent: string): Promise<void> => {
  const { data } = await stripe.charges.list(
    { payment_intent, limit: 10, expand: ['data.balance_transaction'] },
    PATIENCE,
  );
  for (const { balance_transaction: booked } of data)
    if (booked !== null && typeof booked === 'object') use('stripe.fee', booked.fee);
};
