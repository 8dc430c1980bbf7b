import { type Amounts, amountsBy, PURSES } from '#functions/domain/budget/amounts.ts';
import type { SpendingPlan } from '#functions/domain/budget/spending.ts';
import { periodOf } from '#functions/domain/credits/credits.ts';
import type { Job } from '#functions/domain/video/job.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';

/** Each purse is an attribute with its own name. */
const NAMES = Object.fromEntries(PURSES.map((purse) => [`#${purse}`, purse]));
const valuesOf = (amounts: Amounts, suffix = ''): Record<string, number> =>
  Object.fromEntries(PURSES.map((purse) => [`:${purse}${suffix}`, amounts[purse]]));

export const addToMonth = (table: Table, month: string, amounts: Amounts) => ({
  TableName: table.name,
  Key: keys.budgetMonth(month),
  UpdateExpression: `ADD ${PURSES.map((purse) => `#${purse} :${purse}`).join(', ')}`,
  ExpressionAttributeNames: NAMES,
  ExpressionAttributeValues: valuesOf(amounts),
});

const WITHIN = PURSES.map((purse) => `(attribute_not_exists(#${purse}) OR #${purse} <= :${purse}Room)`).join(
  ' AND ',
);

/** Adds to the month on the condition that it has room; undefined when the limits could never hold the amount. */
export const addWithin = (table: Table, month: string, most: Amounts, limits: Amounts) => {
  const room = amountsBy((purse) => limits[purse] - most[purse]);
  if (Math.min(...Object.values(room)) < 0) return undefined;
  const add = addToMonth(table, month, most);
  return {
    ...add,
    ConditionExpression: WITHIN,
    ExpressionAttributeValues: { ...add.ExpressionAttributeValues, ...valuesOf(room, 'Room') },
  };
};

/** Takes a plan's highest cost out of the month's budgets, or fails; undefined when the budgets could never hold it. */
const reservation = (
  table: Table,
  job: Job,
  plan: SpendingPlan,
  now: Date,
): readonly TransactItem[] | undefined => {
  const { most, budgets } = plan;
  if (budgets === undefined) return [];
  const month = periodOf(now);
  const add = addWithin(table, month, most, budgets);
  if (add === undefined) return undefined;
  const { ownerId, videoId, attempt } = job;
  return [
    { Update: add },
    {
      Put: {
        TableName: table.name,
        Item: { ...keys.openReservation(month, videoId, attempt), month, ownerId, videoId, attempt, most },
      },
    },
  ];
};

/** No limits: nothing to reserve. */
export const FREELY: readonly undefined[] = [undefined];

/**
 * Writes an attempt together with the reservation of the first plan that the month's budgets can hold. `conditions`:
 * one of the attempt's own conditions failed, and nothing was written.
 */
export const commitWithin = async <Plan extends SpendingPlan | undefined>(
  table: Table,
  { job, plans, now }: { readonly job: Job; readonly plans: readonly Plan[]; readonly now: Date },
  itemsOf: (plan: Plan) => readonly TransactItem[],
): Promise<'written' | 'conditions' | 'over_budget'> => {
  for (const plan of plans) {
    const items = itemsOf(plan);
    const reserved = plan === undefined ? [] : reservation(table, job, plan, now);
    if (reserved === undefined) continue;
    const failed = await tryTransact(table, [...items, ...reserved]);
    if (failed === undefined) return 'written';
    if (failed.some((item) => item < items.length)) return 'conditions';
  }
  return 'over_budget';
};
