import { type Budget, isShared, SPANS, type Span } from '#functions/domain/budget/budget.ts';
import type { OverBudget } from '#functions/domain/budget/over-budget.ts';
import type { Held } from '#functions/domain/budget/ports.ts';
import type { SpendingLimits, SpendingPlan } from '#functions/domain/budget/spending.ts';
import type { Tier } from '#functions/domain/plans/tiers.ts';
import type { Job } from '#functions/domain/video/job.ts';
import { keys } from '#functions/store/table/keys.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { holding } from './budget-writes.ts';

interface Begun {
  readonly job: Job;
  readonly tier: Tier;
  readonly now: Date;
  /** Without limits, nothing is reserved. */
  readonly limits: SpendingLimits | undefined;
}

const openReservation = (table: Table, { ownerId, videoId, attempt }: Job, held: Held): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: { ...keys.openReservation(held.month, videoId, attempt), ...held, ownerId, videoId, attempt },
  },
});

/** The span whose condition failed; the month's when both did, because it is over later. */
export const spentSpan = (failed: readonly number[], before: number): Span =>
  SPANS.find((_, index) => failed.includes(before + index)) ?? 'month';

export const overBudget = (spent: Span, tier: Tier, budget: Budget): OverBudget => ({
  kind: 'over_budget',
  spent,
  tier,
  isShared: isShared(budget),
});

/**
 * Writes an attempt together with the reservation of the first plan that the budget can hold. `conditions`: one of the
 * attempt's own conditions failed, and nothing was written.
 */
export const commitWithin = async (
  table: Table,
  { job, tier, now, limits }: Begun,
  itemsOf: (plan: SpendingPlan | undefined) => readonly TransactItem[],
): Promise<'written' | 'conditions' | OverBudget> => {
  const { plans = [], budget } = limits ?? {};
  if (budget === undefined) {
    const failed = await tryTransact(table, itemsOf(plans[0]));
    return failed === undefined ? 'written' : 'conditions';
  }
  let spent: Span = 'month';
  for (const plan of plans) {
    const items = itemsOf(plan);
    const hold = holding(table, plan.most, budget, { tier, now });
    if (typeof hold === 'string') {
      spent = hold;
      continue;
    }
    const failed = await tryTransact(table, [
      ...items,
      ...hold.items,
      openReservation(table, job, hold.held),
    ]);
    if (failed === undefined) return 'written';
    if (failed.some((item) => item < items.length)) return 'conditions';
    spent = spentSpan(failed, items.length);
  }
  return overBudget(spent, tier, budget);
};
