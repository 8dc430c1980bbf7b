import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Withheld } from '#contract/withheld.ts';
import { Account, type Change, emptyAccount, lapse } from '#functions/domain/credits/credits.ts';
import { freeGrantOf, isFreeMonthDue, settle, withhold } from '#functions/domain/credits/free-month.ts';
import type { Balances, Credits, Subscriptions } from '#functions/domain/credits/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import {
  ConditionsFailed,
  parseRow,
  type Table,
  type TransactItem,
  tryTransact,
} from '#functions/store/table/table.ts';
import { claimWrites, hasUsed, readPerson } from './once-only-grants.ts';

/** How many rounds of optimistic locking to try before giving up; in a race, at least one writer wins each round. */
export const LOCK_ROUNDS = 80;

/**
 * The account as stored, or a new account; nothing due has been applied yet. Throws if the stored account can’t be
 * read: treated as missing, it would seem to belong to somebody without a plan, and no change to it could be written.
 */
export const readAccount = async (table: Table, ownerId: string, now: Date): Promise<Account> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keys.credits(ownerId), ConsistentRead: true }),
  );
  if (Item === undefined) return emptyAccount(ownerId, now);
  const account = parseRow(Account, Item);
  if (account === undefined) throw new Error(`The credits of ${ownerId} can’t be read.`);
  return account;
};

/** The writes for a change: first the account, fenced by the version that was read, then its ledger rows. */
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

interface Due {
  readonly change: Change;
  /** The writes for the change; undefined if nothing needs to be written. */
  readonly writes?: readonly TransactItem[];
}

/**
 * What an account is due at `now`. The month’s free credits go to whichever of a person’s accounts claims them first.
 */
const dueFor = async (table: Table, stored: Account, now: Date): Promise<Due> => {
  // The person’s address may have been verified in the meantime.
  const known = stored.withheld?.why === 'elsewhere' ? stored : { ...stored, withheld: undefined };
  const lapsed = lapse(known, now);
  const written = (change: Change, claims: readonly TransactItem[] = []): Due => ({
    change,
    writes: [...creditWrites(table, change), ...claims],
  });
  const asFound = (change: Change): Due => (change.rows.length === 0 ? { change } : written(change));
  if (!isFreeMonthDue(lapsed.account, now)) return asFound(lapsed);
  const withheld = (why: Withheld): Change => ({ ...lapsed, account: withhold(lapsed.account, why, now) });
  const { marks = [], emailStanding = 'verified' } = await readPerson(table, stored.ownerId);
  if (emailStanding !== 'verified') return asFound(withheld(emailStanding));
  const grantId = freeGrantOf(now);
  return (await hasUsed(table, marks, grantId))
    ? written(withheld('elsewhere'))
    : written(settle(known, now), claimWrites(table, marks, grantId, now));
};

/**
 * The account after everything due at `now` has been written: expiries, the end of a plan, and this month’s free
 * credits.
 */
export const readSettled = async (table: Table, ownerId: string, now: Date): Promise<Account> => {
  for (let round = 1; ; round += 1) {
    const { change, writes } = await dueFor(table, await readAccount(table, ownerId, now), now);
    if (writes === undefined) return change.account;
    const failed = await tryTransact(table, writes);
    if (failed === undefined) return { ...change.account, version: change.account.version + 1 };
    if (round >= LOCK_ROUNDS) throw new ConditionsFailed(failed);
  }
};

export const creditStore = (table: Table): Credits & Balances & Subscriptions => ({
  account: async (ownerId, now) => lapse(await readAccount(table, ownerId, now), now).account,
  read: (ownerId, now) => readSettled(table, ownerId, now),
  subscription: async (ownerId, now) =>
    lapse(await readAccount(table, ownerId, now), now).account.subscription,
});
