import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { type Amounts, amountsBy } from '#functions/domain/budget/amounts.ts';
import { type Counted, SPANS } from '#functions/domain/budget/budget.ts';
import type { Budgets, OpenReservation } from '#functions/domain/budget/ports.ts';
import { periodOf } from '#functions/domain/credits/credits.ts';
import { tierOf } from '#functions/domain/plans/tiers.ts';
import { type Key, keys, OPEN_PREFIX } from '#functions/store/table/keys.ts';
import { parsedRows } from '#functions/store/table/rows.ts';
import { type Table, transact, tryTransact } from '#functions/store/table/table.ts';
import { adjust, countedIn, HeldRow, holding, periodsOf } from './budget-writes.ts';
import { overBudget, spentSpan } from './commit-within.ts';
import { loseLess } from './loss-writes.ts';
import { spendingUnpaid, spentUnpaid, usedUp } from './unpaid-writes.ts';

const Open = HeldRow.extend({
  ownerId: z.string(),
  videoId: z.string(),
  attempt: z.int(),
  holdsFor: z.int().optional(),
  failedAt: z.iso.datetime().optional(),
}) satisfies z.ZodType<OpenReservation>;

const MINUS_ONE_DAY_MS = -24 * 60 * 60_000;

const monthsOf = (now: Date): readonly string[] => {
  const firstDay = new Date(`${periodOf(now)}-01T00:00:00Z`);
  return [periodOf(new Date(firstDay.getTime() + MINUS_ONE_DAY_MS)), periodOf(now)];
};

const readCounted = async (table: Table, Key: Key): Promise<Counted> => {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
  return countedIn(Item ?? {});
};

/**
 * `spentOn`: what an attempt has used; if undefined, the amount is no longer known and the whole reservation counts.
 */
export const budgetStore = (
  table: Table,
  spentOn: (reservation: OpenReservation) => Promise<Amounts | undefined>,
): Budgets => ({
  used: async (now) => {
    const { month, day } = periodsOf(now);
    const [inMonth, onDay] = await Promise.all([
      readCounted(table, keys.budgetMonth(month)),
      readCounted(table, keys.budgetDay(day)),
    ]);
    return { month: inMonth, day: onDay };
  },
  hold: async (most, budget, by, now) => {
    const tier = typeof by === 'string' ? by : tierOf(by.subscription);
    const hold = holding(table, most, budget, { tier, now });
    if (typeof hold === 'string') return overBudget(hold, tier, budget);
    const own = typeof by === 'string' ? [] : await spendingUnpaid(table, by, most.stage, now);
    const failed = own && (await tryTransact(table, [...hold.items, ...own]));
    if (typeof by !== 'string' && (failed === undefined ? own === undefined : failed.includes(SPANS.length)))
      return usedUp(table, by, most.stage, now);
    if (failed !== undefined) return overBudget(spentSpan(failed, 0), tier, budget);
    return typeof by === 'string' ? hold.held : { ...hold.held, unpaidBy: by.ownerId };
  },
  release: async (held, spent) => {
    const budgets = adjust(
      table,
      held,
      amountsBy((purse) => spent[purse] - held.most[purse]),
    );
    const own = spentUnpaid(table, held, spent.stage - held.most.stage);
    const failed = await tryTransact(table, [...budgets, ...own]);
    // The account and its row are gone, so only the budgets are written.
    if (failed !== undefined) await transact(table, budgets);
  },
  spend: async (spent, tier, now) => {
    await transact(table, adjust(table, { ...periodsOf(now), tier, most: amountsBy(() => 0) }, spent));
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
    const settled = [
      ...adjust(
        table,
        reservation,
        amountsBy((purse) => spent[purse] - most[purse]),
      ),
      {
        Delete: {
          TableName: table.name,
          Key: keys.openReservation(month, videoId, attempt),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ];
    const lost = reservation.failedAt === undefined ? 0 : spent.stage;
    const own =
      reservation.unpaidBy === undefined
        ? [loseLess(table, reservation, { most: most.stage, lost })]
        : spentUnpaid(table, reservation, spent.stage - most.stage);
    const failed = await tryTransact(table, [...settled, ...own]);
    // If the account’s row is missing, the account is gone. The other condition fails if a concurrent call has
    // already settled the reservation.
    if (failed?.length === 1 && failed.includes(settled.length)) await tryTransact(table, settled);
  },
});
