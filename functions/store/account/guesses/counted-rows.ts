import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Key } from '#functions/store/table/keys.ts';
import { parseRow, type Table, tryWrite } from '#functions/store/table/table.ts';

/** Concurrent guesses compete for the same row; refusing a caller is better than miscounting. */
const ATTEMPTS = 5;
const BUSY_SECONDS = 5;

type Row = Readonly<Record<string, unknown>> | undefined;

const Version = z.object({ version: z.int() });

export const readRow = async (table: Table, Key: Key): Promise<Row> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
  );
  return Item;
};

/**
 * Reads a row and writes the result of `next`. If another writer got there first, tries again with that writer's
 * count included. `next` returns how many seconds to wait, or the row’s new content. Returns the number of seconds to
 * wait, or 0 if the guess was counted.
 */
export const countInRow = async (
  table: Table,
  key: Key,
  next: (row: Row) => number | Readonly<Record<string, unknown>>,
): Promise<number> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const row = await readRow(table, key);
    const version = parseRow(Version, row)?.version ?? 0;
    const content = next(row);
    if (typeof content === 'number') return content;
    const isCounted = await tryWrite(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...key, ...content, version: version + 1 },
          ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
          ExpressionAttributeValues: { ':version': version },
        }),
      ),
    );
    if (isCounted) return 0;
  }
  return BUSY_SECONDS;
};
