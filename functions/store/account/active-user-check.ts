import { keys } from '#functions/store/table/keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';

const PRESENT = 'attribute_exists(pk) AND attribute_not_exists(leavingAt)';

/** Fails the transaction when the user does not exist or their account is being deleted. */
export const activeUserCheck = (table: Table, userId: string): TransactItem => ({
  ConditionCheck: { TableName: table.name, Key: keys.profile(userId), ConditionExpression: PRESENT },
});
