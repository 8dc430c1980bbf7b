import type { Users } from '#functions/domain/account/ports.ts';
import { type AffiliateRow, endOfMonth, payoutOf } from '#functions/domain/affiliate/affiliate.ts';
import type { Affiliates } from '#functions/domain/affiliate/ports.ts';

export interface Payout {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly month: string;
  readonly cents: number;
  readonly currency: string;
}

interface Ports {
  readonly affiliates: Pick<Affiliates, 'all' | 'ledger' | 'pay'>;
  readonly users: Pick<Users, 'find'>;
}

/**
 * Marks a month's payouts as paid, and returns them. A repeated call for the month pays nothing more and returns the
 * same payouts.
 */
export const payAffiliates = async (
  { affiliates, users }: Ports,
  month: string,
  now: Date,
): Promise<readonly Payout[]> => {
  if (endOfMonth(month) > now)
    throw new RangeError(`${month} has not ended yet. Payouts follow the end of the month.`);
  const payouts: Payout[] = [];
  for (const affiliate of await affiliates.all()) {
    const { userId } = affiliate;
    const user = await users.find(userId);
    const due = user === undefined ? undefined : payoutOf(await affiliates.ledger(userId), month, now);
    if (user === undefined || due === undefined) continue;
    if (due.isNew && !(await affiliates.pay(affiliate, due.row)))
      throw new Error('Another payout run is in progress. Run the command again.');
    payouts.push({ userId, name: user.name, email: user.email, month, ...amountOf(due.row) });
  }
  return payouts.toSorted((a, b) => a.userId.localeCompare(b.userId));
};

const amountOf = ({ cents, currency }: AffiliateRow) => ({ cents: -cents, currency });

/** A cell that every spreadsheet reads as text: an apostrophe precedes what could start a formula. */
const cell = (value: string | number): string => {
  const text =
    typeof value === 'number' || !/^[\s]*[=+\-@]|^[\t\r\n]/u.test(value) ? String(value) : `'${value}`;
  return `"${text.replaceAll('"', '""')}"`;
};

/** The payout file for the operator's bank transfers: RFC 4180, one affiliate a line. */
export const payoutFile = (payouts: readonly Payout[]): string =>
  [
    ['affiliate', 'name', 'email', 'month', 'amount_cents', 'currency'],
    ...payouts.map(({ userId, name, email, month, cents, currency }) => [
      userId,
      name,
      email,
      month,
      cents,
      currency,
    ]),
  ]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
