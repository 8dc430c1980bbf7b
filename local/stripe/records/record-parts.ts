import { z } from 'zod';

/** Parts of the records. Times are in seconds since 1970, amounts are in cents, and references are ids. */
export const Metadata = z.record(z.string(), z.string());
export const Time = z.int();
export const Base = { id: z.string(), created: Time };

/** The terms that an account owner has agreed with a customer, in percent: a tax added to prices, and a coupon. */
export const Terms = z.strictObject({
  tax: z.number().min(0).max(100).default(0),
  off: z.number().min(0).max(100).default(0),
});
export type Terms = z.infer<typeof Terms>;

/** Who an invoice is issued to; this stays the same when the customer changes or is deleted. */
export const BilledTo = z.object({ name: z.string().nullable(), email: z.string().nullable() });
