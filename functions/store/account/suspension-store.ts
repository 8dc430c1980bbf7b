import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Suspensions } from '#functions/domain/account/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

const Facts = z.object({
  suspendedAt: z.string().optional(),
  leavingAt: z.string().optional(),
  secondFactorSince: z.int().optional(),
});

/**
 * Whether an account is suspended, is being deleted or has a second factor; undefined if the account doesn’t exist.
 */
export const readSuspension = async (table: Table, userId: string) => {
  const { Item } = await table.client.send(
    new GetCommand({
      TableName: table.name,
      Key: keys.profile(userId),
      ConsistentRead: true,
      ProjectionExpression: 'suspendedAt, leavingAt, secondFactorSince',
    }),
  );
  return parseRow(Facts, Item);
};

export const suspensionStore = (table: Table): Suspensions => ({
  isSuspended: async (userId) => (await readSuspension(table, userId))?.suspendedAt !== undefined,
  isLeaving: async (userId) => (await readSuspension(table, userId))?.leavingAt !== undefined,
});
