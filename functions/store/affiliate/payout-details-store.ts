import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { StoredPayoutDetails } from '#functions/domain/affiliate/payout-details.ts';
import type { PayoutDetailsStore } from '#functions/domain/affiliate/ports.ts';
import { activeUserWrite } from '#functions/store/account/active-user-check.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, tryTransact } from '#functions/store/table/table.ts';

export const payoutDetailsStore = (table: Table): PayoutDetailsStore => ({
  find: async (userId) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.payoutDetails(userId), ConsistentRead: true }),
    );
    return parseRow(StoredPayoutDetails, Item);
  },
  save: async (userId, details, marks) => {
    const failed = await tryTransact(table, [
      { Put: { TableName: table.name, Item: { ...keys.payoutDetails(userId), ...details } } },
      {
        ConditionCheck: {
          TableName: table.name,
          Key: keys.affiliate(userId),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      activeUserWrite(table, userId, marks),
    ]);
    return failed === undefined;
  },
  remove: async (userId) => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.payoutDetails(userId) }));
  },
});
