import { keys } from '#functions/store/table/keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';

const PRESENT = 'attribute_exists(pk) AND attribute_not_exists(leavingAt)';

/** Nothing is written for a user who is leaving or gone. */
export const userStays = (table: Table, userId: string): TransactItem => ({
  ConditionCheck: { TableName: table.name, Key: keys.profile(userId), ConditionExpression: PRESENT },
});
