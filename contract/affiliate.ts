import { z } from 'zod';

/** What stands behind `?via=`: ten characters that nobody guesses and nobody misreads. */
export const AffiliateCode = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/u, 'This is no affiliate link.');

export const FollowLink = z.strictObject({ code: AffiliateCode });

/** All amounts in cents. */
export const Affiliate = z.object({
  code: AffiliateCode,
  link: z.url(),
  /** Visits by the link that agreed to be remembered, one for each household and day. */
  clicks: z.int().min(0),
  signUps: z.int().min(0),
  /** Earned, and still within the time in which a customer may have the money back. */
  pendingCents: z.int(),
  /** Due with a next payout; below zero when money went back that was paid out before. */
  approvedCents: z.int(),
  paidCents: z.int().min(0),
  currency: z.string(),
});
export type Affiliate = z.infer<typeof Affiliate>;
