import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { type Amounts, amountsBy, StoredAmounts } from '#functions/domain/budget/amounts.ts';
import type { Budgets, OpenReservation } from '#functions/domain/budget/ports.ts';
import { periodOf } from '#functions/domain/credits/credits.ts';
import { keys, OPEN_PREFIX } from '#functions/store/table/keys.ts';
import { parsedRows } from '#functions/store/table/rows.ts';
import { parseRow, type Table, tryTransact } from '#functions/store/table/table.ts';
import { addToMonth, addWithin } from './budget-writes.ts';

const Open = z.object({
  month: z.string(),
  ownerId: z.string(),
  videoId: z.string(),
  attempt: z.int(),
  most: StoredAmounts,
}) satisfies z.ZodType<OpenReservation>;

const MINUS_ONE_DAY_MS = -24 * 60 * 60_000;

const monthsOf = (now: Date): readonly string[] => {
  const firstDay = new Date(`${periodOf(now)}-01T00:00:00Z`);
  return [periodOf(new Date(firstDay.getTime() + MINUS_ONE_DAY_MS)), periodOf(now)];
};

/** `spentOn`: what an attempt has used; undefined when it is no longer known, and then the reservation stands. */
export const budgetStore = (
  table: Table,
  spentOn: (reservation: OpenReservation) => Promise<Amounts | undefined>,
): Budgets => ({
  used: async (now) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.budgetMonth(periodOf(now)) }),
    );
    return parseRow(StoredAmounts, Item) ?? amountsBy(() => 0);
  },
  take: async (most, limits, now) => {
    const Update = addWithin(table, periodOf(now), most, limits);
    return Update !== undefined && (await tryTransact(table, [{ Update }])) === undefined;
  },
  open: async function* (now) {
    for (const month of monthsOf(now)) {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :open)',
          ExpressionAttributeValues: { ':pk': keys.budgetMonth(month).pk, ':open': OPEN_PREFIX },
        },
      );
      yield* parsedRows(Open, pages);
    }
  },
  settle: async (reservation) => {
    const { most, month, videoId, attempt } = reservation;
    const spent = (await spentOn(reservation)) ?? most;
    const difference = amountsBy((purse) => spent[purse] - most[purse]);
    // The condition fails when a concurrent call has settled it.
    await tryTransact(table, [
      { Update: addToMonth(table, month, difference) },
      {
        Delete: {
          TableName: table.name,
          Key: keys.openReservation(month, videoId, attempt),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ]);
  },
});
