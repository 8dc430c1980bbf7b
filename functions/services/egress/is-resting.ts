import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import { isAtLimit, isBelowEveryLimit } from '#functions/domain/egress/egress-limit.ts';
import type { Egress } from '#functions/domain/egress/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';

export interface RestPorts {
  readonly egress: Lazy<Pick<Egress, 'used'>>;
  readonly subscriptions: Lazy<Subscriptions>;
}

/** Whether an account's videos left the edge so often this month that its links rest. */
export const isResting = async (
  { egress, subscriptions }: RestPorts,
  ownerId: string,
  now: Date,
): Promise<boolean> => {
  const used = await egress().used(ownerId, now);
  return !isBelowEveryLimit(used) && isAtLimit(used, await subscriptions().subscription(ownerId, now));
};
