import { keys } from '#functions/store/table/keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';

const PRESENT = 'attribute_exists(pk) AND attribute_not_exists(leavingAt)';

/** Makes the transaction fail if the user doesn’t exist or their account is being deleted. */
export const activeUserCheck = (table: Table, userId: string): TransactItem => ({
  ConditionCheck: { TableName: table.name, Key: keys.profile(userId), ConditionExpression: PRESENT },
});

/**
 * The same check, combined with recording the person’s payment marks, because a transaction may touch a row only
 * once.
 */
export const activeUserWrite = (
  table: Table,
  userId: string,
  paymentMarks: readonly string[],
): TransactItem =>
  paymentMarks.length === 0
    ? activeUserCheck(table, userId)
    : {
        Update: {
          TableName: table.name,
          Key: keys.profile(userId),
          ConditionExpression: PRESENT,
          UpdateExpression: 'ADD paymentMarks :marks',
          ExpressionAttributeValues: { ':marks': new Set(paymentMarks) },
        },
      };
