import type { Viewing } from '#functions/domain/analytics/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table, type TransactItem } from '#functions/store/table/table.ts';

/** How long it takes until another play by the same viewer counts. */
const PLAY_COUNTS_AGAIN_SECONDS = 30 * 60;
/** A viewer may pause a video overnight; a completion after this time can’t be matched to a play. */
const END_COUNTS_SECONDS = 24 * 3600;

/** Counts a play or a completion once; its condition fails if it was already counted. */
export const viewingWrite = (
  table: Table,
  videoId: string,
  { viewer, event }: Viewing,
  now: Date,
): TransactItem => {
  const at = secondsOf(now);
  const Key = keys.viewing(videoId, viewer);
  switch (event) {
    case 'play':
      return {
        Put: {
          TableName: table.name,
          Item: { ...Key, playedAt: at, ttl: at + END_COUNTS_SECONDS },
          ConditionExpression: 'attribute_not_exists(pk) OR playedAt <= :longAgo',
          ExpressionAttributeValues: { ':longAgo': at - PLAY_COUNTS_AGAIN_SECONDS },
        },
      };
    case 'complete':
      return {
        Update: {
          TableName: table.name,
          Key,
          ConditionExpression: 'playedAt > :longAgo AND attribute_not_exists(endedAt)',
          UpdateExpression: 'SET endedAt = :at',
          ExpressionAttributeValues: { ':longAgo': at - END_COUNTS_SECONDS, ':at': at },
        },
      };
  }
};
