import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Counts } from '#contract/schemas/analytics.ts';
import { Day, dayOf } from '#functions/domain/analytics/analytics.ts';
import type { Figures, FilmRef } from '#functions/domain/analytics/ports.ts';
import { FIGURE_OF } from '#functions/domain/analytics/viewer-event.ts';
import { isKept } from '#functions/domain/video/shown/who-may-watch.ts';
import { Video } from '#functions/domain/video/video.ts';
import { rowKeys } from '#functions/store/table/batch-delete.ts';
import { keys, userPk } from '#functions/store/table/keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { parseRow, type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { viewingWrite } from './viewing-write.ts';

/** Counters in the video’s row; `views` counts plays. */
const ON_FILM = {
  plays: 'views',
  completions: 'completions',
  shares: 'shares',
  downloads: 'downloads',
} as const satisfies Record<keyof Counts, string>;

/** Adds one to the owner's count for the day. */
export const dayWrite = (
  table: Table,
  { ownerId }: FilmRef,
  what: keyof Counts,
  now: Date,
): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keys.day(ownerId, dayOf(now)),
    UpdateExpression: 'SET #date = :date ADD #what :one',
    ExpressionAttributeNames: { '#date': 'date', '#what': what },
    ExpressionAttributeValues: { ':date': dayOf(now), ':one': 1 },
  },
});

/** Adds one to the video's counter if the video is completed, and to the owner's count for the day. */
const countWrites = (table: Table, film: FilmRef, what: keyof Counts, now: Date): TransactItem[] => [
  {
    Update: {
      TableName: table.name,
      Key: keys.video(film.ownerId, film.videoId),
      ConditionExpression: '#status = :completed',
      UpdateExpression: 'ADD #what :one',
      ExpressionAttributeNames: { '#status': 'status', '#what': ON_FILM[what] },
      ExpressionAttributeValues: { ':completed': 'completed', ':one': 1 },
    },
  },
  dayWrite(table, film, what, now),
];

/**
 * Writes a count; false if the first condition fails because the video isn’t completed. If any other condition fails,
 * the event was already counted.
 */
const write = async (table: Table, items: readonly TransactItem[]): Promise<boolean> => {
  const failed = await tryTransact(table, items);
  return failed === undefined || !failed.includes(0);
};

/** What the totals need of a video’s row. */
const Seen = Video.pick({ status: true, views: true });

export const figureStore = (table: Table): Figures => ({
  count: (film, what, now) => write(table, countWrites(table, film, what, now)),
  // A transaction, so that a retry after a lost response finds the recorded viewing and doesn’t count it twice.
  watched: (film, viewing, now) =>
    write(table, [
      ...countWrites(table, film, FIGURE_OF[viewing.event], now),
      viewingWrite(table, film.videoId, viewing, now),
    ]),
  // Two years of rows take up about 70 KB, far less than the megabyte at which DynamoDB splits a query.
  days: async (ownerId, from, to) => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': userPk(ownerId),
          ':from': keys.day(ownerId, from).sk,
          ':to': keys.day(ownerId, to).sk,
        },
      }),
    );
    return Items.map((row) => parseRow(Day, row)).filter((day) => day !== undefined);
  },
  totals: async (ownerId) => {
    const [rows, stories] = await Promise.all([
      rowsUnder(table, ownerId, 'VIDEO#', Object.keys(Seen.shape)),
      rowKeys(table, ownerId, 'STORY#'),
    ]);
    const videos = rows.map((row) => parseRow(Seen, row)).filter(isKept);
    const views = videos.reduce((sum, video) => sum + video.views, 0);
    return { videos: videos.length, stories: stories.length, views };
  },
});
