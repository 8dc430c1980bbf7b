import { auditLedgers } from '#functions/wiring.ts';

/**
 * `npm run ledger -- verify`: adds up every ledger row and compares the sums with the balances. Ends with 1 when one
 * differs. Reads the table of `TABLE_NAME` with the caller's credentials, or the one at `AWS_ENDPOINT_URL_DYNAMODB`.
 */
const [command] = process.argv.slice(2);

if (command === 'verify') {
  const started = performance.now();
  const { accounts, rows, differences } = await auditLedgers();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const { owner, balance, sum } of differences)
    console.log(`${owner}: the balance is ${balance}, its rows add up to ${sum}`);
  console.log(
    `${accounts} accounts, ${rows} rows, ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}, ${seconds} s`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  console.log('Usage: npm run ledger -- verify');
  process.exitCode = 2;
}
