import * as z from 'zod/mini';
import { Count } from './count.ts';

/** What stands behind `?via=`: ten characters that nobody guesses and nobody misreads. */
export const AffiliateCode = z
  .string()
  .check(z.regex(/^[0-9a-hjkmnp-tv-z]{10}$/u, 'This isn’t an affiliate link.'));

export const FollowLink = z.strictObject({ code: AffiliateCode });

/** All amounts in cents. */
export const Affiliate = z.object({
  code: AffiliateCode,
  link: z.url(),
  /** Visits by the link that agreed to be remembered, one for each household and day. */
  clicks: Count,
  signUps: Count,
  /** Earned, and still within the time in which a customer may have the money back. */
  pendingCents: z.int(),
  /** Due with a next payout; below zero when money went back that was paid out before. */
  approvedCents: z.int(),
  paidCents: Count,
  currency: z.string(),
});
export type Affiliate = z.infer<typeof Affiliate>;
