import type { PayoutDetails } from '#contract/schemas/payout-details.ts';
import type { AffiliateRow } from './affiliate.ts';
import type { SealedDetails, StoredPayoutDetails } from './payout-details.ts';

/** An affiliate as stored: the code of their link, and their counters. */
export interface AffiliateProfile {
  readonly userId: string;
  readonly code: string;
  readonly clicks: number;
  readonly signUps: number;
  /** How many payouts they have received; the fence of the next payout. */
  readonly payouts: number;
}

export interface Affiliates {
  /** The user's affiliate profile; its code is created on the first call. Undefined during an account deletion. */
  enrol(userId: string): Promise<AffiliateProfile | undefined>;
  /** Counts a click once for each viewer and day (UTC); false when no affiliate has that code. */
  click(code: string, viewer: string, now: Date): Promise<boolean>;
  ledger(userId: string): Promise<readonly AffiliateRow[]>;
  /** All affiliates. Reads the whole table, so only commands may call it. */
  all(): Promise<readonly AffiliateProfile[]>;
  /**
   * Writes a payout into the ledger; false when another payout has been written since `affiliate` was read.
   */
  pay(affiliate: AffiliateProfile, payout: AffiliateRow): Promise<boolean>;
}

export interface PayoutDetailsStore {
  find(userId: string): Promise<StoredPayoutDetails | undefined>;
  /**
   * Replaces what was stored, and adds `marks` of the payout destination to the person's marks. False when
   * the user is not an affiliate or is deleting their account.
   */
  save(userId: string, details: StoredPayoutDetails, marks: readonly string[]): Promise<boolean>;
  remove(userId: string): Promise<void>;
}

/** Encrypts payout details for one affiliate. */
export interface PayoutSeal {
  seal(userId: string, details: PayoutDetails): Promise<SealedDetails>;
  /**
   * Undefined when the details were sealed for someone else or altered since, or when the key no longer
   * exists.
   */
  open(userId: string, sealed: SealedDetails): Promise<PayoutDetails | undefined>;
}
