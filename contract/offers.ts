import { PLANS, type PlanPrice } from './catalogue.ts';

const DAY_CHARS = 'yyyy-mm-dd'.length;

/** Whether a price is already in effect at a given time. Prices take effect at midnight UTC. */
export const hasBegun = ({ from }: PlanPrice, at: Date): boolean =>
  from <= at.toISOString().slice(0, DAY_CHARS);

/** The price that a plan is sold at; undefined before its first price takes effect. */
export const currentPrice = (prices: readonly PlanPrice[], at: Date): PlanPrice | undefined =>
  prices
    .filter((price) => hasBegun(price, at))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1);

/** A plan's earliest price. */
export const firstPrice = (prices: readonly [PlanPrice, ...PlanPrice[]]): PlanPrice =>
  prices.reduce((first, price) => (price.from < first.from ? price : first), prices[0]);

/** A plan with its price at a given time. */
export interface Offer {
  readonly name: string;
  /** Monthly price. */
  readonly cents: number;
  readonly videosPerMonth: number;
  readonly credits: number;
  readonly series: number;
  readonly popular: boolean;
}

/** The plans on sale at a given time, smallest first, each with its price at that time. */
export const offersAt = (at: Date): readonly Offer[] =>
  PLANS.flatMap(({ prices, ...plan }): Offer[] => {
    const price = currentPrice(prices, at);
    return price === undefined ? [] : [{ ...plan, cents: price.cents }];
  });
