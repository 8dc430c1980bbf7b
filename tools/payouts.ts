import { PayoutMonth } from '#functions/domain/affiliate.ts';
import { payAffiliates, payoutFile } from '#functions/domain/pay-affiliates.ts';
import { affiliates, now, users } from '#functions/wiring.ts';

/**
 * `npm run --silent payouts -- 2026-11 > payouts-2026-11.csv`: the payouts of a month that is over, as CSV. What it lists
 * is marked as paid; run again for the same month it lists the same and pays nothing more. Works on the table of
 * `TABLE_NAME` with the caller's credentials, or the one at `AWS_ENDPOINT_URL_DYNAMODB`.
 */
const month = PayoutMonth.safeParse(process.argv[2]);

if (month.success) {
  try {
    const payouts = await payAffiliates({ affiliates: affiliates(), users: users() }, month.data, now());
    process.stdout.write(payoutFile(payouts));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error('Usage: npm run --silent payouts -- 2026-11 > payouts-2026-11.csv');
  process.exitCode = 2;
}
