import type { PayoutDetails } from '#contract/schemas/payout-details.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import { type AffiliateRow, endOfMonth, payoutOf } from '#functions/domain/affiliate/affiliate.ts';
import { changedLately } from '#functions/domain/affiliate/payout-details.ts';
import type { Affiliates, PayoutDetailsStore, PayoutSeal } from '#functions/domain/affiliate/ports.ts';

export interface Payout {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly month: string;
  readonly cents: number;
  readonly currency: string;
  /** Absent only for an earlier payout whose affiliate has since removed their details. */
  readonly details?: PayoutDetails | undefined;
  /**
   * When the payout details changed (ISO), if the change is so recent that the affiliate should be asked about it.
   */
  readonly changedAt?: string | undefined;
}

/** A payout that is due but wasn’t made; the commission stays approved. */
export interface Withheld {
  readonly userId: string;
  readonly cents: number;
  readonly why: 'missing' | 'unreadable';
}

interface Ports {
  readonly affiliates: Pick<Affiliates, 'all' | 'ledger' | 'pay'>;
  readonly users: Pick<Users, 'find'>;
  readonly payoutDetails: Pick<PayoutDetailsStore, 'find'>;
  readonly payoutSeal: Pick<PayoutSeal, 'open'>;
}

interface PayoutRun {
  readonly payouts: readonly Payout[];
  readonly withheld: readonly Withheld[];
}

/**
 * Marks a month’s payouts as paid, and returns them with the payout details. Affiliates without readable details are
 * not paid. A repeated call for the same month pays nothing more to affiliates who have already been paid, and
 * returns their payouts again.
 */
export const payAffiliates = async (ports: Ports, month: string, now: Date): Promise<PayoutRun> => {
  const { affiliates, users } = ports;
  if (endOfMonth(month) > now)
    throw new RangeError(`${month} has not ended yet. Payouts follow the end of the month.`);
  const payouts: Payout[] = [];
  const withheld: Withheld[] = [];
  for (const affiliate of await affiliates.all()) {
    const { userId } = affiliate;
    const user = await users.find(userId);
    const due = user === undefined ? undefined : payoutOf(await affiliates.ledger(userId), month, now);
    if (user === undefined || due === undefined) continue;
    const { why, ...known } = await detailsOf(ports, userId, now);
    if (due.isNew && why !== undefined) {
      withheld.push({ userId, cents: -due.row.cents, why });
      continue;
    }
    if (due.isNew && !(await affiliates.pay(affiliate, due.row)))
      throw new Error('Another payout run is in progress. Run the command again.');
    payouts.push({ userId, name: user.name, email: user.email, month, ...amountOf(due.row), ...known });
  }
  return { payouts: payouts.toSorted(byUser), withheld: withheld.toSorted(byUser) };
};

const byUser = (one: { readonly userId: string }, other: { readonly userId: string }): number =>
  one.userId.localeCompare(other.userId);

const amountOf = ({ cents, currency }: AffiliateRow) => ({ cents: -cents, currency });

interface Known extends Pick<Payout, 'details' | 'changedAt'> {
  readonly why?: Withheld['why'];
}

const detailsOf = async (
  { payoutDetails, payoutSeal }: Pick<Ports, 'payoutDetails' | 'payoutSeal'>,
  userId: string,
  now: Date,
): Promise<Known> => {
  const stored = await payoutDetails.find(userId);
  if (stored === undefined) return { why: 'missing' };
  const details = await payoutSeal.open(userId, stored.sealed);
  if (details === undefined) return { why: 'unreadable' };
  return { details, changedAt: changedLately(stored, now) ? stored.changedAt : undefined };
};
