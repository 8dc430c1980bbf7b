import {
  type Account,
  type Change,
  type Grant,
  isLive,
  type LedgerRow,
} from '#functions/domain/credits/credits.ts';
import { planOf } from '#functions/domain/plans/plans.ts';
import { grantIdOf, type PaidInvoice } from './billing-facts.ts';

/**
 * Changes to the grants that invoices pay for. The grants’ expiry dates are provisional until `reconcile` sets them
 * at the end.
 */

/**
 * Grants the credits of a paid invoice in full. If the balance then exceeds the plan's cap, the oldest
 * credits of any kind are written off.
 */
export const grantInvoice = (account: Account, invoice: PaidInvoice, now: Date): Change => {
  const id = grantIdOf(invoice.id);
  const grants = [
    ...account.grants,
    { id, kind: 'paid' as const, remaining: invoice.credits, expiresAt: invoice.periodEnd },
  ];
  // Paid grants may look expired until `reconcile` extends them; expired free and trial credits are ignored.
  const counts = (grant: Grant): boolean => grant.kind === 'paid' || isLive(grant, now);
  const balance = grants.filter(counts).reduce((sum, { remaining }) => sum + remaining, 0);
  let excess = Math.max(0, balance - planOf(invoice.plan).cap);
  const rows = [ledgerRow(account, invoice, { reason: 'grant', grantId: id, amount: invoice.credits }, now)];
  const capped = grants.map((grant) => {
    const amount = counts(grant) ? Math.min(excess, grant.remaining) : 0;
    if (amount === 0) return grant;
    excess -= amount;
    rows.push(ledgerRow(account, invoice, { reason: 'cap', grantId: grant.id, amount: -amount }, now));
    return { ...grant, remaining: grant.remaining - amount };
  });
  return { account: { ...account, grants: capped }, rows };
};

/**
 * Holds back an invoice’s remaining credits while its payment is disputed, or returns them afterwards. If a video
 * fails during the dispute, its returned credits are held back by the next call.
 */
export const holdBack = (account: Account, invoice: PaidInvoice, isHeld: boolean, now: Date): Change => {
  const id = grantIdOf(invoice.id);
  const grant = account.grants.find((one) => one.id === id);
  const isDone = isHeld ? grant?.frozen !== undefined && grant.remaining === 0 : grant?.frozen === undefined;
  if (grant === undefined || isDone) return { account, rows: [] };
  const { frozen = 0, ...free } = grant;
  const changed = isHeld
    ? { ...free, remaining: 0, frozen: frozen + free.remaining }
    : { ...free, remaining: free.remaining + frozen };
  const amount = changed.remaining - free.remaining;
  return {
    account: { ...account, grants: account.grants.map((one) => (one.id === id ? changed : one)) },
    rows:
      amount === 0
        ? []
        : [ledgerRow(account, invoice, { reason: isHeld ? 'freeze' : 'thaw', grantId: id, amount }, now)],
  };
};

/**
 * Takes back an invoice’s unused credits, up to `due`. `all` also removes the grant, so that credits later returned
 * for a failed video expire at once.
 */
export const takeBack = (
  account: Account,
  invoice: PaidInvoice,
  { due, all }: { readonly due: number; readonly all: boolean },
  now: Date,
): Change => {
  const id = grantIdOf(invoice.id);
  const rest = account.grants.find((grant) => grant.id === id)?.remaining ?? 0;
  const amount = all ? rest : Math.min(due, rest);
  const left = account.grants.map((grant) =>
    grant.id === id ? { ...grant, remaining: grant.remaining - amount } : grant,
  );
  return {
    account: { ...account, grants: all ? left.filter((grant) => grant.id !== id) : left },
    rows:
      amount === 0
        ? []
        : [ledgerRow(account, invoice, { reason: 'refund', grantId: id, amount: -amount }, now)],
  };
};

/** A change to one grant, and why. */
interface GrantChange {
  readonly reason: 'grant' | 'cap' | 'refund' | 'freeze' | 'thaw';
  readonly grantId: string;
  readonly amount: number;
}

const ledgerRow = (
  account: Account,
  invoice: PaidInvoice,
  { reason, grantId, amount }: GrantChange,
  now: Date,
): LedgerRow => ({
  id: {
    grant: `grant:${grantId}`,
    cap: `cap:${grantId}:${invoice.id}`,
    // An invoice may be refunded in parts; each refund is identified by the amount claimed so far.
    refund: `refund:${grantId}:${invoice.claimed}:${invoice.refundedCents}${invoice.disputed ? ':disputed' : ''}`,
    // One dispute may cause several holds; the account’s version tells them apart.
    freeze: `freeze:${grantId}:${account.version}`,
    thaw: `thaw:${grantId}:${account.version}`,
  }[reason],
  ownerId: account.ownerId,
  amount,
  reason,
  grantId,
  invoiceId: invoice.id,
  at: now.toISOString(),
});
