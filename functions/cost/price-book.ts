import type { Quantity } from './meter.ts';
import { PRICES, type Price } from './prices.ts';

export interface Priced extends Quantity {
  /** Whole pico-dollars; undefined if the book has no price. Reports point that out. */
  readonly pico: bigint | undefined;
  /** The first day on which this price was valid. */
  readonly price: string | undefined;
}

/** Quantities are stored in thousandths, because DynamoDB counts half units. */
const PARTS = 1000;

/** The price of a unit on a given day; a stage's own entries override the list prices of the same unit. */
export const priceAt = (
  { sku, model }: Pick<Quantity, 'sku' | 'model'>,
  at: Date,
  own: readonly Price[] = [],
): Price | undefined => {
  const day = at.toISOString().slice(0, 10);
  const valid = (prices: readonly Price[]): Price | undefined =>
    prices
      .filter((price) => price.sku === sku && price.model === model && price.from <= day)
      .toSorted((a, b) => a.from.localeCompare(b.from))
      .at(-1);
  return valid(own) ?? valid(PRICES);
};

/** Quantity × price in whole pico-dollars; half a pico-dollar is rounded up. */
export const amountOf = (quantity: number, { pico, per }: Price): bigint => {
  const parts = BigInt(Math.round(quantity * PARTS)) * BigInt(pico);
  const whole = BigInt(per) * BigInt(PARTS);
  return (parts * 2n + whole) / (whole * 2n);
};

/** A quantity with the price that was valid on the day it was used. */
export const priced = (quantity: Quantity, at: Date, own: readonly Price[] = []): Priced => {
  const price = priceAt(quantity, at, own);
  return {
    ...quantity,
    pico: price === undefined ? undefined : amountOf(quantity.quantity, price),
    price: price?.from,
  };
};
