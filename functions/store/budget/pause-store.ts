import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { PausedAccount, Pauses } from '#functions/domain/budget/ports.ts';
import { periodOf } from '#functions/domain/credits/credits.ts';
import { keys, pausedIndex } from '#functions/store/table/keys.ts';
import { rowsInIndex } from '#functions/store/table/rows.ts';
import { type Table, tryWrite } from '#functions/store/table/table.ts';
import { readLosses } from './loss-writes.ts';

const Row = z.object({
  userId: z.string(),
  pausedAt: z.iso.datetime(),
  lost: z.int().default(0),
  cap: z.int(),
}) satisfies z.ZodType<PausedAccount>;

export const pauseStore = (table: Table): Pauses => ({
  isPaused: async (ownerId, now) => (await readLosses(table, ownerId, periodOf(now))).pausedAt !== undefined,
  list: (now) => rowsInIndex(table, Row, pausedIndex(periodOf(now), '', '').gsi1pk),
  lift: async (ownerId, reason, now) => {
    const { lost } = await readLosses(table, ownerId, periodOf(now));
    return tryWrite(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.losses(ownerId, periodOf(now)),
          // If another loss was settled in the meantime, it isn’t forgiven.
          ConditionExpression: 'attribute_exists(pausedAt)',
          UpdateExpression:
            'SET lifted = :lifted ADD lost :minus, exposed :minus REMOVE pausedAt, gsi1pk, gsi1sk',
          ExpressionAttributeValues: {
            ':minus': -lost,
            ':lifted': { at: now.toISOString(), reason, lost },
          },
        }),
      ),
    );
  },
});
