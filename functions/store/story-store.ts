import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock, Stories } from '#functions/domain/ports.ts';
import { Story } from '#functions/domain/story.ts';
import { bindClaim } from './idempotency-store.ts';
import { keys } from './keys.ts';
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
