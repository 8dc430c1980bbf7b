import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { AccountDeletion } from '#functions/domain/account/account-deletion.ts';
import { traitsOf } from '#functions/domain/account/person.ts';
import type { AccountDeletions, PersonMarks } from '#functions/domain/account/ports.ts';
import { User } from '#functions/domain/account/user.ts';
import { usedGrants } from '#functions/domain/credits/used-grants.ts';
import { LOCK_ROUNDS, readAccount } from '#functions/store/credits/credit-store.ts';
import { rememberWrites } from '#functions/store/credits/once-only-grants.ts';
import { deleteRows } from '#functions/store/table/batch-delete.ts';
import {
  type Key,
  keys,
  leavingIndex,
  SESSION_PREFIX,
  sessionOf,
  userPk,
} from '#functions/store/table/keys.ts';
import { rowsInIndex } from '#functions/store/table/rows.ts';
import {
  ConditionsFailed,
  parseRow,
  type Table,
  type TransactItem,
  transact,
} from '#functions/store/table/table.ts';
import { findMediaFolder } from './media-folder-rows.ts';

const Row = User.extend({ leavingAt: z.iso.datetime().optional() });
const Leaving = z
  .object({ id: z.string(), leavingAt: z.iso.datetime() })
  .transform(({ id, leavingAt }): AccountDeletion => ({ userId: id, leavingAt }));
const UserRow = z.object({
  pk: z.string(),
  sk: z.string(),
  shareId: z.string().optional(),
  restriction: z.object({ kind: z.string() }).optional(),
  affiliateCode: z.string().optional(),
});

/** A row in the user’s partition, and the rows in other partitions that it points to, which are deleted first. */
const withLinks = ({ pk, sk, shareId, restriction, affiliateCode }: z.infer<typeof UserRow>): Key[] => [
  ...(sk.startsWith(SESSION_PREFIX) ? [sessionOf({ pk, sk })] : []),
  // If a video was taken down, its link stays and says so.
  ...(shareId === undefined || restriction?.kind === 'taken_down' ? [] : [keys.share(shareId)]),
  ...(affiliateCode === undefined ? [] : [keys.affiliateCode(affiliateCode)]),
  { pk, sk },
];
/** How many rows a round reads and deletes, and how many rounds one call may take. */
const PAGE_ROWS = 500;
const PAGES = 20;

export const accountDeletionStore = (table: Table, personMarks: PersonMarks): AccountDeletions => {
  const find = async (userId: string) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.profile(userId), ConsistentRead: true }),
    );
    return parseRow(Row, Item);
  };

  const leave = async (user: User, now: Date): Promise<void> => {
    const account = await readAccount(table, user.id, now);
    const known = user.marks ?? (await personMarks(traitsOf(user)));
    await transact(table, [
      ...marks(table, user, now),
      {
        ConditionCheck: {
          TableName: table.name,
          Key: keys.credits(user.id),
          // Used grants are read from the account, so its credits must not change between the read and the write.
          ...(account.version === 0
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : {
                ConditionExpression: 'version = :version',
                ExpressionAttributeValues: { ':version': account.version },
              }),
        },
      },
      ...usedGrants(account, now).flatMap((grantId) => rememberWrites(table, known, grantId, now)),
    ]);
  };

  return {
    begin: async (userId, now) => {
      for (let round = 1; ; round += 1) {
        const user = await find(userId);
        if (user === undefined) return undefined;
        if (user.leavingAt !== undefined) return { userId, leavingAt: user.leavingAt };
        try {
          await leave(user, now);
        } catch (error) {
          if (!(error instanceof ConditionsFailed) || round >= LOCK_ROUNDS) throw error;
        }
      }
    },
    usernameToForget: async (userId) => {
      const user = await find(userId);
      if (user?.username === undefined) return undefined;
      const { Item } = await table.client.send(
        new GetCommand({
          TableName: table.name,
          Key: keys.identity(user.issuer, user.subject),
          ConsistentRead: true,
        }),
      );
      return Item === undefined ? user.username : undefined;
    },
    all: () => rowsInIndex(table, Leaving, leavingIndex('', '').gsi1pk),
    mediaFolder: (userId) => findMediaFolder(table, userId),
    removeRows: async (userId) => {
      const profile = keys.profile(userId);
      for (let page = 1; page <= PAGES; page += 1) {
        const { Items = [] } = await table.client.send(
          new QueryCommand({
            TableName: table.name,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': userPk(userId) },
            ProjectionExpression: 'pk, sk, shareId, restriction, affiliateCode',
            Limit: PAGE_ROWS,
          }),
        );
        const rows = Items.map((row) => UserRow.parse(row)).filter(({ sk }) => sk !== profile.sk);
        if (rows.length === 0) {
          const folder = await findMediaFolder(table, userId);
          // The profile is deleted last, because the deletion can be resumed as long as the profile exists.
          if (folder !== undefined) await deleteRows(table, [keys.mediaFolder(folder)]);
          await deleteRows(table, [profile]);
          return true;
        }
        await deleteRows(table, rows.flatMap(withLinks));
      }
      return false;
    },
  };
};

const marks = (table: Table, user: User, now: Date): TransactItem[] => {
  const leavingAt = now.toISOString();
  const { gsi1pk, gsi1sk } = leavingIndex(leavingAt, user.id);
  return [
    {
      Delete: {
        TableName: table.name,
        Key: keys.identity(user.issuer, user.subject),
        ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
        ExpressionAttributeValues: { ':userId': user.id },
      },
    },
    {
      Update: {
        TableName: table.name,
        Key: keys.profile(user.id),
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(leavingAt)',
        UpdateExpression: 'SET leavingAt = :at, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk',
        ExpressionAttributeValues: { ':at': leavingAt, ':gsi1pk': gsi1pk, ':gsi1sk': gsi1sk },
      },
    },
  ];
};
