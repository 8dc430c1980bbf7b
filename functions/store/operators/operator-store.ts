import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Operator, Operators } from '#functions/domain/operators/ports.ts';
import { readSuspension } from '#functions/store/account/suspension-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { operatorIndex, operatorKeys } from '#functions/store/table/operator-keys.ts';
import { rowsInIndex } from '#functions/store/table/rows.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';
import { writeDecision } from './decision-store.ts';

const OperatorRow = z.object({
  userId: z.string(),
  grantedAt: z.iso.datetime(),
  grantedBy: z.string(),
}) satisfies z.ZodType<Operator>;

const Pointer = z.object({ userId: z.string() });

export const operatorStore = (table: Table): Operators => ({
  isOperator: async (userId) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: operatorKeys.operator(userId), ConsistentRead: true }),
    );
    if (parseRow(OperatorRow, Item) === undefined) return false;
    const account = await readSuspension(table, userId);
    return account !== undefined && account.suspendedAt === undefined && account.leavingAt === undefined;
  },
  accountOf: async (issuer, subject) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.identity(issuer, subject), ConsistentRead: true }),
    );
    return parseRow(Pointer, Item)?.userId;
  },
  grant: async (decision, now) => {
    const { ownerId: userId, operator } = decision;
    const row = { userId, grantedAt: now.toISOString(), grantedBy: operator } satisfies Operator;
    const entry = await writeDecision(table, decision, now, async () => [
      {
        Put: {
          TableName: table.name,
          Item: { ...operatorKeys.operator(userId), ...operatorIndex(userId), ...row },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    ]);
    return entry !== undefined;
  },
  revoke: async (decision, now) => {
    const entry = await writeDecision(table, decision, now, async () => [
      {
        Delete: {
          TableName: table.name,
          Key: operatorKeys.operator(decision.ownerId),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ]);
    return entry !== undefined;
  },
  all: () => rowsInIndex(table, OperatorRow, operatorIndex('').gsi1pk),
});
