import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { STORYBOARDS_OPEN_MAX } from '#contract/catalogue.ts';
import { dueAt } from '#functions/domain/storyboard/due.ts';
import { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { readPronunciations } from '#functions/store/account/pronunciation-store.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { openStoryboardsKey, storyboardKey } from '#functions/store/table/storyboard-keys.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';

/** A storyboard’s row, which is in the index while the storyboard needs to be checked. */
const rowOf = (read: Storyboard) => {
  const { pronunciations: _, ...storyboard } = read;
  const due = dueAt(storyboard);
  return {
    ...storyboardKey(storyboard.ownerId, storyboard.id),
    ...storyboard,
    ...(due === undefined ? {} : dueIndex(storyboard, due.toISOString())),
  };
};

export const findStoryboard = async (
  table: Table,
  ownerId: string,
  id: string,
): Promise<Storyboard | undefined> => {
  const key = { TableName: table.name, Key: storyboardKey(ownerId, id), ConsistentRead: true };
  const [{ Item }, pronunciations] = await Promise.all([
    table.client.send(new GetCommand(key)),
    readPronunciations(table, ownerId),
  ]);
  const storyboard = parseRow(Storyboard, Item);
  return storyboard && { ...storyboard, ...(pronunciations.length > 0 && { pronunciations }) };
};

export const newRow = (table: Table, storyboard: Storyboard): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: rowOf(storyboard),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Replaces a storyboard that has not changed since it was read. */
export const changedRow = (table: Table, before: Storyboard, after: Storyboard): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: rowOf({ ...after, revision: before.revision + 1 }),
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeValues: { ':revision': before.revision },
  },
});

const Open = z.looseObject({ storyboards: z.int().default(0) });

/** A story’s open storyboard, found through the row that lists an account’s open storyboards. */
export const openIdOf = async (
  table: Table,
  ownerId: string,
  storyId: string,
): Promise<string | undefined> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: openStoryboardsKey(ownerId), ConsistentRead: true }),
  );
  return z.string().optional().parse(parseRow(Open, Item)?.[storyId]);
};

/** Counts an open storyboard and records its id; a story has at most one. */
export const opening = (table: Table, { ownerId, storyId, id }: Storyboard): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: openStoryboardsKey(ownerId),
    ConditionExpression:
      'attribute_not_exists(#story) AND (attribute_not_exists(storyboards) OR storyboards < :most)',
    UpdateExpression: 'SET #story = :id ADD storyboards :one',
    ExpressionAttributeNames: { '#story': storyId },
    ExpressionAttributeValues: { ':id': id, ':one': 1, ':most': STORYBOARDS_OPEN_MAX },
  },
});

/** A storyboard that became a video or was discarded is no longer open. */
export const closing = (table: Table, { ownerId, storyId, id }: Storyboard): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: openStoryboardsKey(ownerId),
    ConditionExpression: '#story = :id',
    UpdateExpression: 'REMOVE #story ADD storyboards :minus',
    ExpressionAttributeNames: { '#story': storyId },
    ExpressionAttributeValues: { ':id': id, ':minus': -1 },
  },
});
