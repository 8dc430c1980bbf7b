import { columnsOf, countText, type Section } from '#tools/cost/output/section.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';

/** How reliable the figures are: lines read, lines left out, units without a price. */
export const dataSection = (input: ReportInput): Section => {
  const { reading, costs } = input;
  const charges = costs.flatMap((cost) => cost.charges);
  const unpriced = Map.groupBy(
    charges.filter(({ isPriced }) => !isPriced),
    ({ item }) => [item.sku, item.model].filter(Boolean).join(' of '),
  );
  const books = new Set(charges.flatMap(({ item }) => item.price ?? []));
  return {
    id: 'data',
    title: 'How reliable are these figures?',
    answer: `${countText(reading.lines.length)} lines were read. ${countText(reading.bad)} could not be read, ${countText(reading.repeated)} were delivered twice and counted once, ${countText(unpriced.size)} ${unpriced.size === 1 ? 'unit has' : 'units have'} no price.`,
    source: sourceOf(input, 'lines, and units of each kind'),
    tables: [
      {
        name: 'unpriced',
        title: 'Used but counted as free, because no price is known',
        columns: columnsOf({ what: 'text', quantity: 'quantity', unit: 'text' }),
        rows: [...unpriced].map(([what, own]) => [
          what,
          own.reduce((sum, { item }) => sum + item.quantity, 0),
          own[0]?.item.unit,
        ]),
      },
    ],
    notes: [
      ...reading.badShown.map((bad) => `Not read: ${bad}`),
      `Prices of: ${[...books].toSorted().join(', ') || 'none'}. Amounts are sums of whole pico-dollars, rounded only when shown. These are list prices before free tiers, credits and taxes; \`npm run cost -- reconcile\` compares them with the bills.`,
    ],
  };
};
