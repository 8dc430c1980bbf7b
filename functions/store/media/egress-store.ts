import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { periodOf } from '#functions/domain/credits/credits.ts';
import type { Egress } from '#functions/domain/egress/ports.ts';
import type { OwnedEgress } from '#functions/domain/egress/tally.ts';
import { type Key, keys } from '#functions/store/table/keys.ts';
import {
  parseRow,
  secondsOf,
  type Table,
  type TransactItem,
  tryTransact,
} from '#functions/store/table/table.ts';

const Month = z.object({ bytes: z.number() });

const DAY_SECONDS = 86_400;
/** Monthly figures are kept for more than a year, so that a whole year can be compared with the bill. */
const KEPT_DAYS = 400;
/** Longer than log objects are kept, so that no object is counted again after its mark has expired. */
const MARK_KEPT_DAYS = 60;

const addition = (
  table: Table,
  at: Key,
  { own, shared }: Pick<OwnedEgress, 'own' | 'shared'>,
  ttl: number,
): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: at,
    UpdateExpression: 'SET #ttl = :ttl ADD #bytes :bytes, #shared :shared',
    ExpressionAttributeNames: { '#ttl': 'ttl', '#bytes': 'bytes', '#shared': 'shared' },
    ExpressionAttributeValues: { ':ttl': ttl, ':bytes': own.bytes + shared.bytes, ':shared': shared.bytes },
  },
});

/** Combines entries with the same key: a transaction may touch a row only once. */
const summedBy = (
  keyOf: (video: OwnedEgress) => string,
  videos: readonly OwnedEgress[],
): readonly OwnedEgress[] => {
  const sums = new Map<string, OwnedEgress>();
  for (const video of videos) {
    const key = keyOf(video);
    const { own, shared } = sums.get(key) ?? { own: NONE, shared: NONE };
    sums.set(key, {
      ...video,
      own: { bytes: own.bytes + video.own.bytes, requests: own.requests + video.own.requests },
      shared: { bytes: shared.bytes + video.shared.bytes, requests: shared.requests + video.shared.requests },
    });
  }
  return [...sums.values()];
};
const accountOf = ({ month, ownerId }: OwnedEgress): string => `${month} ${ownerId}`;
const videoOf = (video: OwnedEgress): string => `${accountOf(video)} ${video.videoId}`;
const NONE = { bytes: 0, requests: 0 };

export const egressStore = (table: Table): Egress => ({
  add: async ({ object, part }, videos, now) => {
    const ttl = secondsOf(now) + KEPT_DAYS * DAY_SECONDS;
    const failed = await tryTransact(table, [
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.countedLog(object, part), ttl: secondsOf(now) + MARK_KEPT_DAYS * DAY_SECONDS },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      ...summedBy(accountOf, videos).map((sum) =>
        addition(table, keys.egress(sum.ownerId, sum.month), sum, ttl),
      ),
      ...summedBy(videoOf, videos).map((video) =>
        addition(table, keys.videoEgress(video.ownerId, video.month, video.videoId), video, ttl),
      ),
    ]);
    return failed === undefined;
  },
  used: async (ownerId, now) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.egress(ownerId, periodOf(now)) }),
    );
    return parseRow(Month, Item)?.bytes ?? 0;
  },
});
