import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isUrgent, TEXTS_KEPT } from '#functions/domain/operators/case.ts';
import type { Reports } from '#functions/domain/operators/ports.ts';
import { operatorKeys } from '#functions/store/table/operator-keys.ts';
import {
  parseRow,
  secondsOf,
  type Table,
  type TransactItem,
  tryTransact,
} from '#functions/store/table/table.ts';
import { CaseRow, countOf } from './case-row.ts';
import { opening } from './case-writes.ts';

const DAY_SECONDS = 86_400;
/** A network may report a video again after this time. */
const COUNTS_AGAIN_SECONDS = 30 * DAY_SECONDS;
/** Longer than it takes anyone to make a decision or to complain about it. */
const TEXT_SECONDS = 180 * DAY_SECONDS;

type Added = Parameters<Reports['add']>;

export const reportStore = (table: Table): Reports => {
  const counted = (...[film, { reason }, now]: Added): TransactItem =>
    opening(table, { ...film, subject: film.videoId }, now, {
      isUrgent: isUrgent(reason),
      add: 'reports :one, #reason :one',
      names: { '#reason': countOf(reason) },
      values: { ':one': 1 },
    });

  const once = (...[{ videoId }, { viewer }, now]: Added): TransactItem => ({
    Put: {
      TableName: table.name,
      Item: { ...operatorKeys.reported(videoId, viewer), ttl: secondsOf(now) + COUNTS_AGAIN_SECONDS },
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl < :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': secondsOf(now) },
    },
  });

  /** If two reports arrive at the same time, one may take the other’s slot. */
  const keepText = async (...[{ videoId }, { reason, words, email }, now]: Added): Promise<void> => {
    if (!words && email === undefined) return;
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: operatorKeys.case(videoId), ConsistentRead: true }),
    );
    const slot = (parseRow(CaseRow, Item)?.reports ?? 0) % TEXTS_KEPT;
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...operatorKeys.text(videoId, slot),
          reason,
          words,
          email,
          at: now.toISOString(),
          ttl: secondsOf(now) + TEXT_SECONDS,
        },
      }),
    );
  };

  return {
    add: async (...added) => {
      const failed = await tryTransact(table, [once(...added), counted(...added)]);
      if (failed !== undefined) return false;
      await keepText(...added);
      return true;
    },
  };
};
