import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { effectsOf } from '#functions/domain/operators/decision.ts';
import { type Appeal, Notice } from '#functions/domain/operators/notice.ts';
import type { Notices } from '#functions/domain/operators/ports.ts';
import { userPk } from '#functions/store/table/keys.ts';
import { NOTICE_PREFIX, operatorKeys } from '#functions/store/table/operator-keys.ts';
import { parseRow, type Table, tryTransact, tryWrite } from '#functions/store/table/table.ts';
import { opening } from './case-writes.ts';

/** How many notices to list: more than anyone ever receives. Older ones stay on the account. */
const SHOWN = 20;

export const noticeStore = (table: Table): Notices => ({
  list: async (ownerId) => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPk(ownerId), ':prefix': NOTICE_PREFIX },
        ScanIndexForward: false,
        Limit: SHOWN,
      }),
    );
    return Items.map((row) => parseRow(Notice, row)).filter((notice) => notice !== undefined);
  },
  find: async (ownerId, noticeId) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: operatorKeys.notice(ownerId, noticeId) }),
    );
    return parseRow(Notice, Item);
  },
  appeal: async ({ id, ownerId, action, videoId }, words, now) => {
    const at = now.toISOString();
    const subject = videoId === undefined || effectsOf(action).isAboutAccount ? ownerId : videoId;
    const appeal: Appeal = { noticeId: id, action, words, at };
    const failed = await tryTransact(table, [
      {
        Update: {
          TableName: table.name,
          Key: operatorKeys.notice(ownerId, id),
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(appealedAt)',
          UpdateExpression: 'SET appealedAt = :at',
          ExpressionAttributeValues: { ':at': at },
        },
      },
      opening(table, { subject, ownerId, videoId: subject === ownerId ? undefined : videoId }, now, {
        isUrgent: false,
        set: 'appeal = :appeal',
        values: { ':appeal': appeal },
      }),
    ]);
    return failed === undefined;
  },
  putAway: async (ownerId, noticeId, now) => {
    await tryWrite(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: operatorKeys.notice(ownerId, noticeId),
          ConditionExpression: 'attribute_exists(pk)',
          UpdateExpression: 'SET seenAt = :at',
          ExpressionAttributeValues: { ':at': now.toISOString() },
        }),
      ),
    );
  },
});
