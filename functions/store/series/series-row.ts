import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Series } from '#functions/domain/series/series.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { seriesKey } from '#functions/store/table/series-keys.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';
import { pausing } from './all-series.ts';

/** A series’ row, which is in the index while the series is active. */
const rowOf = (series: Series) => {
  const { ownerId, id, status, next } = series;
  const isDue = status === 'active' && next !== undefined;
  return { ...seriesKey(ownerId, id), ...series, ...(isDue && dueIndex(series, next.beginsAt)) };
};

export const findSeries = async (
  table: Table,
  ownerId: string,
  seriesId: string,
): Promise<Series | undefined> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: seriesKey(ownerId, seriesId), ConsistentRead: true }),
  );
  return parseRow(Series, Item);
};

export const newSeriesRow = (table: Table, series: Series): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: rowOf(series),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Replaces a series that has not changed since it was read. */
export const changedSeriesRow = (table: Table, before: Series, after: Series): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: rowOf({ ...after, revision: before.revision + 1 }),
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeValues: { ':revision': before.revision },
  },
});

/** The writes for a change that doesn’t activate a series. Throws if it does. */
export const seriesChange = (table: Table, before: Series, after: Series): readonly TransactItem[] => {
  if (before.status === 'paused' && after.status === 'active')
    throw new Error(`Series ${before.id} becomes active, and nobody asked whether it may.`);
  const pauses = before.status === 'active' && after.status === 'paused';
  return [changedSeriesRow(table, before, after), ...(pauses ? [pausing(table, before)] : [])];
};

/** Fails if the series is gone. */
export const seriesCheck = (table: Table, ownerId: string, seriesId: string): TransactItem => ({
  ConditionCheck: {
    TableName: table.name,
    Key: seriesKey(ownerId, seriesId),
    ConditionExpression: 'attribute_exists(pk)',
  },
});
