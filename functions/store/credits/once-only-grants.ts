import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Person } from '#functions/domain/account/person.ts';
import { nextMonthOf } from '#functions/domain/credits/credits.ts';
import { TRIAL_GRANT } from '#functions/domain/credits/trial.ts';
import { type Key, keys } from '#functions/store/table/keys.ts';
import { parseRow, secondsOf, type Table, type TransactItem } from '#functions/store/table/table.ts';

/**
 * Grants that a person gets only once, whichever account they use. They are recorded under each of the person’s
 * marks.
 */

/** How long a month’s row is kept after the end of the month: far longer than any clock error. */
const KEPT_SECONDS = 40 * 86_400;

const get = async (table: Table, Key: Key) => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
  );
  return Item;
};

export const readPerson = async (table: Table, userId: string): Promise<Person> =>
  parseRow(Person, await get(table, keys.profile(userId))) ?? {};

/** Whether any of the person’s accounts has received the grant. */
export const hasUsed = async (table: Table, marks: readonly string[], grantId: string): Promise<boolean> => {
  const found = await Promise.all(marks.map((mark) => get(table, keys.usedGrant(mark, grantId))));
  return found.some((item) => item !== undefined);
};

/** Records that the person has received the grant. */
export const rememberWrites = (
  table: Table,
  marks: readonly string[],
  grantId: string,
  now: Date,
): TransactItem[] =>
  marks.map((mark) => ({
    Put: {
      TableName: table.name,
      Item: {
        ...keys.usedGrant(mark, grantId),
        // The trial is remembered permanently.
        ...(grantId === TRIAL_GRANT ? {} : { ttl: secondsOf(nextMonthOf(now)) + KEPT_SECONDS }),
      },
    },
  }));

/** The same, on condition that none of the person’s accounts has received the grant yet. */
export const claimWrites = (...of: Parameters<typeof rememberWrites>): TransactItem[] =>
  rememberWrites(...of).map(({ Put }) =>
    Put === undefined ? {} : { Put: { ...Put, ConditionExpression: 'attribute_not_exists(pk)' } },
  );
