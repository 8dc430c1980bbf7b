import {
  type Account,
  type Change,
  endPlan,
  type LedgerRow,
  settle,
} from '#functions/domain/credits/credits.ts';
import type { BillingFacts, PaidInvoice } from './billing-facts.ts';
import { type Access, accessOf, type Command, commandsOf, RENEWAL_MS } from './entitlement.ts';
import { grantInvoice, takeBack } from './paid-grants.ts';
import { acceptInvoice, followMoney } from './paid-invoices.ts';

/** What follows from what the payment provider says. */
export interface Reconciled {
  readonly change: Change;
  /** Rows that are new or have changed. */
  readonly invoices: readonly PaidInvoice[];
  /** What the provider has to be told, so that it agrees with us. */
  readonly commands: readonly Command[];
  /** Paid invoices that somebody has to look at: they do not pay what our catalogue asks, or pay it twice. */
  readonly doubtful: readonly string[];
  /** When to look again without being told to. */
  readonly lookAgainAt: Date | undefined;
  /** There are more invoices to follow than one transaction holds: once this is written, do it again. */
  readonly hasMore: boolean;
}

/**
 * So many invoices are granted or changed at once. Each writes up to five rows (itself, grant, refund, commission, what
 * is kept of it), and the grants of an account, rarely more than a dozen, up to two; a transaction holds a hundred.
 */
const INVOICES_AT_ONCE = 6;

const OVERDUE_MS = 6 * 3_600_000;

/**
 * Brings an account in line with the payment provider. Everything is worked out from the whole of what the provider
 * says and from the invoices we have granted before, so that it may be called at any time, as often as you like.
 */
export const reconcile = (
  stored: Account,
  known: readonly PaidInvoice[],
  facts: BillingFacts,
  now: Date,
): Reconciled => {
  // Credits roll over within one subscription: what expired before another one began is written off first.
  const staysOn = facts.subscriptions.some(
    ({ id, status }) => id === stored.paid?.subscriptionId && status !== 'ended',
  );
  const begun = staysOn ? { account: stored, rows: [] } : settle(stored, now);
  const whole = followInvoices(begun, known, facts, now);
  const hasMore = whole.changed.length > INVOICES_AT_ONCE;
  const money = hasMore ? followInvoices(begun, known, facts, now, INVOICES_AT_ONCE) : whole;
  // Access and commands follow from all invoices, also from those whose credits come in the next transaction.
  const access = accessOf(whole.invoices, facts, now);
  const account = give(money.account, access, now);
  const settled = settle(account, now);
  return {
    change: { account: settled.account, rows: [...money.rows, ...settled.rows] },
    invoices: money.changed,
    commands: commandsOf(whole.invoices, facts, access),
    doubtful: money.doubtful,
    lookAgainAt: access === undefined ? undefined : lookAgain(access.paid.periodEnd, now),
    hasMore,
  };
};

const lookAgain = (periodEnd: string, now: Date): Date => {
  const renewed = Date.parse(periodEnd) + RENEWAL_MS;
  return new Date(renewed > now.getTime() ? renewed : now.getTime() + OVERDUE_MS);
};

/** Grants new invoices in the order in which they were paid, and follows the money of all of them. */
const followInvoices = (
  begun: Change,
  known: readonly PaidInvoice[],
  { invoices }: BillingFacts,
  now: Date,
  most = Number.POSITIVE_INFINITY,
) => {
  const rows: LedgerRow[] = [...begun.rows];
  const seen = new Map(known.map((row) => [row.id, row]));
  const doubtful: string[] = [];
  const changed: PaidInvoice[] = [];
  let { account } = begun;
  const apply = (change: Change): void => {
    account = change.account;
    rows.push(...change.rows);
  };
  const inOrder = invoices
    .filter(({ status }) => status === 'paid')
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  for (const invoice of inOrder) {
    if (changed.length >= most) break;
    const before = seen.get(invoice.id);
    let row = before;
    if (row === undefined) {
      row = acceptInvoice(account.ownerId, invoice, [...seen.values()]);
      if (row === undefined) {
        doubtful.push(invoice.id);
        continue;
      }
      // Paid twice for the same difference: there is nothing to grant, and somebody has to give the money back.
      if (row.credits === 0) doubtful.push(invoice.id);
      else apply(grantInvoice(account, row, now));
    }
    const followed = followMoney(row, invoice);
    if (followed.due > 0) apply(takeBack(account, followed.row, followed, now));
    seen.set(invoice.id, followed.row);
    if (JSON.stringify(followed.row) !== JSON.stringify(before)) changed.push(followed.row);
  }
  return { account, rows, doubtful, changed, invoices: [...seen.values()] };
};

/** The account with the access it has paid for, or without any. */
const give = (account: Account, access: Access | undefined, now: Date): Account => {
  if (access === undefined)
    return account.paid === undefined ? endGrants(account, now) : endPlan(account, now);
  const { paid } = access;
  return {
    ...account,
    subscription: paid.plan,
    paid,
    grants: account.grants.map((grant) =>
      grant.kind === 'paid' ? { ...grant, expiresAt: paid.accessUntil } : grant,
    ),
  };
};

/** Credits of an invoice that is seen only after its plan has ended end with it. */
const endGrants = (account: Account, now: Date): Account =>
  account.grants.some(({ kind }) => kind === 'paid')
    ? { ...endPlan(account, now), subscription: account.subscription }
    : account;
