import { z } from 'zod';
import { type Amounts, PURSES, type Purse, StoredAmounts } from '#functions/domain/budget/amounts.ts';
import {
  type Budget,
  type Counted,
  type Counter,
  countersOf,
  limitsOf,
  SPANS,
  type Span,
} from '#functions/domain/budget/budget.ts';
import type { Held } from '#functions/domain/budget/ports.ts';
import { periodOf } from '#functions/domain/credits/credits.ts';
import { TIERS, type Tier } from '#functions/domain/plans/tiers.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';

/** The amounts that were reserved, as stored in a row. */
export const HeldRow = z.object({
  month: z.string(),
  day: z.string(),
  tier: z.enum(TIERS),
  unpaidBy: z.string().optional(),
  most: StoredAmounts,
}) satisfies z.ZodType<Held>;

const DAY_CHARS = '2026-11-20'.length;

/** The month and the day (UTC) in which a time falls. */
export const periodsOf = (now: Date) => ({
  month: periodOf(now),
  day: now.toISOString().slice(0, DAY_CHARS),
});

/** There is an attribute for each purse of each counter; an attribute named only after a purse counts everything. */
const attributeOf = (counter: Counter, purse: Purse): string =>
  counter === 'all' ? purse : `${counter} ${purse}`;
const nameOf = (counter: Counter, purse: Purse): string => `${counter}_${purse}`;

/** The counters of a stored row. */
export const countedIn = (row: Readonly<Record<string, unknown>>): Counted => {
  const of = (counter: Counter): Amounts =>
    StoredAmounts.parse(Object.fromEntries(PURSES.map((purse) => [purse, row[attributeOf(counter, purse)]])));
  return { all: of('all'), paid: of('paid'), trial: of('trial'), free: of('free') };
};

const each = <T>(counters: readonly Counter[], of: (counter: Counter, purse: Purse) => T): readonly T[] =>
  counters.flatMap((counter) => PURSES.map((purse) => of(counter, purse)));

/** Adds to the counters of a month or a day. */
export const addTo = (
  table: Table,
  Key: { readonly pk: string; readonly sk: string },
  counters: readonly Counter[],
  amounts: Amounts,
) => ({
  TableName: table.name,
  Key,
  UpdateExpression: `ADD ${each(counters, (counter, purse) => `#${nameOf(counter, purse)} :${purse}`).join(', ')}`,
  ExpressionAttributeNames: Object.fromEntries(
    each(counters, (counter, purse) => [`#${nameOf(counter, purse)}`, attributeOf(counter, purse)]),
  ),
  ExpressionAttributeValues: Object.fromEntries(PURSES.map((purse) => [`:${purse}`, amounts[purse]])),
});

const keyOf = ({ month, day }: Held, span: Span) =>
  span === 'month' ? keys.budgetMonth(month) : keys.budgetDay(day);

/** Adds the difference between the reserved and the used amount, in the periods in which it was reserved. */
export const adjust = (table: Table, held: Held, difference: Amounts): readonly TransactItem[] =>
  SPANS.map((span) => ({
    Update: addTo(table, keyOf(held, span), countersOf(held.tier, span), difference),
  }));

/** Adds to a span’s counters if that exceeds no limit; undefined if the amount alone exceeds a limit. */
const addWithin = (table: Table, held: Held, budget: Budget, span: Span) => {
  const counters = countersOf(held.tier, span);
  const limits = limitsOf(budget, span);
  const rooms = each(counters, (counter, purse) => {
    const limit = limits[counter]?.[purse];
    return limit === undefined ? [] : [{ name: nameOf(counter, purse), room: limit - held.most[purse] }];
  }).flat();
  if (rooms.some(({ room }) => room < 0)) return undefined;
  const add = addTo(table, keyOf(held, span), counters, held.most);
  return {
    ...add,
    ConditionExpression: rooms
      .map(({ name }) => `(attribute_not_exists(#${name}) OR #${name} <= :${name}_room)`)
      .join(' AND '),
    ExpressionAttributeValues: {
      ...add.ExpressionAttributeValues,
      ...Object.fromEntries(rooms.map(({ name, room }) => [`:${name}_room`, room])),
    },
  };
};

interface Hold {
  readonly held: Held;
  /** One entry for each of `SPANS`, in the same order. */
  readonly items: readonly TransactItem[];
}

/**
 * Takes an amount out of the month's and the day's budgets, or returns the span whose budget could never cover it.
 */
export const holding = (
  table: Table,
  most: Amounts,
  budget: Budget,
  { tier, now }: { readonly tier: Tier; readonly now: Date },
): Hold | Span => {
  const held = { ...periodsOf(now), tier, most };
  const items: TransactItem[] = [];
  for (const span of SPANS) {
    const Update = addWithin(table, held, budget, span);
    if (Update === undefined) return span;
    items.push({ Update });
  }
  return { held, items };
};
