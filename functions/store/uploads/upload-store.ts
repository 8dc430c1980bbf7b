import { DeleteCommand, GetCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { UPLOADS_AT_ONCE, UPLOADS_KEPT } from '#contract/catalogue.ts';
import type { BeginOutcome, UploadDraft, Uploads } from '#functions/domain/uploads/ports.ts';
import {
  abandonedAt,
  lostAt,
  startAgainAt,
  Upload,
  type UploadJob,
} from '#functions/domain/uploads/upload.ts';
import { activeUserCheck } from '#functions/store/account/active-user-check.ts';
import { readMediaFolder } from '#functions/store/account/media-folder-rows.ts';
import { listPage } from '#functions/store/table/pages.ts';
import { dueInIndex } from '#functions/store/table/rows.ts';
import { parseRow, secondsOf, type Table, tryTransact, tryWrite } from '#functions/store/table/table.ts';
import {
  permitKey,
  permitsIndex,
  UPLOAD_PREFIX,
  uploadKey,
  uploadsIndex,
} from '#functions/store/table/upload-keys.ts';
import { freeRoom, readStorage, settleRoom, takeRoom } from './storage-writes.ts';

/** How long a refused file stays listed with its reason, unless its owner deletes it earlier. */
const REFUSED_KEPT_SECONDS = 7 * 24 * 60 * 60;

const Permit = Upload.pick({ ownerId: true, id: true }).extend({ overAt: z.iso.datetime() });

const IS = '#status = :from';
const STATUS = { '#status': 'status' };

interface Update {
  readonly expression: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A change that is made only if the upload has the status `from`. */
const change = (
  table: Table,
  { ownerId, id }: UploadJob,
  from: Upload['status'],
  { expression, values }: Update,
): UpdateCommandInput & { readonly UpdateExpression: string } => ({
  TableName: table.name,
  Key: uploadKey(ownerId, id),
  ConditionExpression: IS,
  UpdateExpression: expression,
  ExpressionAttributeNames: STATUS,
  ExpressionAttributeValues: { ':from': from, ...values },
});

export const uploadStore = (table: Table): Uploads => {
  const find = async (ownerId: string, id: string): Promise<Upload | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: uploadKey(ownerId, id), ConsistentRead: true }),
    );
    return parseRow(Upload, Item);
  };

  /** False if the upload had another status. */
  const alone = async (...wanted: Parameters<typeof change>): Promise<boolean> => {
    return tryWrite(table.client.send(new UpdateCommand(change(...wanted))));
  };

  const whyNot = async (draft: UploadDraft, mostBytes: number): Promise<BeginOutcome> => {
    const { bytes, files, open } = await readStorage(table, draft.ownerId);
    if (bytes + draft.bytes > mostBytes) return { kind: 'full' };
    if (files >= UPLOADS_KEPT) return { kind: 'too_many_files' };
    return { kind: open >= UPLOADS_AT_ONCE ? 'too_many_open' : 'conflict' };
  };

  return {
    find,
    list: (ownerId, cursor) => listPage(table, { ownerId, prefix: UPLOAD_PREFIX, schema: Upload, cursor }),
    used: (ownerId) => readStorage(table, ownerId),
    begin: async (draft, mostBytes, now) => {
      const mediaFolder = await readMediaFolder(table, draft.ownerId);
      const upload: Upload = {
        ...draft,
        mediaFolder,
        status: 'uploading',
        createdAt: now.toISOString(),
      };
      const { ownerId, id, bytes } = upload;
      const overAt = abandonedAt(now);
      const failed = await tryTransact(table, [
        activeUserCheck(table, ownerId),
        takeRoom(table, ownerId, bytes, mostBytes),
        {
          Put: {
            TableName: table.name,
            Item: { ...uploadKey(ownerId, id), ...upload, ...uploadsIndex(overAt, id) },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Put: {
            TableName: table.name,
            Item: { ...permitKey(ownerId, id), ownerId, id, overAt, ...permitsIndex(overAt, id) },
          },
        },
      ]);
      return failed === undefined ? { kind: 'begun', upload } : whyNot(draft, mostBytes);
    },
    beginCheck: (job, now) => {
      const { gsi1sk } = uploadsIndex(startAgainAt(now), job.id);
      return alone(table, job, 'uploading', {
        expression: 'SET #status = :to, gsi1sk = :due',
        values: { ':to': 'checking', ':due': gsi1sk },
      });
    },
    markStarted: async (job, now) => {
      const { gsi1sk } = uploadsIndex(lostAt(now), job.id);
      await alone(table, job, 'checking', {
        expression: 'SET gsi1sk = :due, checkStarted = :yes',
        values: { ':due': gsi1sk, ':yes': true },
      });
    },
    finish: async (job, { bytes, facts, review }, mostBytes) => {
      const upload = await find(job.ownerId, job.id);
      if (upload?.status !== 'checking') return 'gone';
      const told = Object.entries({ ...facts, bytes, review }).filter(([, value]) => value !== undefined);
      const sets = told.map(([name]) => `#${name} = :${name}`);
      const done = change(table, job, 'checking', {
        expression: `SET #status = :ready, ${sets.join(', ')} REMOVE gsi1pk, gsi1sk`,
        values: {
          ':ready': 'ready',
          ...Object.fromEntries(told.map(([name, value]) => [`:${name}`, value])),
        },
      });
      const failed = await tryTransact(table, [
        activeUserCheck(table, job.ownerId),
        {
          Update: {
            ...done,
            ExpressionAttributeNames: {
              ...STATUS,
              ...Object.fromEntries(told.map(([name]) => [`#${name}`, name])),
            },
          },
        },
        settleRoom(table, upload, bytes, mostBytes),
      ]);
      if (failed === undefined) return 'ready';
      return failed.includes(0) || failed.includes(1) ? 'gone' : 'full';
    },
    refuse: async (job, why, now) => {
      const upload = await find(job.ownerId, job.id);
      if (upload?.status !== 'checking') return false;
      const refused = change(table, job, 'checking', {
        expression:
          'SET #status = :refused, #error = :why, #bytes = :none, #ttl = :until REMOVE gsi1pk, gsi1sk',
        values: {
          ':refused': 'refused',
          ':why': why,
          ':none': 0,
          ':until': secondsOf(now) + REFUSED_KEPT_SECONDS,
        },
      });
      const failed = await tryTransact(table, [
        {
          Update: {
            ...refused,
            ExpressionAttributeNames: { ...STATUS, '#error': 'error', '#bytes': 'bytes', '#ttl': 'ttl' },
          },
        },
        ...freeRoom(table, upload),
      ]);
      return failed === undefined;
    },
    due: (now) => dueInIndex(table, Upload, uploadsIndex('', '').gsi1pk, now),
    overPermits: (now) => dueInIndex(table, Permit, permitsIndex('', '').gsi1pk, now),
    forgetPermit: async ({ ownerId, id }) => {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: permitKey(ownerId, id) }));
    },
    remove: async (upload) => {
      const failed = await tryTransact(table, [
        {
          Delete: {
            TableName: table.name,
            Key: uploadKey(upload.ownerId, upload.id),
            ConditionExpression: '#status = :status AND #bytes = :bytes',
            ExpressionAttributeNames: { ...STATUS, '#bytes': 'bytes' },
            ExpressionAttributeValues: { ':status': upload.status, ':bytes': upload.bytes },
          },
        },
        ...freeRoom(table, upload),
      ]);
      return failed === undefined;
    },
  };
};
