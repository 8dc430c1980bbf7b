import { PayoutMonth } from '#functions/domain/affiliate/affiliate.ts';
import { payAffiliates, payoutFile } from '#functions/services/affiliate/pay-affiliates.ts';
import { now } from '#functions/wiring/clock.ts';
import { affiliates, users } from '#functions/wiring/stores.ts';
import { onTable } from './operator/on-table.ts';

/**
 * `npm run --silent payouts -- 2026-11 > payouts-2026-11.csv`: the payouts of a past month, as CSV. Marks the listed
 * payouts as paid; a second run for the same month lists the same and pays nothing more.
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
