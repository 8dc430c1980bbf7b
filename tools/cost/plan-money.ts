import { PLANS, type Subscription } from '#contract/catalogue.ts';
import { picoOfCents, picoOfDollars } from './output/money.ts';
import { daysOf, type Period } from './period.ts';

/** Stripe in the United States: cards 2.9 % and 30 cents, Billing 0.7 %. */
const FEE_PER_THOUSAND = 36n;
const FEE_CENTS = 30;
const THOUSAND = 1000n;
const COMMISSION_PER_THOUSAND = 300n;
/** A monthly price is spread over so many days. */
const DAYS_PER_MONTH = 30n;

export const FEE_SOURCE =
  'Stripe’s list price, read 2026-11-20: 2.9 % and $0.30 for a card, 0.7 % for Billing';
export const COMMISSION_SOURCE = '30 % of every payment, the product’s affiliate programme';

interface PlanMoney {
  /** A month of the plan, what the payment provider keeps of it, and what an affiliate would get, in pico-dollars. */
  readonly price: bigint;
  readonly fee: bigint;
  readonly commission: bigint;
  readonly credits: number;
}

/** Undefined for plans that are not sold. */
export const planMoney = (plan: Subscription): PlanMoney | undefined => {
  const sold = PLANS.find(({ name }) => name.toLowerCase() === plan);
  if (sold === undefined) return undefined;
  const price = picoOfDollars(sold.usdPerMonth);
  return {
    price,
    fee: (price * FEE_PER_THOUSAND) / THOUSAND + picoOfCents(FEE_CENTS),
    commission: (price * COMMISSION_PER_THOUSAND) / THOUSAND,
    credits: sold.credits,
  };
};

/** The part of a monthly amount that belongs to a period. */
export const inPeriod = (monthly: bigint, period: Period): bigint =>
  (monthly * BigInt(daysOf(period).length)) / DAYS_PER_MONTH;
