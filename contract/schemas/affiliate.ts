import * as z from 'zod/mini';
import { Count } from './count.ts';
import { PayoutSummary } from './payout-details.ts';

/** The code in `?via=`: ten characters, impossible to guess and hard to misread. */
export const AffiliateCode = z
  .string()
  .check(z.regex(/^[0-9a-hjkmnp-tv-z]{10}$/u, 'This isn’t an affiliate link.'));

export const FollowLink = z.strictObject({ code: AffiliateCode });

/** All amounts in cents. */
export const Affiliate = z.object({
  code: AffiliateCode,
  link: z.url(),
  /** Clicks with consent, counted once per household and day. */
  clicks: Count,
  signUps: Count,
  /** Earned, but still within the customer's refund period. */
  pendingCents: z.int(),
  /** Due with the next payout; negative when a refund followed a payout. */
  approvedCents: z.int(),
  paidCents: Count,
  currency: z.string(),
  /** Where payouts go; absent until the affiliate has entered the details. */
  payout: z.optional(PayoutSummary),
});
export type Affiliate = z.infer<typeof Affiliate>;
