import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { SERIES_KEPT } from '#contract/catalogue.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { allSeriesKey } from '#functions/store/table/series-keys.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';

/** The ids of an account’s series. DynamoDB has no empty sets, so an empty set is stored as a missing attribute. */
const AllSeries = z.object({
  kept: z.array(z.string()).default([]),
  active: z.array(z.string()).default([]),
});
type AllSeries = z.infer<typeof AllSeries>;

const NAMES = { '#kept': 'kept', '#active': 'active' };
const ACTIVE = { '#active': 'active' };
const HAS_ROOM = '(attribute_not_exists(#kept) OR size(#kept) < :most)';

/** A missing set counts as empty, so it passes unless the plan allows no active series at all. */
const mayBeActive = (allowed: number): string =>
  `(${allowed > 0 ? 'attribute_not_exists(#active) OR ' : ''}size(#active) < :allowed)`;

export const readAllSeries = async (table: Table, ownerId: string): Promise<AllSeries> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: allSeriesKey(ownerId), ConsistentRead: true }),
  );
  return parseRow(AllSeries, Item) ?? { kept: [], active: [] };
};

/**
 * Counts a new series. Fails if the account already has as many series as it may keep, or if `allowed` series are
 * already active.
 */
export const adding = (table: Table, { ownerId, id, status }: Series, allowed: number): TransactItem => {
  const isActive = status === 'active';
  return {
    Update: {
      TableName: table.name,
      Key: allSeriesKey(ownerId),
      ConditionExpression: isActive ? `${HAS_ROOM} AND ${mayBeActive(allowed)}` : HAS_ROOM,
      UpdateExpression: isActive ? 'ADD #kept :id, #active :id' : 'ADD #kept :id',
      ExpressionAttributeNames: isActive ? NAMES : { '#kept': 'kept' },
      ExpressionAttributeValues: {
        ':id': new Set([id]),
        ':most': SERIES_KEPT,
        ...(isActive && { ':allowed': allowed }),
      },
    },
  };
};

/** Counts a series as active. Fails if `allowed` series are already active. */
export const activating = (table: Table, { ownerId, id }: Series, allowed: number): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: allSeriesKey(ownerId),
    ConditionExpression: mayBeActive(allowed),
    UpdateExpression: 'ADD #active :id',
    ExpressionAttributeNames: ACTIVE,
    ExpressionAttributeValues: { ':id': new Set([id]), ':allowed': allowed },
  },
});

/** Stops counting a paused series as active, which makes room for another one. */
export const pausing = (table: Table, { ownerId, id }: Series): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: allSeriesKey(ownerId),
    UpdateExpression: 'DELETE #active :id',
    ExpressionAttributeNames: ACTIVE,
    ExpressionAttributeValues: { ':id': new Set([id]) },
  },
});

/** The name of the counter for calls that have added ideas to a series. */
const queueOf = (seriesId: string): string => `queue ${seriesId}`;

/** How many times ideas have been added to a series; undefined before the first time. */
export const readAdditions = async (
  table: Table,
  ownerId: string,
  seriesId: string,
): Promise<number | undefined> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: allSeriesKey(ownerId), ConsistentRead: true }),
  );
  return z.int().optional().parse(Item?.[queueOf(seriesId)]);
};

/**
 * Fails if ideas have been added since `additions` was read, so that two calls can’t use the same free space in the
 * queue.
 */
export const addingIdeas = (
  table: Table,
  { ownerId, seriesId }: { readonly ownerId: string; readonly seriesId: string },
  additions: number | undefined,
): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: allSeriesKey(ownerId),
    ConditionExpression: additions === undefined ? 'attribute_not_exists(#queue)' : '#queue = :additions',
    UpdateExpression: 'ADD #queue :one',
    ExpressionAttributeNames: { '#queue': queueOf(seriesId) },
    ExpressionAttributeValues: { ':one': 1, ...(additions !== undefined && { ':additions': additions }) },
  },
});

/** Stops counting a removed series. */
export const removing = (table: Table, ownerId: string, seriesId: string): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: allSeriesKey(ownerId),
    UpdateExpression: 'REMOVE #queue DELETE #kept :id, #active :id',
    ExpressionAttributeNames: { ...NAMES, '#queue': queueOf(seriesId) },
    ExpressionAttributeValues: { ':id': new Set([seriesId]) },
  },
});
