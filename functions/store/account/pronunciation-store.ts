import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Pronunciations } from '#functions/domain/narration/ports.ts';
import { Pronunciation } from '#functions/domain/narration/pronunciations.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { LOCK_ROUNDS } from '#functions/store/credits/credit-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, tryTransact } from '#functions/store/table/table.ts';
import { outOfRounds } from '#functions/store/videos/video-credits.ts';
import { activeUserCheck } from './active-user-check.ts';

/** An account’s whole pronunciation list is in one row; `revision` counts the changes to it. */
const Row = z.object({ entries: z.array(Pronunciation), revision: z.int() });

const read = async (table: Table, userId: string): Promise<z.infer<typeof Row>> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.pronunciations(userId), ConsistentRead: true }),
  );
  return parseRow(Row, Item) ?? { entries: [], revision: 0 };
};

export const readPronunciations = async (table: Table, userId: string): Promise<readonly Pronunciation[]> =>
  (await read(table, userId)).entries;

export const pronunciationStore = (table: Table): Pronunciations => ({
  list: (userId) => readPronunciations(table, userId),
  change: async (userId, change) => {
    for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
      const before = await read(table, userId);
      const entries = change(before.entries);
      const failed = await tryTransact(table, [
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.pronunciations(userId), entries, revision: before.revision + 1 },
            ConditionExpression: 'attribute_not_exists(pk) OR revision = :revision',
            ExpressionAttributeValues: { ':revision': before.revision },
          },
        },
        activeUserCheck(table, userId),
      ]);
      if (failed === undefined) return entries;
      if (failed.includes(1)) throw new Refusal('not_found');
    }
    throw outOfRounds();
  },
});
