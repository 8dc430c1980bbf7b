import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { UPLOADS_AT_ONCE, UPLOADS_KEPT } from '#contract/catalogue.ts';
import { NOTHING_USED, type StorageUse } from '#functions/domain/uploads/storage.ts';
import { isOpen, type Upload } from '#functions/domain/uploads/upload.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';
import { storageKey } from '#functions/store/table/upload-keys.ts';

const Use = z.object({ bytes: z.int(), files: z.int(), open: z.int() });
const NAMES = { '#bytes': 'bytes', '#files': 'files', '#open': 'open' };
const ADD = 'ADD #bytes :bytes, #files :files, #open :open';

const values = ({ bytes, files, open }: StorageUse): Record<string, number> => ({
  ':bytes': bytes,
  ':files': files,
  ':open': open,
});

export const readStorage = async (table: Table, ownerId: string): Promise<StorageUse> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: storageKey(ownerId), ConsistentRead: true }),
  );
  return parseRow(Use, Item) ?? NOTHING_USED;
};

/** Reserves storage for one more file. Fails if the file doesn't fit, no matter how many files arrive at once. */
export const takeRoom = (table: Table, ownerId: string, bytes: number, mostBytes: number): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: storageKey(ownerId),
    ConditionExpression:
      ':bytes <= :most AND (attribute_not_exists(pk) OR (#bytes <= :room AND #files < :kept AND #open < :atOnce))',
    UpdateExpression: ADD,
    ExpressionAttributeNames: NAMES,
    ExpressionAttributeValues: {
      ...values({ bytes, files: 1, open: 1 }),
      ':most': mostBytes,
      ':room': mostBytes - bytes,
      ':kept': UPLOADS_KEPT,
      ':atOnce': UPLOADS_AT_ONCE,
    },
  },
});

/** Frees the bytes of a file that is removed or refused; does nothing if the file was already refused. */
export const freeRoom = (table: Table, upload: Upload): readonly TransactItem[] =>
  upload.status === 'refused'
    ? []
    : [
        {
          Update: {
            TableName: table.name,
            Key: storageKey(upload.ownerId),
            ConditionExpression: 'attribute_exists(pk)',
            UpdateExpression: ADD,
            ExpressionAttributeNames: NAMES,
            ExpressionAttributeValues: values({
              bytes: -upload.bytes,
              files: -1,
              open: isOpen(upload) ? -1 : 0,
            }),
          },
        },
      ];

/** Records the new size of a checked file. Fails if the file is larger than before and doesn't fit. */
export const settleRoom = (table: Table, upload: Upload, bytes: number, mostBytes: number): TransactItem => {
  const more = bytes - upload.bytes;
  return {
    Update: {
      TableName: table.name,
      Key: storageKey(upload.ownerId),
      ConditionExpression: more > 0 ? '#bytes <= :room' : 'attribute_exists(pk)',
      UpdateExpression: ADD,
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: {
        ...values({ bytes: more, files: 0, open: -1 }),
        ...(more > 0 && { ':room': mostBytes - more }),
      },
    },
  };
};
