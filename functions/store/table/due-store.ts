import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { paginateQuery, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { DueItem, DueRow, DueRows } from '#functions/domain/due/ports.ts';
import { Connection } from '#functions/domain/publishing/connection.ts';
import { Publication } from '#functions/domain/publishing/publication.ts';
import { Run } from '#functions/domain/series/run.ts';
import { Series } from '#functions/domain/series/series.ts';
import { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { DUE_SHARDS, dueLeaseKey, dueRange } from '#functions/store/table/due-keys.ts';
import { CONNECTION_PREFIX, PUBLICATION_PREFIX } from '#functions/store/table/publishing-keys.ts';
import { RUN_PREFIX, SERIES_PREFIX } from '#functions/store/table/series-keys.ts';
import { STORYBOARD_PREFIX } from '#functions/store/table/storyboard-keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

/** The size of a page. Owners take turns within a page, and a run can stop only between pages. */
const PAGE_ROWS = 100;

const Placed = z.looseObject({ sk: z.string(), gsi1sk: z.string() });
const Lease = z.looseObject({ stoppedAt: z.string().optional() });

/** The time contained in an index key, which is the part before the `#`. */
const timeOf = (place: string): string => place.slice(0, place.indexOf('#'));

/** The item in a row, of the kind that the row’s key specifies; undefined if the row can’t be read. */
const itemOf = (sk: string, row: Record<string, unknown>): DueItem | undefined => {
  if (sk.startsWith(SERIES_PREFIX)) {
    const series = parseRow(Series, row);
    return series && { kind: 'series', series };
  }
  if (sk.startsWith(RUN_PREFIX)) {
    const run = parseRow(Run, row);
    return run && { kind: 'run', run };
  }
  if (sk.startsWith(PUBLICATION_PREFIX)) {
    const publication = parseRow(Publication, row);
    return publication && { kind: 'publication', publication };
  }
  if (sk.startsWith(CONNECTION_PREFIX)) {
    const connection = parseRow(Connection, row);
    return connection && { kind: 'connection', connection };
  }
  if (!sk.startsWith(STORYBOARD_PREFIX)) return undefined;
  const storyboard = parseRow(Storyboard, row);
  return storyboard && { kind: 'storyboard', storyboard };
};

const rowOf = (item: DueItem): { readonly ownerId: string; readonly id: string } => {
  switch (item.kind) {
    case 'series':
      return item.series;
    case 'run':
      return item.run;
    case 'storyboard':
      return item.storyboard;
    case 'publication':
      return item.publication;
    case 'connection':
      return item.connection;
  }
};

const dueRow = (row: Record<string, unknown>): DueRow | undefined => {
  const placed = parseRow(Placed, row);
  if (placed === undefined) return undefined;
  const item = itemOf(placed.sk, row);
  if (item === undefined) return undefined;
  const { ownerId, id } = rowOf(item);
  return { ownerId, id, dueAt: timeOf(placed.gsi1sk), place: placed.gsi1sk, item };
};

export const dueStore = (table: Table): DueRows => {
  /** The row as it was before or after the write; undefined if the condition failed. */
  const update = async (
    shard: number,
    change: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
  ): Promise<Record<string, unknown> | undefined> => {
    try {
      const command = new UpdateCommand({ TableName: table.name, Key: dueLeaseKey(shard), ...change });
      return (await table.client.send(command)).Attributes ?? {};
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };
  return {
    shards: DUE_SHARDS,
    pages: async function* (shard, now, after) {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          IndexName: 'gsi1',
          Limit: PAGE_ROWS,
          KeyConditionExpression: 'gsi1pk = :shard AND gsi1sk BETWEEN :after AND :end',
          ExpressionAttributeValues: dueRange(shard, now, after),
        },
      );
      for await (const { Items = [] } of pages)
        yield Items.map(dueRow).filter((row): row is DueRow => row !== undefined && row.place !== after);
    },
    take: async (shard, now, leaseMs) => {
      const token = crypto.randomUUID();
      const taken = await update(shard, {
        UpdateExpression: 'SET lease = :token, leasedUntil = :until',
        ConditionExpression: 'attribute_not_exists(lease) OR leasedUntil < :now',
        ExpressionAttributeValues: {
          ':token': token,
          ':until': now.getTime() + leaseMs,
          ':now': now.getTime(),
        },
        ReturnValues: 'ALL_NEW',
      });
      return taken && { token, cursor: parseRow(Lease, taken)?.stoppedAt };
    },
    giveBack: async (shard, { token }, cursor) => {
      await update(shard, {
        UpdateExpression:
          cursor === undefined
            ? 'REMOVE lease, leasedUntil, stoppedAt'
            : 'SET stoppedAt = :cursor REMOVE lease, leasedUntil',
        ConditionExpression: 'lease = :token',
        ExpressionAttributeValues: { ':token': token, ...(cursor !== undefined && { ':cursor': cursor }) },
      });
    },
  };
};
