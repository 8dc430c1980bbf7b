import { ACCESS_MINUTES } from '#contract/catalogue.ts';
import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import { accessMinutesAt, ownAccessMinutesAt, ROOMY_BYTES } from '#functions/domain/egress/egress-limit.ts';
import type { Egress } from '#functions/domain/egress/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';

export interface RestPorts {
  readonly egress: Lazy<Pick<Egress, 'used'>>;
  readonly subscriptions: Lazy<Subscriptions>;
}

const minutesBy =
  (minutesAt: typeof accessMinutesAt) =>
  async ({ egress, subscriptions }: RestPorts, ownerId: string, now: Date): Promise<number> => {
    const used = await egress().used(ownerId, now);
    if (used < ROOMY_BYTES) return ACCESS_MINUTES;
    return minutesAt(used, await subscriptions().subscription(ownerId, now));
  };

/**
 * For how many minutes newly granted access to an account’s videos lasts; 0 while the account’s links are suspended.
 */
export const accessMinutes = minutesBy(accessMinutesAt);

/** The same for files that only the owner can open; 0 for an account far above its limit. */
export const ownAccessMinutes = minutesBy(ownAccessMinutesAt);

/** Whether an account's links are suspended. */
export const isResting = async (ports: RestPorts, ownerId: string, now: Date): Promise<boolean> =>
  (await accessMinutes(ports, ownerId, now)) === 0;
