import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Account, type Change, emptyAccount, settle } from '#functions/domain/credits/credits.ts';
import type { Credits } from '#functions/domain/credits/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import {
  ConditionsFailed,
  parseRow,
  type Table,
  type TransactItem,
  transact,
} from '#functions/store/table/table.ts';

/** Rounds of optimistic locking before giving up; at least one writer wins each round of a race. */
export const LOCK_ROUNDS = 80;

/** The account as it is stored, or a new one; not yet settled. */
export const readAccount = async (table: Table, ownerId: string, now: Date): Promise<Account> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.credits(ownerId), ConsistentRead: true }),
  );
  return parseRow(Account, Item) ?? emptyAccount(ownerId, now);
};

/** The writes of a change: first the account, fenced by the version it was read at, then its ledger rows, each once. */
export const creditWrites = (table: Table, change: Change): TransactItem[] => {
  const { account, rows } = change;
  return [
    {
      Put: {
        TableName: table.name,
        Item: { ...keys.credits(account.ownerId), ...account, version: account.version + 1 },
        ConditionExpression: account.version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
        ...(account.version === 0 ? {} : { ExpressionAttributeValues: { ':version': account.version } }),
      },
    },
    ...rows.map((row) => ({
      Put: {
        TableName: table.name,
        Item: { ...keys.ledger(account.ownerId, row.id), ...row },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    })),
  ];
};

export const creditStore = (table: Table): Credits => ({
  read: async (ownerId, now) => {
    for (let round = 1; ; round += 1) {
      const change = settle(await readAccount(table, ownerId, now), now);
      if (change.rows.length === 0) return change.account;
      try {
        await transact(table, creditWrites(table, change));
        return { ...change.account, version: change.account.version + 1 };
      } catch (error) {
        if (!(error instanceof ConditionsFailed) || round >= LOCK_ROUNDS) throw error;
      }
    }
  },
});
