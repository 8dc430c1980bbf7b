import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { LedgerRow } from '#functions/domain/credits/credits.ts';
import { userPk } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

/** Every row of a user's ledger. */
export const ledgerOf = async (userId: string): Promise<LedgerRow[]> => {
  const { Items = [] } = await connect().send(
    new QueryCommand({
      TableName: sharedCloud().env['TABLE_NAME'],
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :ledger)',
      ExpressionAttributeValues: { ':pk': userPk(userId), ':ledger': 'LEDGER#' },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => LedgerRow.parse(item));
};

/** The balance according to the ledger. */
export const ledgerSum = async (userId: string): Promise<number> =>
  (await ledgerOf(userId)).reduce((sum, row) => sum + row.amount, 0);

/** Credits granted to a user for paid invoices. */
export const paidGrantsOf = async (userId: string): Promise<LedgerRow[]> =>
  (await ledgerOf(userId)).filter(({ reason, invoiceId }) => reason === 'grant' && invoiceId !== undefined);

/**
 * The credits returned to a user so far. Unlike the balance, it stays the same when a test moves the clock into the
 * next month, in which free credits expire.
 */
export const returnedCredits = async (userId: string): Promise<number> =>
  (await ledgerOf(userId)).reduce((sum, { reason, amount }) => sum + (reason === 'return' ? amount : 0), 0);
