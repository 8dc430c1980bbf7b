import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '#functions/domain/request/ports.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { Story } from '#functions/domain/story/story.ts';
import { bindClaim } from '#functions/store/request/idempotency-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { listPage } from '#functions/store/table/pages.ts';
import { ConditionsFailed, parseRow, type Table, transact, tryWrite } from '#functions/store/table/table.ts';
import { beginToCount, storiesMade, storyMade } from './story-count.ts';

export const storyStore = (table: Table, now: Clock): Stories => ({
  save: async (story, claim) => {
    for (let round = 1; ; round += 1) {
      try {
        await transact(table, [
          storyMade(table, story.ownerId),
          {
            Put: {
              TableName: table.name,
              Item: { ...keys.story(story.ownerId, story.id), ...story },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          ...(claim === undefined ? [] : [bindClaim(table, claim, story.id, now())]),
        ]);
        return;
      } catch (error) {
        const isFirst = error instanceof ConditionsFailed && error.items.includes(0);
        if (!isFirst || round > 1) throw error;
        await beginToCount(table, story.ownerId);
      }
    }
  },
  replace: async (story, version) => {
    return tryWrite(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keys.story(story.ownerId, story.id), ...story },
          ConditionExpression:
            version === 1
              ? 'attribute_exists(pk) AND attribute_not_exists(version)'
              : 'attribute_exists(pk) AND version = :version',
          ...(version !== 1 && { ExpressionAttributeValues: { ':version': version } }),
        }),
      ),
    );
  },
  find: async (ownerId, storyId) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.story(ownerId, storyId), ConsistentRead: true }),
    );
    return parseRow(Story, Item);
  },
  list: (ownerId, cursor) => listPage(table, { ownerId, prefix: 'STORY#', schema: Story, cursor }),
  created: (ownerId) => storiesMade(table, ownerId),
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
