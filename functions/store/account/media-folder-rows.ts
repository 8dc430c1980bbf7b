import { randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { OwnerOf } from '#functions/domain/egress/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';

/** With 128 bits, the folder name can’t be guessed; it reveals nothing about the account. */
const FOLDER_BYTES = 16;

const Pointer = z.object({ userId: z.string() });
const Profile = z.object({ mediaFolder: z.string() });

/** The folder name is in lower case, so that it can never equal an account’s id. */
export const newMediaFolder = (): string => randomBytes(FOLDER_BYTES).toString('hex');

/** The row that maps a folder to its account. */
export const folderPointer = (table: Table, folder: string, userId: string): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: { ...keys.mediaFolder(folder), userId },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The account whose films are in a folder; undefined when the account is gone. */
export const ownerOfFolder =
  (table: Table): OwnerOf =>
  async (folder) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.mediaFolder(folder) }),
    );
    return parseRow(Pointer, Item)?.userId;
  };

/** The account’s media folder, even while it is being deleted; undefined once its profile is gone. */
export const findMediaFolder = async (table: Table, userId: string): Promise<string | undefined> => {
  const { Item } = await table.client.send(
    new GetCommand({
      TableName: table.name,
      Key: keys.profile(userId),
      ConsistentRead: true,
      ProjectionExpression: 'mediaFolder',
    }),
  );
  // An unreadable profile must not look like a missing one, because then the account’s files would never be deleted.
  return Item && Profile.parse(Item).mediaFolder;
};

/** The same for an account that must still exist. Throws a `Refusal` if it is gone. */
export const readMediaFolder = async (table: Table, userId: string): Promise<string> => {
  const folder = await findMediaFolder(table, userId);
  if (folder === undefined) throw new Refusal('not_signed_in');
  return folder;
};
