import { WORK_PURSES, type WorkKind } from '#contract/catalogue.ts';
import { amountsBy, MICRO_PER_USD } from '#functions/domain/budget/amounts.ts';
import { type Budget, hasLeft, isShared } from '#functions/domain/budget/budget.ts';
import { budgetRefusal } from '#functions/domain/budget/over-budget.ts';
import type { Budgets, WorkCost, WorkSpending } from '#functions/domain/budget/ports.ts';
import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import { TIERS, type Tier, tierOf } from '#functions/domain/plans/tiers.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

export interface WorkPursePorts {
  readonly budgets: Lazy<Pick<Budgets, 'used'>>;
  /** Undefined on a stage without budgets. */
  readonly budget: Lazy<Budget | undefined>;
  readonly workSpending: Lazy<WorkSpending>;
}

const WORDS = {
  checks: { made: 'checked as many files', own: 'We’ve checked as many of your files as we can today.' },
  packs: { made: 'packed as many archives', own: 'We’ve packed as many of your archives as we can today.' },
} as const;

const DAY_MS = 86_400_000;
const secondsToTomorrow = (now: Date): number => Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);

/** The tiers whose purses aren’t empty; only work of these tiers may start. */
export const tiersWithMoney = async (
  { budgets, budget }: Pick<WorkPursePorts, 'budgets' | 'budget'>,
  kind: WorkKind,
  now: Date,
): Promise<readonly Tier[]> => {
  const limits = budget();
  if (limits === undefined) return TIERS;
  const used = await budgets().used(now);
  return TIERS.filter((tier) => hasLeft(used, limits, tier, kind));
};

/** Throws a `Refusal` if the account’s or its tier’s purse for today is empty. */
export const refuseUnpayable = async (
  ports: WorkPursePorts,
  kind: WorkKind,
  { ownerId, tier }: { readonly ownerId: string; readonly tier: Tier },
  now: Date,
): Promise<void> => {
  const spent = await ports.workSpending().spent(ownerId, kind, now);
  if (spent >= WORK_PURSES[kind].dayUsd[tier] * MICRO_PER_USD)
    throw new Refusal('too_many_requests', `${WORDS[kind].own} Please come back tomorrow.`, {
      retryAfterSeconds: secondsToTomorrow(now),
    });
  const limits = ports.budget();
  if (limits === undefined || (await tiersWithMoney(ports, kind, now)).includes(tier)) return;
  const spentUp = { kind: 'over_budget', spent: 'day', tier, isShared: isShared(limits) } as const;
  throw budgetRefusal(spentUp, WORDS[kind].made);
};

export interface PayPorts {
  readonly budgets: Lazy<Pick<Budgets, 'spend'>>;
  readonly workSpending: Lazy<WorkSpending>;
  readonly subscriptions: Lazy<Subscriptions>;
  readonly workCost: WorkCost;
}

/** Deducts the cost of work from its account's purse and from the stage's. */
export const payForWork = async (
  { budgets, workSpending, subscriptions, workCost }: PayPorts,
  kind: WorkKind,
  { ownerId, milliseconds }: { readonly ownerId: string; readonly milliseconds: number },
  now: Date,
): Promise<void> => {
  const micro = workCost(kind, milliseconds);
  await workSpending().add(ownerId, kind, micro, now);
  const tier = tierOf(await subscriptions().subscription(ownerId, now));
  await budgets().spend(
    amountsBy((purse) => (purse === 'stage' || purse === kind ? micro : 0)),
    tier,
    now,
  );
};
