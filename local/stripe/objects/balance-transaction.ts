import type Stripe from 'stripe';
import type { Account } from '#local/stripe/records/account.ts';
import type { ChargeRecord } from '#local/stripe/records/payment-records.ts';

/**
 * Stripe’s US list prices: for card payments a rate in thousandths plus cents, and for subscriptions a rate in
 * thousandths.
 */
const CARD_PER_MILLE = 29;
const CARD_CENTS = 30;
const BILLING_PER_MILLE = 7;
const MILLE = 1000;
const CHARGE = /^ch_/u;

/** The balance transaction of a successful charge. */
export const bookedAs = (chargeId: string): string => chargeId.replace(CHARGE, 'txn_');

export const balanceTransactionObject = ({ records }: Account, id: string): Stripe.BalanceTransaction => {
  const charge = records.get('charges', id.replace(/^txn_/u, 'ch_'));
  const fees = feesOf(charge);
  const fee = fees.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id,
    object: 'balance_transaction',
    amount: charge.amount,
    available_on: charge.created,
    balance_type: 'payments',
    created: charge.created,
    currency: charge.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fees,
    net: charge.amount - fee,
    reporting_category: 'charge',
    source: charge.id,
    status: 'available',
    type: 'charge',
  };
};

const feesOf = ({ amount, currency }: ChargeRecord): Stripe.BalanceTransaction.FeeDetail[] => {
  const fee = (cents: number, description: string) => ({
    amount: cents,
    application: null,
    currency,
    description,
    type: 'stripe_fee',
  });
  return [
    fee(Math.round((amount * CARD_PER_MILLE) / MILLE) + CARD_CENTS, 'Stripe processing fees'),
    fee(Math.round((amount * BILLING_PER_MILLE) / MILLE), 'Billing - Usage Fee'),
  ];
};
