import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import { type Budget, isShared, SPANS, type Span } from '#functions/domain/budget/budget.ts';
import type { CostRefused, Paused } from '#functions/domain/budget/losses.ts';
import type { OverBudget } from '#functions/domain/budget/over-budget.ts';
import type { Held } from '#functions/domain/budget/ports.ts';
import type { SpendingLimits, SpendingPlan } from '#functions/domain/budget/spending.ts';
import type { UsedUp } from '#functions/domain/budget/unpaid.ts';
import { type Account, periodOf } from '#functions/domain/credits/credits.ts';
import { type Tier, tierOf } from '#functions/domain/plans/tiers.ts';
import type { Job } from '#functions/domain/video/job.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { adjust, HeldRow, holding } from './budget-writes.ts';
import { exposing, loseLess, readLosses, withoutRoom } from './loss-writes.ts';
import { spendingUnpaid, usedUp } from './unpaid-writes.ts';

/** An attempt that reserves budget, either for itself or on top of another attempt’s reservation. */
export interface BegunJob extends Job {
  readonly holdsFor?: number | undefined;
}

interface Begun {
  /** The attempts to start; each of them reserves the plan’s amounts. */
  readonly jobs: readonly BegunJob[];
  readonly account: Account;
  readonly now: Date;
  /** Without limits, nothing is reserved. */
  readonly limits: SpendingLimits | undefined;
}

const openReservation = (
  table: Table,
  { ownerId, videoId, attempt, holdsFor }: BegunJob,
  held: Held,
): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: {
      ...keys.openReservation(held.month, videoId, attempt),
      ...held,
      ownerId,
      videoId,
      attempt,
      holdsFor,
    },
  },
});

/** The span whose condition failed; if both failed, the month, because it ends later. */
export const spentSpan = (failed: readonly number[], before: number): Span =>
  SPANS.find((_, index) => failed.includes(before + index)) ?? 'month';

export const overBudget = (spent: Span, tier: Tier, budget: Budget): OverBudget => ({
  kind: 'over_budget',
  spent,
  tier,
  isShared: isShared(budget),
});

/** What an account may still spend or lose. */
interface OwnCap<Full> {
  /** The write that takes an amount as part of the transaction; undefined if the cap could never allow the amount. */
  readonly take: (most: number) => Promise<readonly TransactItem[] | undefined>;
  /** Why the cap did not allow the amount. */
  readonly full: (most: number) => Promise<Full>;
  /** The account's id, if the amount counts as spent whether or not the attempt succeeds. */
  readonly unpaidBy?: string;
}

type ItemsOf = (plan: SpendingPlan | undefined) => readonly TransactItem[];

const commit = async <Full>(
  table: Table,
  { jobs, account, now, limits }: Begun,
  itemsOf: ItemsOf,
  { take, full, unpaidBy }: OwnCap<Full>,
): Promise<'written' | 'conditions' | OverBudget | Paused | Full> => {
  const { plans = [], budget } = limits ?? {};
  if (budget === undefined) {
    const failed = await tryTransact(table, itemsOf(plans[0]));
    return failed === undefined ? 'written' : 'conditions';
  }
  if ((await readLosses(table, account.ownerId, periodOf(now))).pausedAt !== undefined)
    return { kind: 'paused' };
  const tier = tierOf(account.subscription);
  let spent: Span | 'cap' = 'month';
  for (const plan of plans) {
    const items = itemsOf(plan);
    const most = amountsBy((purse) => plan.most[purse] * jobs.length);
    const hold = holding(table, most, budget, { tier, now });
    if (typeof hold === 'string') {
      spent = hold;
      continue;
    }
    const own = await take(most.stage);
    if (own === undefined) {
      spent = 'cap';
      continue;
    }
    const held = { ...hold.held, most: plan.most, ...(unpaidBy !== undefined && { unpaidBy }) };
    const reserved = [...hold.items, ...own, ...jobs.map((job) => openReservation(table, job, held))];
    const failed = await tryTransact(table, [...items, ...reserved]);
    if (failed === undefined) return 'written';
    if (failed.some((item) => item < items.length)) return 'conditions';
    spent = failed.includes(items.length + hold.items.length) ? 'cap' : spentSpan(failed, items.length);
  }
  const [plainest] = plans.toReversed();
  return spent === 'cap' ? full((plainest?.most.stage ?? 0) * jobs.length) : overBudget(spent, tier, budget);
};

/**
 * Writes attempts together with their reservations, using the first plan that fits the budget and the account’s cap
 * on losses. `conditions`: one of the attempts’ own conditions failed, and nothing was written.
 */
export const commitWithin = (
  table: Table,
  begun: Begun,
  itemsOf: ItemsOf,
): Promise<'written' | 'conditions' | CostRefused> => {
  const { account, now } = begun;
  return commit(table, begun, itemsOf, {
    take: async (most) => [exposing(table, account, most, now)],
    full: (most) => withoutRoom(table, account, most, now),
  });
};

/** The same for work that isn’t paid for with credits: its cost counts as spent whether or not the work succeeds. */
export const commitUnpaid = (
  table: Table,
  begun: Begun,
  itemsOf: ItemsOf,
): Promise<'written' | 'conditions' | OverBudget | Paused | UsedUp> => {
  const { account, now } = begun;
  return commit(table, begun, itemsOf, {
    take: (most) => spendingUnpaid(table, account, most, now),
    full: (most) => usedUp(table, account, most, now),
    unpaidBy: account.ownerId,
  });
};

/** What an attempt has reserved; undefined if it reserved nothing. */
export const readReservation = async (
  table: Table,
  { videoId, attempt }: Job,
  begunAt: string,
): Promise<Held | undefined> => {
  const Key = keys.openReservation(periodOf(new Date(begunAt)), videoId, attempt);
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
  );
  return parseRow(HeldRow, Item);
};

/** Marks an attempt’s reservation as failed; does nothing if there is none. */
export const failReservation = async (
  table: Table,
  { videoId, attempt }: Job,
  { begunAt, now }: { readonly begunAt: string; readonly now: Date },
): Promise<readonly TransactItem[]> => {
  const at = {
    TableName: table.name,
    Key: keys.openReservation(periodOf(new Date(begunAt)), videoId, attempt),
  };
  const { Item } = await table.client.send(new GetCommand({ ...at, ConsistentRead: true }));
  return Item === undefined
    ? []
    : [
        {
          Update: {
            ...at,
            ConditionExpression: 'attribute_exists(pk)',
            UpdateExpression: 'SET failedAt = :now',
            ExpressionAttributeValues: { ':now': now.toISOString() },
          },
        },
      ];
};

/** Gives back the whole reservation of an attempt that never got a slot and therefore cost nothing. */
export const returnReservation = async (
  table: Table,
  { ownerId, videoId, attempt }: Job,
  begunAt: string,
): Promise<readonly TransactItem[]> => {
  const Key = keys.openReservation(periodOf(new Date(begunAt)), videoId, attempt);
  const held = await readReservation(table, { ownerId, videoId, attempt }, begunAt);
  if (held === undefined) return [];
  const returned = amountsBy((purse) => -held.most[purse]);
  return [
    ...adjust(table, held, returned),
    loseLess(table, { ownerId, month: held.month }, { most: held.most.stage, lost: 0 }),
    { Delete: { TableName: table.name, Key, ConditionExpression: 'attribute_exists(pk)' } },
  ];
};
