import { withoutOwnReferrals } from '#functions/domain/affiliate/own-referral.ts';
import type { Reconciled } from '#functions/domain/billing/billing.ts';
import type { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import type { BillingState } from '#functions/domain/billing/ports.ts';
import { activeUserWrite } from '#functions/store/account/active-user-check.ts';
import { commissionWrites } from '#functions/store/affiliate/commission-writes.ts';
import { creditWrites } from '#functions/store/credits/credit-store.ts';
import { billingIndex, keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table, type TransactItem } from '#functions/store/table/table.ts';

/** The provider redelivers an event for three days at most. */
const EVENT_SECONDS = 30 * 86_400;
/** When to retry failed provider commands, or invoices that didn’t fit into one transaction. */
const RETRY_MS = 5 * 60_000;

export const eventWrite = (table: Table, eventId: string, now: Date): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: { ...keys.event(eventId), ttl: secondsOf(now) + EVENT_SECONDS },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const invoiceWrite = (table: Table, row: PaidInvoice): TransactItem => ({
  Put: { TableName: table.name, Item: { ...keys.invoice(row.ownerId, row.id), ...row } },
});

/** When the payments must be read again, now that `reconciled` has been written. */
const nextLook = (
  state: BillingState,
  { commands, lookAgainAt, hasMore }: Reconciled,
  now: Date,
): string | undefined => {
  if (commands.length > 0 || hasMore) return new Date(now.getTime() + RETRY_MS).toISOString();
  if (lookAgainAt !== undefined) return lookAgainAt.toISOString();
  // A purchase in progress may still be paid, so its planned check stays.
  const planned = state.lookAgainAt;
  return planned !== undefined && Date.parse(planned) > now.getTime() ? planned : undefined;
};

/** Sets the time at which a user’s payments must be read again, or clears it if no further read is needed. */
export const lookWrite = (table: Table, userId: string, at: string | undefined) => {
  const Key = keys.customer(userId);
  const base = { TableName: table.name, Key, ConditionExpression: 'attribute_exists(pk)' };
  if (at === undefined) return { ...base, UpdateExpression: 'REMOVE lookAgainAt, gsi1pk, gsi1sk' };
  const { gsi1pk, gsi1sk } = billingIndex(at, userId);
  return {
    ...base,
    UpdateExpression: 'SET lookAgainAt = :at, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk',
    ExpressionAttributeValues: { ':at': at, ':gsi1pk': gsi1pk, ':gsi1sk': gsi1sk },
  };
};

/**
 * The writes for a fulfilment: the account, fenced by the version that was read, its ledger rows, invoice rows,
 * commissions and the time of the next check. Empty if there is nothing to write.
 */
export const fulfilmentWrites = (
  table: Table,
  state: BillingState,
  reconciled: Reconciled,
  now: Date,
): TransactItem[] => {
  const { change, cards } = reconciled;
  const { affiliate, person } = state;
  const newCards = cards.filter((card) => person.paymentMarks?.includes(card) !== true);
  const payer = { ...person, paymentMarks: [...(person.paymentMarks ?? []), ...newCards] };
  const invoices =
    affiliate === undefined
      ? reconciled.invoices
      : withoutOwnReferrals(reconciled.invoices, state.invoices, payer, affiliate.person);
  const userId = state.account.ownerId;
  const isChanged =
    change.rows.length > 0 ||
    invoices.length > 0 ||
    JSON.stringify(change.account) !== JSON.stringify(state.account);
  const look = nextLook(state, reconciled, now);
  const isOverdue = state.lookAgainAt !== undefined && Date.parse(state.lookAgainAt) <= now.getTime();
  const looks = look !== state.lookAgainAt && (isChanged || isOverdue || state.lookAgainAt === undefined);
  if (!isChanged && !looks) return [];
  return [
    ...(isChanged ? creditWrites(table, change) : []),
    ...invoices.map((row) => invoiceWrite(table, row)),
    ...(affiliate === undefined
      ? []
      : commissionWrites(
          table,
          {
            affiliateId: affiliate.id,
            known: state.invoices,
            changed: invoices,
            version: state.account.version,
          },
          now,
        )),
    ...(looks ? [{ Update: lookWrite(table, userId, look) }] : []),
    activeUserWrite(table, userId, newCards),
  ];
};
