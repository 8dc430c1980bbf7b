import { randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { OwnerOf } from '#functions/domain/egress/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';

/** 128 bits: nobody can guess the folder, and it says nothing about the account. */
const FOLDER_BYTES = 16;
/** The id of an account, which names the folder of films older than random folders. */
const ACCOUNT_ID = /^[0-9A-HJKMNP-TV-Z]{26}$/u;

const Pointer = z.object({ userId: z.string() });
const Profile = z.object({ mediaFolder: z.string().optional(), leavingAt: z.string().optional() });

/** Lower case, so that it is no account’s id. */
export const newMediaFolder = (): string => randomBytes(FOLDER_BYTES).toString('hex');

/** The row by which a folder leads to its account. */
export const folderPointer = (table: Table, folder: string, userId: string): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: { ...keys.mediaFolder(folder), userId },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The account whose films lie in a folder; undefined when there is none any more. */
export const ownerOfFolder =
  (table: Table): OwnerOf =>
  async (folder) => {
    if (ACCOUNT_ID.test(folder)) return folder;
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.mediaFolder(folder) }),
    );
    return parseRow(Pointer, Item)?.userId;
  };

/**
 * Where a new video of the account will lie, and a check that it stays so: while the account has no folder, one may be
 * given to it at any time, and what exists by then is moved there.
 */
export const readMediaFolder = async (
  table: Table,
  userId: string,
): Promise<{
  readonly place: { readonly mediaFolder?: string };
  readonly check: readonly TransactItem[];
}> => {
  const at = { TableName: table.name, Key: keys.profile(userId) };
  const { Item } = await table.client.send(
    new GetCommand({ ...at, ConsistentRead: true, ProjectionExpression: 'mediaFolder' }),
  );
  const mediaFolder = parseRow(Profile, Item)?.mediaFolder;
  return mediaFolder === undefined
    ? {
        place: {},
        check: [{ ConditionCheck: { ...at, ConditionExpression: 'attribute_not_exists(mediaFolder)' } }],
      }
    : { place: { mediaFolder }, check: [] };
};

/** The account’s folder, a new one if it has none; undefined when the account is gone or being deleted. */
export const giveMediaFolder = async (table: Table, userId: string): Promise<string | undefined> => {
  const at = { TableName: table.name, Key: keys.profile(userId) };
  const read = async () => {
    const { Item } = await table.client.send(new GetCommand({ ...at, ConsistentRead: true }));
    return parseRow(Profile, Item);
  };
  const found = await read();
  if (found === undefined || found.leavingAt !== undefined) return undefined;
  if (found.mediaFolder !== undefined) return found.mediaFolder;
  const folder = newMediaFolder();
  const failed = await tryTransact(table, [
    {
      Update: {
        ...at,
        ConditionExpression:
          'attribute_exists(pk) AND attribute_not_exists(leavingAt) AND attribute_not_exists(mediaFolder)',
        UpdateExpression: 'SET mediaFolder = :folder, oldMedia = :moving',
        ExpressionAttributeValues: { ':folder': folder, ':moving': 'moving' },
      },
    },
    folderPointer(table, folder, userId),
  ]);
  if (failed === undefined) return folder;
  const user = await read();
  return user?.leavingAt === undefined ? user?.mediaFolder : undefined;
};
