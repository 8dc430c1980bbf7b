import { priceAt } from '#functions/cost/price-book.ts';
import { PRICES, type Price } from '#functions/cost/prices.ts';
import { skuOf } from '#functions/cost/skus.ts';
import { decimalOf } from './output/money.ts';
import { type Cell, columnsOf, countText, type Table } from './output/section.ts';

const unitOf = ({ sku, per }: Price): string => `${countText(per)} ${skuOf(sku).unit}`;
const costOf = (price: Price | undefined): string =>
  price === undefined ? 'no price' : `$${decimalOf(BigInt(price.pico))} for ${unitOf(price)}`;
const each = ({ pico, per }: Price): number => pico / per;

/** The units that have different prices on the two days; a stage's own prices override the book's. */
export const priceChanges = (from: string, to: string, own: readonly Price[] = []): Table => {
  const units = new Map([...PRICES, ...own].map(({ sku, model }) => [`${sku} ${model}`, { sku, model }]));
  const rows = [...units.values()].flatMap(({ sku, model }): Cell[][] => {
    const unit = model === undefined ? { sku } : { sku, model };
    const priceOn = (day: string) => priceAt(unit, new Date(`${day}T00:00:00Z`), own);
    const [before, after] = [priceOn(from), priceOn(to)];
    if (before?.pico === after?.pico && before?.per === after?.per) return [];
    const change = before === undefined || after === undefined ? undefined : each(after) / each(before) - 1;
    const name = model === undefined ? sku : `${sku} (${model})`;
    return [[name, costOf(before), costOf(after), change, after?.from, after?.source]];
  });
  return {
    name: 'price-changes',
    title: `Prices that changed between ${from} and ${to}`,
    columns: columnsOf({
      unit: 'text',
      [from]: 'text',
      [to]: 'text',
      change: 'percent',
      since: 'text',
      source: 'text',
    }),
    rows,
  };
};
