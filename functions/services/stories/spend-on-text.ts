import { costRefusal } from '#functions/domain/budget/losses.ts';
import { budgetRefusal } from '#functions/domain/budget/over-budget.ts';
import type { Budgets, Pauses, ReadStorySpending } from '#functions/domain/budget/ports.ts';
import { unpaidRefusal } from '#functions/domain/budget/unpaid.ts';
import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

export interface TextSpendingPorts {
  readonly subscriptions: Lazy<Subscriptions>;
  readonly budgets: Lazy<Budgets>;
  readonly pauses: Lazy<Pauses>;
  readonly storySpending: ReadStorySpending;
  readonly now: Clock;
}

/**
 * Calls a writer within the budget. Before the call, deducts the maximum cost of a story from the budget of the
 * user’s tier and from what the account may spend without a video; afterwards, replaces it with the actual cost,
 * whether or not the call succeeded. A writer that is free of charge is never refused.
 */
export const spendOnText = async <Written>(
  { subscriptions, budgets, pauses, storySpending, now }: TextSpendingPorts,
  userId: string,
  ask: () => Promise<Written>,
): Promise<Written> => {
  const spending = await storySpending();
  if (spending === undefined) return ask();
  const at = now();
  if (await pauses().isPaused(userId, at)) throw costRefusal({ kind: 'paused' });
  const spender = { ownerId: userId, subscription: await subscriptions().subscription(userId, at) };
  const held = await budgets().hold(spending.most, spending.budget, spender, at);
  if ('kind' in held)
    throw held.kind === 'used_up' ? unpaidRefusal(held) : budgetRefusal(held, 'written as many stories');
  try {
    return await ask();
  } finally {
    // An error here must not lose the text that was written; if the amount isn’t replaced, it counts in full.
    await budgets()
      .release(held, spending.spent())
      .catch((error: unknown) => log.warn({ event: EVENTS.storyNotSettled, userId, err: error }));
  }
};
