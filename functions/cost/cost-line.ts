import type { Quantity } from './meter.ts';
import { priced } from './price-book.ts';
import { type Price } from './prices.ts';
import { skuOf } from './skus.ts';

/** One item in the cost line of a request or step. */
export interface CostItem {
  readonly component: string;
  readonly sku: string;
  readonly model?: string;
  readonly quantity: number;
  readonly unit: string;
  /** Whole pico-dollars as text, which JSON and Athena preserve exactly; absent if the price book has no price. */
  readonly pico?: string;
  /** The first day on which the price was valid. */
  readonly price?: string;
}

/** Quantities with their prices, and the total cost in whole pico-dollars. */
export const itemsOf = (
  quantities: readonly Quantity[],
  at: Date,
  own: readonly Price[] = [],
): { readonly items: readonly CostItem[]; readonly pico: bigint } => {
  let sum = 0n;
  const items = quantities.map((quantity): CostItem => {
    const { sku, model, pico, price } = priced(quantity, at, own);
    sum += pico ?? 0n;
    return {
      ...skuOf(sku),
      sku,
      ...(model === undefined ? {} : { model }),
      quantity: quantity.quantity,
      ...(pico === undefined ? {} : { pico: String(pico) }),
      ...(price === undefined ? {} : { price }),
    };
  });
  return { items, pico: sum };
};

const PICO_PER_MICRO = 1_000_000n;
const MICRO_DIGITS = 6;

/** Formats pico-dollars as dollars, rounded to six decimal places: `0.000723`. */
export const dollarsOf = (pico: bigint): string => {
  const micro = (pico + PICO_PER_MICRO / 2n) / PICO_PER_MICRO;
  const digits = String(micro).padStart(MICRO_DIGITS + 1, '0');
  return `${digits.slice(0, -MICRO_DIGITS)}.${digits.slice(-MICRO_DIGITS)}`;
};
