import { PayoutMonth } from '#functions/domain/affiliate/affiliate.ts';
import { payAffiliates, payoutFile } from '#functions/services/affiliate/pay-affiliates.ts';
import { now } from '#functions/wiring/clock.ts';
import { affiliates, users } from '#functions/wiring/stores.ts';
import { onTable } from './operator/on-table.ts';

/**
 * `npm run --silent payouts -- 2026-11 > payouts-2026-11.csv`: the payouts of a month that is over, as CSV. What it lists
 * is marked as paid; run again for the same month it lists the same and pays nothing more.
 */
const month = PayoutMonth.safeParse(process.argv[2]);

const pay = async (of: string): Promise<void> => {
  const payouts = await payAffiliates({ affiliates: affiliates(), users: users() }, of, now());
  process.stdout.write(payoutFile(payouts));
};

if (month.success) await onTable(() => pay(month.data));
else {
  console.error('Usage: npm run --silent payouts -- 2026-11 > payouts-2026-11.csv');
  process.exitCode = 2;
}
