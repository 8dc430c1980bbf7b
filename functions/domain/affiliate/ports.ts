import type { PayoutDetails } from '#contract/schemas/payout-details.ts';
import type { AffiliateRow } from './affiliate.ts';
import type { SealedDetails, StoredPayoutDetails } from './payout-details.ts';

/** An affiliate as stored: their link’s code, and their counters. */
export interface AffiliateProfile {
  readonly userId: string;
  readonly code: string;
  readonly clicks: number;
  readonly signUps: number;
  /** How many payouts the affiliate has received; this number fences the next one. */
  readonly payouts: number;
}

export interface Affiliates {
  /**
   * The user's affiliate profile, with a code that is created on the first call. Undefined while the account is being
   * deleted.
   */
  enrol(userId: string): Promise<AffiliateProfile | undefined>;
  /** Counts at most one click per viewer per day (UTC); false if no affiliate has that code. */
  click(code: string, viewer: string, now: Date): Promise<boolean>;
  ledger(userId: string): Promise<readonly AffiliateRow[]>;
  /** All affiliates. Reads the whole table, so only commands may call it. */
  all(): Promise<readonly AffiliateProfile[]>;
  /** Writes a payout to the ledger; false if another payout has been written since `affiliate` was read. */
  pay(affiliate: AffiliateProfile, payout: AffiliateRow): Promise<boolean>;
}

export interface PayoutDetailsStore {
  find(userId: string): Promise<StoredPayoutDetails | undefined>;
  /**
   * Replaces the stored details, and adds the payout destination's `marks` to the person's marks. False if the user
   * isn't an affiliate or is deleting their account.
   */
  save(userId: string, details: StoredPayoutDetails, marks: readonly string[]): Promise<boolean>;
  remove(userId: string): Promise<void>;
}

/** Encrypts payout details for one affiliate. */
export interface PayoutSeal {
  seal(userId: string, details: PayoutDetails): Promise<SealedDetails>;
  /**
   * Undefined if the details were encrypted for someone else or have been altered, or if the key no longer exists.
   */
  open(userId: string, sealed: SealedDetails): Promise<PayoutDetails | undefined>;
}
