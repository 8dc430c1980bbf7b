import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { rowKeys } from '#functions/store/table/batch-delete.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, type TransactItem, tryWrite } from '#functions/store/table/table.ts';

/** Counts everything that a user has created; deletions don’t lower the counts. */
const Made = z.object({ stories: z.int().min(0) });

/** Counts a story in the transaction that saves it. Fails if the user has no counter yet. */
export const storyMade = (table: Table, ownerId: string): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keys.made(ownerId),
    ConditionExpression: 'attribute_exists(pk)',
    UpdateExpression: 'ADD stories :one',
    ExpressionAttributeValues: { ':one': 1 },
  },
});

/**
 * Starts a user’s counter at the number of existing stories and returns the count; an existing counter stays
 * unchanged. Stories can’t be saved without a counter, so every story is counted.
 */
export const beginToCount = async (table: Table, ownerId: string): Promise<number> => {
  const stories = (await rowKeys(table, ownerId, 'STORY#')).length;
  await tryWrite(
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...keys.made(ownerId), stories },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  return stories;
};

export const storiesMade = async (table: Table, ownerId: string): Promise<number> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.made(ownerId), ConsistentRead: true }),
  );
  return parseRow(Made, Item)?.stories ?? (await beginToCount(table, ownerId));
};
