import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Operator, Operators } from '#functions/domain/operators/ports.ts';
import { readSuspension } from '#functions/store/account/suspension-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { operatorIndex, operatorKeys } from '#functions/store/table/operator-keys.ts';
import { rowsInIndex } from '#functions/store/table/rows.ts';
import { dateOf, parseRow, type Table } from '#functions/store/table/table.ts';
import { writeDecision } from './decision-store.ts';

const OperatorRow = z.object({
  userId: z.string(),
  grantedAt: z.iso.datetime(),
  grantedBy: z.string(),
}) satisfies z.ZodType<Operator>;

const RightsRow = z.object({ factorSince: z.int() });

const Pointer = z.object({ userId: z.string() });

export const operatorStore = (table: Table): Operators => ({
  factorOf: async (userId) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: operatorKeys.operator(userId), ConsistentRead: true }),
    );
    const rights = parseRow(RightsRow, Item);
    if (rights === undefined) return undefined;
    const account = await readSuspension(table, userId);
    const isOpen = account?.suspendedAt === undefined && account?.leavingAt === undefined;
    return isOpen && account?.secondFactorSince === rights.factorSince
      ? dateOf(rights.factorSince)
      : undefined;
  },
  accountOf: async (issuer, subject) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.identity(issuer, subject), ConsistentRead: true }),
    );
    return parseRow(Pointer, Item)?.userId;
  },
  grant: async (decision, now) => {
    const { ownerId: userId, operator } = decision;
    const factorSince = (await readSuspension(table, userId))?.secondFactorSince;
    if (factorSince === undefined) return 'no_factor';
    const row = { userId, grantedAt: now.toISOString(), grantedBy: operator } satisfies Operator;
    const ExpressionAttributeValues = { ':since': factorSince };
    const entry = await writeDecision(table, decision, now, async () => [
      {
        Put: {
          TableName: table.name,
          Item: { ...operatorKeys.operator(userId), ...operatorIndex(userId), ...row, factorSince },
          ConditionExpression: 'attribute_not_exists(pk) OR factorSince <> :since',
          ExpressionAttributeValues,
        },
      },
      {
        ConditionCheck: {
          TableName: table.name,
          Key: keys.profile(userId),
          ConditionExpression: 'secondFactorSince = :since',
          ExpressionAttributeValues,
        },
      },
    ]);
    return entry === undefined ? 'had_them' : 'granted';
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
