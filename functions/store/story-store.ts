import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock, Stories } from '#functions/domain/ports.ts';
import { Story } from '#functions/domain/story.ts';
import { bindClaim } from './idempotency-store.ts';
import { keys, userPk } from './keys.ts';
import { listPage } from './pages.ts';
import { parseRow, type Table, transact } from './table.ts';

export const storyStore = (table: Table, now: Clock): Stories => ({
  save: async (story, claim) => {
    await transact(table, [
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.story(story.ownerId, story.id), ...story },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      ...(claim === undefined ? [] : [bindClaim(table, claim, story.id, now())]),
    ]);
  },
  find: async (ownerId, storyId) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.story(ownerId, storyId), ConsistentRead: true }),
    );
    return parseRow(Story, Item);
  },
  list: (ownerId, cursor) => listPage(table, { ownerId, prefix: 'STORY#', schema: Story, cursor }),
  count: async (ownerId) => {
    let count = 0;
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': userPk(ownerId), ':prefix': 'STORY#' },
          Select: 'COUNT',
          ...(ExclusiveStartKey === undefined ? {} : { ExclusiveStartKey }),
        }),
      );
      count += page.Count ?? 0;
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
    return count;
  },
  remove: async (ownerId, storyId) => {
    const { Attributes } = await table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: keys.story(ownerId, storyId),
        ReturnValues: 'ALL_OLD',
      }),
    );
    return Attributes !== undefined;
  },
});
