import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Counts } from '#contract/analytics.ts';
import { Day, dayOf } from '#functions/domain/analytics.ts';
import type { Figures, FilmRef } from '#functions/domain/audience.ts';
import { keys, userPk } from './keys.ts';
import { ConditionsFailed, parseRow, type Table, type TransactItem, transact } from './table.ts';

/** Counters on the film's row; its `views` are its plays. */
const ON_FILM = {
  plays: 'views',
  completions: 'completions',
  shares: 'shares',
  downloads: 'downloads',
} as const satisfies Record<keyof Counts, string>;

/** One more on the owner's day. */
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

export const figureStore = (table: Table): Figures => ({
  count: async (film, what, now) => {
    try {
      await transact(table, [
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
      ]);
      return true;
    } catch (error) {
      if (error instanceof ConditionsFailed) return false;
      throw error;
    }
  },
  // Two years of days are some 70 KB: far from the megabyte at which a query is cut.
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
});
