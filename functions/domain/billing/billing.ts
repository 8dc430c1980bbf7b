import {
  type Account,
  type Change,
  endPlan,
  type LedgerRow,
  lapse,
} from '#functions/domain/credits/credits.ts';
import type { BillingFacts, PaidInvoice } from './billing-facts.ts';
import { type Access, accessOf, type Command, commandsOf, RENEWAL_MS } from './entitlement.ts';
import { grantInvoice, holdBack, takeBack } from './paid-grants.ts';
import { acceptInvoice, followMoney } from './paid-invoices.ts';

/** The outcome of reconciling an account with the payment provider’s data. */
export interface Reconciled {
  readonly change: Change;
  /** New or changed rows. */
  readonly invoices: readonly PaidInvoice[];
  /** Changes to make at the provider so that its state matches ours. */
  readonly commands: readonly Command[];
  /**
   * Paid invoices that an operator must check because they don’t match the catalogue or because something was paid
   * for twice.
   */
  readonly doubtful: readonly string[];
  /** Fingerprints of the cards used to pay for the customer’s subscriptions. */
  readonly cards: readonly string[];
  /** When to check the account again if no event arrives first. */
  readonly lookAgainAt: Date | undefined;
  /** True when the invoices don’t all fit in one transaction: write this result, then reconcile again. */
  readonly hasMore: boolean;
}

/**
 * The maximum number of invoices handled in one transaction. An invoice needs up to five rows (invoice, grant,
 * refund, commission, commission record). Each of the account’s grants, rarely more than a dozen, needs up to two. A
 * transaction holds a hundred rows.
 */
const INVOICES_AT_ONCE = 6;

const OVERDUE_MS = 6 * 3_600_000;

/**
 * Brings an account in line with the payment provider. Everything is derived from the provider’s complete data and
 * the invoices whose credits have already been granted, so this can safely be called at any time and any number of
 * times.
 */
export const reconcile = (
  stored: Account,
  known: readonly PaidInvoice[],
  facts: BillingFacts,
  now: Date,
): Reconciled => {
  // Credits roll over within one subscription: grants that expired before another subscription started are written
  // off first.
  const staysOn = facts.subscriptions.some(
    ({ id, status }) => id === stored.paid?.subscriptionId && status !== 'ended',
  );
  const begun = staysOn ? { account: stored, rows: [] } : lapse(stored, now);
  const read = { known, invoices: facts.invoices };
  const whole = followInvoices(begun, read, now);
  const hasMore = whole.changed.length > INVOICES_AT_ONCE;
  const money = hasMore ? followInvoices(begun, read, now, INVOICES_AT_ONCE) : whole;
  // Access and commands depend on all invoices, including those whose credits will be granted in the next
  // transaction.
  const access = accessOf(whole.invoices, facts, now);
  const account = give(money.account, access, now);
  const settled = lapse(account, now);
  return {
    change: { account: settled.account, rows: [...money.rows, ...settled.rows] },
    invoices: money.changed,
    commands: commandsOf(whole.invoices, facts, access),
    doubtful: money.doubtful,
    cards: facts.subscriptions.flatMap(({ cardFingerprint }) => cardFingerprint ?? []),
    lookAgainAt: access === undefined ? undefined : lookAgain(access.paid.periodEnd, now),
    hasMore,
  };
};

const lookAgain = (periodEnd: string, now: Date): Date => {
  const renewed = Date.parse(periodEnd) + RENEWAL_MS;
  return new Date(renewed > now.getTime() ? renewed : now.getTime() + OVERDUE_MS);
};

/** The invoices whose credits have already been granted, and all of the payment provider’s invoices. */
interface ReadInvoices extends Pick<BillingFacts, 'invoices'> {
  readonly known: readonly PaidInvoice[];
}

/** Grants the credits of new invoices, oldest first, and applies the refunds and disputes of all invoices. */
const followInvoices = (
  begun: Change,
  { known, invoices }: ReadInvoices,
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
      // This upgrade has already been paid for: the second payment grants nothing, and an operator must refund it.
      if (row.credits === 0) doubtful.push(invoice.id);
      else apply(grantInvoice(account, row, now));
    }
    const followed = followMoney(row, invoice);
    if (followed.due > 0) apply(takeBack(account, followed.row, followed, now));
    apply(holdBack(account, followed.row, followed.row.disputed, now));
    seen.set(invoice.id, followed.row);
    if (JSON.stringify(followed.row) !== JSON.stringify(before)) changed.push(followed.row);
  }
  return { account, rows, doubtful, changed, invoices: [...seen.values()] };
};

/** The account with whatever access it has paid for. */
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

/** If an invoice arrives after its plan has ended, its credits expire with the plan. */
const endGrants = (account: Account, now: Date): Account =>
  account.grants.some(({ kind }) => kind === 'paid')
    ? { ...endPlan(account, now), subscription: account.subscription }
    : account;
