import type { Subscription } from '#contract/catalogue.ts';
import type { Account } from './credits.ts';

export interface Credits {
  /** The account at `now`: expiries and this month's free grant are recorded before it is returned. */
  read(ownerId: string, now: Date): Promise<Account>;
}

export interface Balances {
  /**
   * The account at `now`: expiries apply, but this month's free grant counts only once it is recorded. Writes
   * nothing.
   */
  account(ownerId: string, now: Date): Promise<Account>;
}

export interface Subscriptions {
  /** An account's subscription at `now`; writes nothing. */
  subscription(ownerId: string, now: Date): Promise<Subscription>;
}
