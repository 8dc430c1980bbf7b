import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { WORK_KINDS } from '#functions/domain/budget/amounts.ts';
import type { WorkSpending } from '#functions/domain/budget/ports.ts';
import { workSpentKey } from '#functions/store/table/queue-keys.ts';
import { parseRow, secondsOf, type Table } from '#functions/store/table/table.ts';

const Day = z.partialRecord(z.enum(WORK_KINDS), z.int());
const DAY_CHARS = '2026-11-26'.length;
const KEPT_SECONDS = 3 * 86_400;

const keyAt = (ownerId: string, now: Date) => workSpentKey(ownerId, now.toISOString().slice(0, DAY_CHARS));

export const workSpendingStore = (table: Table): WorkSpending => ({
  spent: async (ownerId, kind, now) => {
    const { Item } = await table.client.send(
      new GetCommand({
        TableName: table.name,
        Key: keyAt(ownerId, now),
        ConsistentRead: true,
        ProjectionExpression: WORK_KINDS.join(', '),
      }),
    );
    return parseRow(Day, Item)?.[kind] ?? 0;
  },
  add: async (ownerId, kind, micro, now) => {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyAt(ownerId, now),
        UpdateExpression: 'SET #ttl = :ttl ADD #kind :micro',
        ExpressionAttributeNames: { '#ttl': 'ttl', '#kind': kind },
        ExpressionAttributeValues: { ':ttl': secondsOf(now) + KEPT_SECONDS, ':micro': micro },
      }),
    );
  },
});
