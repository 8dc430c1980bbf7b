import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { commissionRows } from '#functions/domain/affiliate/affiliate.ts';
import { type InvoiceFact, PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { followMoney } from '#functions/domain/billing/paid-invoices.ts';
import { activeUserCheck } from '#functions/store/account/active-user-check.ts';
import { keys } from '#functions/store/table/keys.ts';
import {
  parseRow,
  secondsOf,
  type Table,
  type TransactItem,
  tryTransact,
} from '#functions/store/table/table.ts';

/** Far longer than the time that any bank allows for refunds and disputes. */
const KEPT_SECONDS = 3 * 365 * 86_400;
const ROUNDS = 5;

const Kept = z.object({
  affiliateId: z.string(),
  version: z.int(),
  invoice: PaidInvoice.omit({ ownerId: true, url: true }),
});

interface Changed {
  readonly affiliateId: string;
  readonly known: readonly PaidInvoice[];
  readonly changed: readonly PaidInvoice[];
  /** The account version that fences the writes. */
  readonly version: number;
}

/**
 * The writes for commissions on changed invoices: each ledger row once, and the records that we need to track refunds
 * after the customer’s account has been deleted. Only for an active affiliate.
 */
export const commissionWrites = (
  table: Table,
  { affiliateId, known, changed, version }: Changed,
  now: Date,
): TransactItem[] => {
  const rows = commissionRows(known, changed, version, now);
  if (rows.length === 0) return [];
  return [
    ...rows.map((row) => ({
      Put: {
        TableName: table.name,
        Item: { ...keys.affiliateRow(affiliateId, row.id), ...row },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    })),
    ...changed.map((invoice) => ({
      Put: { TableName: table.name, Item: keptItem(affiliateId, version, invoice, now) },
    })),
    activeUserCheck(table, affiliateId),
  ];
};

const keptItem = (affiliateId: string, version: number, row: PaidInvoice, now: Date) => {
  const { ownerId: _, url: __, ...invoice } = row;
  return {
    ...keys.commission(invoice.id),
    affiliateId,
    version,
    invoice,
    ttl: secondsOf(now) + KEPT_SECONDS,
  };
};

/**
 * Tracks refunds of an invoice whose customer has been deleted; does nothing once the affiliate has been deleted too.
 */
export const followGoneInvoice = async (table: Table, fact: InvoiceFact, now: Date): Promise<void> => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.commission(fact.id), ConsistentRead: true }),
    );
    const kept = parseRow(Kept, Item);
    if (kept === undefined) return;
    const { affiliateId } = kept;
    const version = kept.version + 1;
    const before: PaidInvoice = { ...kept.invoice, ownerId: '' };
    const after = followMoney(before, fact).row;
    const writes = commissionWrites(table, { affiliateId, known: [before], changed: [after], version }, now);
    if (writes.length === 0) return;
    const failed = await tryTransact(table, fenced(writes, kept.version));
    // The last condition checks that the affiliate is active.
    if (failed === undefined || failed.includes(writes.length - 1)) return;
  }
  throw new Error(`The commission of an invoice did not settle in ${ROUNDS} rounds`);
};

/** Once the account is gone, the commission record is used as the fence. */
const fenced = (writes: readonly TransactItem[], version: number): TransactItem[] =>
  writes.map(({ Put, ...rest }) =>
    Put === undefined || Put.ConditionExpression !== undefined
      ? { ...rest, ...(Put === undefined ? {} : { Put }) }
      : {
          Put: {
            ...Put,
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': version },
          },
        },
  );
