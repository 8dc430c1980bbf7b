import type { Subscription } from '#contract/catalogue.ts';
import type { Account } from './credits.ts';

export interface Credits {
  /** The account at `now`. Expiries and this month’s free grant are recorded first. */
  read(ownerId: string, now: Date): Promise<Account>;
}

export interface Balances {
  /**
   * The account at `now`, without writing anything: expired credits are left out, but this month’s free grant counts
   * only if it has been recorded.
   */
  account(ownerId: string, now: Date): Promise<Account>;
}

export interface Subscriptions {
  /** An account's subscription at `now`; writes nothing. */
  subscription(ownerId: string, now: Date): Promise<Subscription>;
}
