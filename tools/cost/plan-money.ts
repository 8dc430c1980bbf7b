import { AFFILIATE } from '#contract/catalogue.ts';
import { picoOfCents } from './output/money.ts';
import { daysOf, type Period } from './period.ts';

/** Stripe in the United States: cards 2.9 % and 30 cents, Billing 0.7 %. */
const FEE_PER_THOUSAND = 36n;
const FEE_CENTS = 30;
const THOUSAND = 1000n;
const HUNDRED = 100n;
/** The number of days that a monthly price is spread over. */
const DAYS_PER_MONTH = 30n;

export const FEE_SOURCE =
  'Stripe’s list price, read 2026-11-20: 2.9 % and $0.30 for a card, 0.7 % for Billing';
export const COMMISSION_SOURCE = `${AFFILIATE.commissionPercent} % of every payment, under the product’s affiliate programme`;

/** The revenue from payments, the payment provider's fees, and the affiliates' share, in pico-dollars. */
interface PaymentMoney {
  readonly price: bigint;
  readonly fee: bigint;
  readonly commission: bigint;
}

/** The totals for a number of payments, each of `cents`. */
export const moneyOf = (payments: number, cents: number): PaymentMoney => {
  const price = picoOfCents(cents);
  return {
    price,
    fee: (price * FEE_PER_THOUSAND) / THOUSAND + picoOfCents(FEE_CENTS * payments),
    commission: (price * BigInt(AFFILIATE.commissionPercent)) / HUNDRED,
  };
};

/** A period's share of a monthly amount. */
export const inPeriod = (monthly: bigint, period: Period): bigint =>
  (monthly * BigInt(daysOf(period).length)) / DAYS_PER_MONTH;
