import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Key } from './keys.ts';
import { rowsUnder } from './rows.ts';
import type { Table } from './table.ts';

/** DynamoDB's maximum batch size. */
const BATCH_SIZE = 25;
/** Unprocessed rows are sent again, after a longer pause each time. */
const TRIES = 8;
const WAIT_MS = 50;

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>;

/** Deletes rows in batches; missing rows are not an error. Throws if DynamoDB repeatedly leaves some unprocessed. */
export const deleteRows = async (table: Table, rows: readonly Key[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const batch = rows
      .slice(at, at + BATCH_SIZE)
      .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    await send(table, { [table.name]: batch });
  }
};

const send = async (table: Table, requests: Requests): Promise<void> => {
  let left = requests;
  for (let attempt = 1; ; attempt += 1) {
    const { UnprocessedItems = {} } = await table.client.send(new BatchWriteCommand({ RequestItems: left }));
    if (Object.values(UnprocessedItems).every((items) => items.length === 0)) return;
    if (attempt === TRIES) throw new Error(`DynamoDB left rows undeleted ${TRIES} times`);
    left = UnprocessedItems;
    await sleep(Math.random() * WAIT_MS * 2 ** attempt);
  }
};

const Row = z.object({ pk: z.string(), sk: z.string() });

/** The keys of a user's rows whose sort keys start with `prefix`. */
export const rowKeys = async (table: Table, userId: string, prefix: string): Promise<Key[]> => {
  const rows = await rowsUnder(table, userId, prefix, ['pk', 'sk']);
  return rows.map((row) => Row.parse(row));
};
