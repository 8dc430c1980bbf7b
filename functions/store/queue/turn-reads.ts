import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { TIERS, type Tier } from '#functions/domain/plans/tiers.ts';
import type { AccountFilms } from '#functions/domain/queue/account-films.ts';
import type { Turn } from '#functions/domain/queue/turns.ts';
import { keys } from '#functions/store/table/keys.ts';
import { FILM_QUEUE, type QueueKeys } from '#functions/store/table/queue-keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

/** At most this many accounts are counted, so that reads don’t grow with the queue. */
const COUNTED_AHEAD = 100;
const COUNTED = 1000;

const Slots = z.object({ running: z.int().default(0), given: z.int().default(0) });
const TurnRow = z.object({ tier: z.enum(TIERS), since: z.string(), ownerId: z.string() });

/** How many slots are taken now, and how many have been given out since the stage was created. */
export const readSlots = async (
  table: Table,
  queue: QueueKeys = FILM_QUEUE,
): Promise<z.output<typeof Slots>> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: queue.slots, ConsistentRead: true }),
  );
  return parseRow(Slots, Item) ?? { running: 0, given: 0 };
};

const headOf = async (table: Table, queue: QueueKeys, tier: Tier): Promise<Turn | undefined> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': queue.turn(tier, '', '').pk },
      Limit: 1,
    }),
  );
  return parseRow(TurnRow, Items[0]);
};

/** The longest-waiting account of each tier. */
export const headsOf = async (
  table: Table,
  queue: QueueKeys = FILM_QUEUE,
  tiers: readonly Tier[] = TIERS,
): Promise<Turn[]> => {
  const heads = await Promise.all(tiers.map((tier) => headOf(table, queue, tier)));
  return heads.filter((head) => head !== undefined);
};

export const oldestOf = async (table: Table): Promise<string | undefined> =>
  (await headsOf(table)).map(({ since }) => since).toSorted()[0];

/**
 * How many accounts in a tier are waiting, up to a thousand; with `until`, how many are ahead of that turn, up to a
 * hundred.
 */
export const lengthOf = async (table: Table, tier: Tier, until?: string): Promise<number> => {
  const { Count = 0 } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: until === undefined ? 'pk = :pk' : 'pk = :pk AND sk < :until',
      ExpressionAttributeValues: {
        ':pk': keys.turn(tier, '', '').pk,
        ...(until === undefined ? {} : { ':until': until }),
      },
      Select: 'COUNT',
      Limit: until === undefined ? COUNTED : COUNTED_AHEAD,
    }),
  );
  return Count;
};

/** How many accounts get a slot before this account; undefined while it has no turn. */
export const accountsAhead = async (
  table: Table,
  { standing, turnSince, ownerId }: AccountFilms,
): Promise<number | undefined> => {
  if (turnSince === undefined) return undefined;
  const { sk } = keys.turn(standing.tier, turnSince, ownerId);
  const before = TIERS.slice(0, TIERS.indexOf(standing.tier) + 1);
  const counts = await Promise.all(
    before.map((tier) => lengthOf(table, tier, tier === standing.tier ? sk : '￿')),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};
