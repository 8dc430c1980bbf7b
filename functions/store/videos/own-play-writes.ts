import type { OwnPlays, PlayToTakeBack } from '#functions/domain/analytics/own-plays.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';

/** Clears a counter's row while only the owner can have played: its video or day was never shared. */
const clearVideo = (table: Table, ownerId: string, videoId: string): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keys.video(ownerId, videoId),
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(shares) OR shares = :none)',
    UpdateExpression: 'SET #views = :none REMOVE completions',
    ExpressionAttributeNames: { '#views': 'views' },
    ExpressionAttributeValues: { ':none': 0 },
  },
});

const clearDay = (table: Table, ownerId: string, date: string): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keys.day(ownerId, date),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(shares)',
    UpdateExpression: 'REMOVE plays, completions',
  },
});

/** Subtracts one from each of the counters, which must not fall below zero. */
const subtract = (table: Table, Key: Record<string, string>, counters: readonly string[]): TransactItem => ({
  Update: {
    TableName: table.name,
    Key,
    ConditionExpression: counters.map((_, index) => `#c${index} >= :one`).join(' AND '),
    UpdateExpression: `ADD ${counters.map((_, index) => `#c${index} :less`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(counters.map((counter, index) => [`#c${index}`, counter])),
    ExpressionAttributeValues: { ':one': 1, ':less': -1 },
  },
});

/** Removes the record of a play and what it counted, in one transaction, so that a second run finds nothing. */
const takeBackOne = (table: Table, ownerId: string, play: PlayToTakeBack): TransactItem[] => {
  const { videoId, playedAt, endedAt, playedOn, endedOn } = play.viewing;
  const hasEnded = endedAt !== undefined;
  const days = new Map<string, string[]>();
  if (play.onDayPlayed) days.set(playedOn, ['plays']);
  if (play.onDayEnded && endedOn !== undefined)
    days.set(endedOn, [...(days.get(endedOn) ?? []), 'completions']);
  return [
    {
      Delete: {
        TableName: table.name,
        Key: keys.viewing(videoId, ownerId),
        ConditionExpression: `playedAt = :played AND ${hasEnded ? 'endedAt = :ended' : 'attribute_not_exists(endedAt)'}`,
        ExpressionAttributeValues: { ':played': playedAt, ...(hasEnded && { ':ended': endedAt }) },
      },
    },
    ...(play.onVideo
      ? [
          subtract(
            table,
            { ...keys.video(ownerId, videoId) },
            hasEnded ? ['views', 'completions'] : ['views'],
          ),
        ]
      : []),
    ...[...days].map(([date, counters]) => subtract(table, { ...keys.day(ownerId, date) }, counters)),
  ];
};

/** Writes each correction on its own; returns how many no longer applied because their row has changed. */
export const takeBackPlays = async (table: Table, own: OwnPlays): Promise<number> => {
  const { ownerId } = own;
  const corrections = [
    ...own.videos.map(({ videoId }) => [clearVideo(table, ownerId, videoId)]),
    ...own.days.map(({ date }) => [clearDay(table, ownerId, date)]),
    ...own.viewings.map((play) => takeBackOne(table, ownerId, play)),
  ];
  let changed = 0;
  for (const correction of corrections)
    if ((await tryTransact(table, correction)) !== undefined) changed += 1;
  return changed;
};
