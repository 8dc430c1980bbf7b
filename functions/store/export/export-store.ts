import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { EXPORT_OPENINGS } from '#contract/catalogue.ts';
import {
  Export,
  type ExportJob,
  expiryOf,
  exportsLeft,
  lostAt,
  newExport,
  openingsLeft,
} from '#functions/domain/export/export.ts';
import type { Exports } from '#functions/domain/export/ports.ts';
import { activeUserCheck } from '#functions/store/account/active-user-check.ts';
import { readMediaFolder } from '#functions/store/account/media-folder-rows.ts';
import { exportsIndex, keys } from '#functions/store/table/keys.ts';
import { dueInIndex } from '#functions/store/table/rows.ts';
import {
  parseRow,
  type Table,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '#functions/store/table/table.ts';

const FENCE = 'id = :id AND #status = :status';

/**
 * Updates an export that has the status `from`; `dueAt` moves the export within the index, and null removes it from
 * the index.
 */
const change = (
  table: Table,
  { ownerId, id }: ExportJob,
  from: Export['status'],
  { dueAt, ...set }: Partial<Omit<Export, 'dueAt'>> & { readonly dueAt?: string | null },
) => {
  const index = dueAt === undefined || dueAt === null ? {} : { dueAt, ...exportsIndex(dueAt, ownerId) };
  const values = Object.entries({ ...set, ...index });
  const sets = values.map(([name]) => `#${name} = :set_${name}`);
  return {
    TableName: table.name,
    Key: keys.export(ownerId),
    ConditionExpression: FENCE,
    UpdateExpression: [
      ...(sets.length === 0 ? [] : [`SET ${sets.join(', ')}`]),
      ...(dueAt === null ? ['REMOVE gsi1pk, gsi1sk'] : []),
    ].join(' '),
    ExpressionAttributeNames: {
      '#status': 'status',
      ...Object.fromEntries(values.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':id': id,
      ':status': from,
      ...Object.fromEntries(values.map(([name, value]) => [`:set_${name}`, value])),
    },
  };
};

export const exportStore = (table: Table): Exports => {
  const find = async (ownerId: string) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.export(ownerId), ConsistentRead: true }),
    );
    return parseRow(Export, Item);
  };
  /** Written together with the check that the account isn’t being deleted. */
  const write = async (item: TransactItem, ownerId: string): Promise<boolean> =>
    (await tryTransact(table, [item, activeUserCheck(table, ownerId)])) === undefined;
  /** Does nothing if the export has ended. */
  const alone = async (...wanted: Parameters<typeof change>): Promise<void> => {
    await tryWrite(table.client.send(new UpdateCommand(change(...wanted))));
  };

  return {
    find,
    begin: async (job, now) => {
      const last = await find(job.ownerId);
      if (last?.status === 'packing') return { kind: 'busy' };
      if (exportsLeft(last, now) === 0) return { kind: 'too_many' };
      const mediaFolder = await readMediaFolder(table, job.ownerId);
      const made = newExport({ ...job, mediaFolder }, last, now);
      const isBegun = await write(
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.export(job.ownerId), ...made, ...exportsIndex(made.dueAt, job.ownerId) },
            // The row must not have changed since it was read, so that only one of two concurrent requests wins.
            ...(last === undefined
              ? { ConditionExpression: 'attribute_not_exists(pk)' }
              : {
                  ConditionExpression: 'id = :last AND #status <> :packing',
                  ExpressionAttributeNames: { '#status': 'status' },
                  ExpressionAttributeValues: { ':last': last.id, ':packing': 'packing' },
                }),
          },
        },
        job.ownerId,
      );
      return isBegun ? { kind: 'begun', made } : { kind: 'busy' };
    },
    markStarted: (made, now) =>
      alone(table, made, 'packing', { startedAt: now.toISOString(), dueAt: lostAt(now) }),
    advance: (job, percent) => write({ Update: change(table, job, 'packing', { percent }) }, job.ownerId),
    finish: (job, packed, now) => {
      const expiresAt = expiryOf(now);
      const done = { ...packed, status: 'ready', percent: 100, expiresAt, dueAt: expiresAt } as const;
      return write({ Update: change(table, job, 'packing', done) }, job.ownerId);
    },
    fail: (job) => alone(table, job, 'packing', { status: 'failed', dueAt: null }),
    open: async ({ ownerId, id }, now) => {
      try {
        const { Attributes } = await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keys.export(ownerId),
            ConditionExpression: `${FENCE} AND expiresAt > :now AND (attribute_not_exists(opened) OR opened < :most)`,
            UpdateExpression: 'ADD opened :one',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':id': id,
              ':status': 'ready',
              ':now': now.toISOString(),
              ':most': EXPORT_OPENINGS,
              ':one': 1,
            },
            ReturnValues: 'ALL_NEW',
          }),
        );
        const opened = parseRow(Export, Attributes);
        return opened && openingsLeft(opened);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    expire: (job) => alone(table, job, 'ready', { status: 'expired', dueAt: null }),
    due: (now) => dueInIndex(table, Export, exportsIndex('', '').gsi1pk, now),
  };
};
