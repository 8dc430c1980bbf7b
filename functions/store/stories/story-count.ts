import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { rowKeys } from '#functions/store/table/batch-delete.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';

/** What a user has made: counters that no deletion lowers. */
const Made = z.object({ stories: z.int().min(0) });

/** One more story, for the transaction that saves it. Fails while the user's counter has not begun. */
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
 * Begins a user's counter with the stories that are there, and returns how many; a counter that has begun stays as it
 * is. No story is saved without a counter, so none can come in between.
 */
export const beginToCount = async (table: Table, ownerId: string): Promise<number> => {
  const stories = (await rowKeys(table, ownerId, 'STORY#')).length;
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...keys.made(ownerId), stories },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
  return stories;
};

export const storiesMade = async (table: Table, ownerId: string): Promise<number> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.made(ownerId), ConsistentRead: true }),
  );
  return parseRow(Made, Item)?.stories ?? (await beginToCount(table, ownerId));
};
