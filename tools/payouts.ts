import { open, rm } from 'node:fs/promises';
import { PayoutMonth } from '#functions/domain/affiliate/affiliate.ts';
import { DETAILS_WATCHED_DAYS } from '#functions/domain/affiliate/payout-details.ts';
import { type Payout, payAffiliates, type Withheld } from '#functions/services/billing/pay-affiliates.ts';
import { payoutFile } from '#functions/services/billing/payout-file.ts';
import { now } from '#functions/wiring/clock.ts';
import { payoutSeal } from '#functions/wiring/payments.ts';
import { affiliates, payoutDetails, users } from '#functions/wiring/stores.ts';
import { onTable } from './operator/on-table.ts';

const OWNER_ONLY = 0o600;

/**
 * Creates a file that only its owner can read, and fills it with what `work` returns. If the file already exists,
 * fails before `work` starts. If `work` fails, leaves no file behind.
 */
const newPrivateFile = async (path: string, work: () => Promise<string>): Promise<void> => {
  const file = await open(path, 'wx', OWNER_ONLY).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new Error(`${path} exists already. Move it away, or name another file.`) : error;
  });
  try {
    await file.writeFile(await work());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
};

/**
 * `npm run payouts -- 2026-11 [file]`: writes the payouts of a past month to a CSV file that only
 * its owner can read, and marks them as paid. A second run for the same month doesn’t pay any affiliate twice. Payout
 * details appear only in the file, never in the terminal.
 */
const [, , of, name] = process.argv;
const month = PayoutMonth.safeParse(of);
const CENTS = 100;

const REASONS = {
  missing: 'has no payout details',
  unreadable: 'has payout details that can’t be decrypted: check the payout secret, or ask for them again',
} as const satisfies Record<Withheld['why'], string>;

const withheldLine = ({ userId, cents, why }: Withheld): string =>
  `Not paid: ${userId} ${REASONS[why]}. The $${(cents / CENTS).toFixed(2)} stay approved.`;

const changedLine = ({ userId, email, changedAt }: Payout): readonly string[] =>
  changedAt === undefined
    ? []
    : [
        `Ask first: ${userId} (${email}) changed their payout details on ${changedAt.slice(0, 10)}, less than ${DETAILS_WATCHED_DAYS} days ago.`,
      ];

const pay = async (ofMonth: string, path: string): Promise<void> => {
  await newPrivateFile(path, async () => {
    const ports = {
      affiliates: affiliates(),
      users: users(),
      payoutDetails: payoutDetails(),
      payoutSeal: payoutSeal(),
    };
    const { payouts, withheld } = await payAffiliates(ports, ofMonth, now());
    for (const line of [...payouts.flatMap(changedLine), ...withheld.map(withheldLine)]) console.error(line);
    return payoutFile(payouts);
  });
  console.log(`Wrote ${path}. Only you can read it.`);
};

if (month.success) await onTable(() => pay(month.data, name ?? `payouts-${month.data}.csv`));
else {
  console.error('Usage: npm run payouts -- 2026-11 [file]');
  process.exitCode = 2;
}
