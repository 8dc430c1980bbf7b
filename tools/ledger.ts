import { auditLedgers } from '#functions/wiring/stores.ts';
import { onTable } from './operator/on-table.ts';

/**
 * `npm run ledger -- verify`: adds up all ledger rows and compares the sums with the balances. Exits with status 1 if
 * any balance differs.
 */
const [command] = process.argv.slice(2);

const verify = async (): Promise<void> => {
  const started = performance.now();
  const { accounts, rows, differences } = await auditLedgers();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const { owner, balance, sum } of differences)
    console.log(`${owner}: the balance is ${balance}, but its rows add up to ${sum}`);
  console.log(
    `${accounts} accounts, ${rows} rows, ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}, ${seconds} s`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
};

if (command === 'verify') await onTable(verify);
else {
  console.log('Usage: npm run ledger -- verify');
  process.exitCode = 2;
}
