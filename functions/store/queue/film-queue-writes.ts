import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AccountFilms, noFilms } from '#functions/domain/queue/account-films.ts';
import { FILM_QUEUE, type QueueKeys } from '#functions/store/table/queue-keys.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';

/** An account’s entries in a queue, such as films, as stored. */
export const readFilms = async (
  table: Table,
  ownerId: string,
  queue: QueueKeys = FILM_QUEUE,
): Promise<AccountFilms> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: queue.account(ownerId), ConsistentRead: true }),
  );
  return parseRow(AccountFilms, Item) ?? noFilms(ownerId);
};

const turnOf = (queue: QueueKeys, { standing, turnSince, ownerId }: AccountFilms) =>
  turnSince === undefined ? undefined : queue.turn(standing.tier, turnSince, ownerId);

const turnWrites = (
  table: Table,
  queue: QueueKeys,
  before: AccountFilms,
  after: AccountFilms,
): TransactItem[] => {
  const [left, taken] = [turnOf(queue, before), turnOf(queue, after)];
  if (left?.pk === taken?.pk && left?.sk === taken?.sk) return [];
  const { standing, turnSince, ownerId } = after;
  return [
    ...(left === undefined ? [] : [{ Delete: { TableName: table.name, Key: left } }]),
    ...(taken === undefined
      ? []
      : [
          {
            Put: {
              TableName: table.name,
              Item: { ...taken, tier: standing.tier, since: turnSince, ownerId },
            },
          },
        ]),
  ];
};

/** Takes or returns slots; taking one fails if all of `slots` are taken. */
const slotWrites = (table: Table, queue: QueueKeys, change: number, slots: number): TransactItem[] => {
  const Update = {
    TableName: table.name,
    Key: queue.slots,
    UpdateExpression: change > 0 ? 'ADD running :change, given :change' : 'ADD running :change',
    ExpressionAttributeValues: { ':change': change },
  };
  if (change === 0) return [];
  if (change < 0) return [{ Update }];
  return [
    {
      Update: {
        ...Update,
        ConditionExpression: 'attribute_not_exists(running) OR running < :slots',
        ExpressionAttributeValues: { ':change': change, ':slots': slots },
      },
    },
  ];
};

/**
 * The writes for a change to an account's films: its row, fenced by the version that was read, its turn, and the
 * stage's counter. They belong in the transaction that starts or ends the attempt, so that the counter always equals
 * the number of films that hold a slot.
 */
export const filmsWrites = (
  table: Table,
  before: AccountFilms,
  after: AccountFilms,
  { slots = 0, queue = FILM_QUEUE }: { readonly slots?: number; readonly queue?: QueueKeys } = {},
): TransactItem[] => [
  {
    Put: {
      TableName: table.name,
      Item: { ...queue.account(after.ownerId), ...after, version: before.version + 1 },
      ConditionExpression: before.version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
      ...(before.version === 0 ? {} : { ExpressionAttributeValues: { ':version': before.version } }),
    },
  },
  ...turnWrites(table, queue, before, after),
  ...slotWrites(table, queue, after.running.length - before.running.length, slots),
];
