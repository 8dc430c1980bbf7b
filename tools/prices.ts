import { parseArgs } from 'node:util';
import { UsageError } from './cost/options.ts';
import { tableText } from './cost/output/print.ts';
import { OwnPricesError, ownPrices } from './cost/own-prices.ts';
import { PeriodError, periodOf } from './cost/period.ts';
import { priceChanges } from './cost/price-changes.ts';

/**
 * `npm run prices -- diff`: compares each unit's price on two days, in the price book and in a stage's own prices.
 */
const USAGE = 'Usage: npm run prices -- diff --from 2026-11-20 --to 2026-12-31 [--stage dev]';

const text = { type: 'string' } as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: text, to: text, stage: text },
  });
  if (positionals[0] !== 'diff' || values.from === undefined || values.to === undefined)
    throw new UsageError('Name the two days to compare.');
  const { from, to } = periodOf(values.from, values.to, new Date());
  const table = priceChanges(from, to, values.stage === undefined ? [] : ownPrices(values.stage));
  console.log(table.rows.length === 0 ? `No price changed between ${from} and ${to}.` : tableText(table));
} catch (error) {
  const isKnown =
    error instanceof TypeError ||
    error instanceof UsageError ||
    error instanceof PeriodError ||
    error instanceof OwnPricesError;
  if (!isKnown) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
