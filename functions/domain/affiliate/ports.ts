import type { AffiliateRow } from './affiliate.ts';

/** An affiliate as stored: the code of their link, and what is counted. */
export interface AffiliateProfile {
  readonly userId: string;
  readonly code: string;
  readonly clicks: number;
  readonly signUps: number;
  /** How many payouts they were given; the fence of the next one. */
  readonly payouts: number;
}

export interface Affiliates {
  /** The affiliate that a user is; their code is made when it is first asked for. Undefined for a user who is leaving. */
  enrol(userId: string): Promise<AffiliateProfile | undefined>;
  /** Counts a click once for each viewer and day (UTC); false when no affiliate has that code. */
  click(code: string, viewer: string, now: Date): Promise<boolean>;
  ledger(userId: string): Promise<readonly AffiliateRow[]>;
  /** Everybody who has a code; reads the whole table, for commands only. */
  all(): Promise<readonly AffiliateProfile[]>;
  /** Writes a payout into the ledger; false when another payout was written since `affiliate` was read. */
  pay(affiliate: AffiliateProfile, payout: AffiliateRow): Promise<boolean>;
}
