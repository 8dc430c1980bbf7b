import * as z from 'zod/mini';
import { NamedPlan } from './choices.ts';
import { Count } from './count.ts';
import { openSet } from './open-set.ts';

/** A failed payment: when it failed, and how long the plan stays active without payment. */
export const PaymentProblem = z.object({ since: z.iso.datetime(), accessUntil: z.iso.datetime() });
export type PaymentProblem = z.infer<typeof PaymentProblem>;

export const Plan = z.object({
  name: z.string(),
  usdPerMonth: z.number(),
  videosPerMonth: z.int(),
  credits: z.int(),
  series: z.int(),
  popular: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** A paid invoice; `amount` is in cents. `url` opens it at the payment provider. */
export const Invoice = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  plan_name: z.string(),
  amount: Count,
  currency: z.string(),
  status: openSet(['paid', 'refunded'], 'processing'),
  url: z.optional(z.url()),
});
export type Invoice = z.infer<typeof Invoice>;

/** `nextBilling` and `paymentMethod` are absent without a paid plan; `last4` is the card's last four digits. */
export const SubscriptionInfo = z.object({
  plan: NamedPlan,
  nextBilling: z.optional(z.iso.datetime()),
  paymentMethod: z.optional(z.object({ brand: z.string(), last4: z.string() })),
  /** The plan ends instead of renewing; `accessUntil` says when. */
  cancelAtPeriodEnd: z.optional(z.boolean()),
  accessUntil: z.optional(z.iso.datetime()),
  /** What the plan costs per month, in cents: subscribers keep the price they signed up for. */
  priceCents: z.optional(Count),
  /** The largest plan paid for in this period. Switching to this plan or a smaller one costs nothing now. */
  paidUpTo: z.optional(NamedPlan),
  /** The monthly price that the plan was sold at, in cents. An upgrade costs the difference. */
  paidUpToCents: z.optional(Count),
  paymentProblem: z.optional(PaymentProblem),
  /** Whether this user may start the trial now. */
  trialAvailable: z.optional(z.boolean()),
  /** Newest first, at most twelve. */
  invoices: z.optional(z.array(Invoice).check(z.maxLength(12))),
  usage: z.object({
    videosGenerated: Count,
    storiesCreated: Count,
    trialDaysRemaining: Count,
  }),
});
export type SubscriptionInfo = z.infer<typeof SubscriptionInfo>;

export const BeginCheckout = z.strictObject({
  plan_name: z.string().check(z.maxLength(40)),
  origin_url: z.string().check(z.maxLength(2048)),
});
/** Where to continue: the provider's page, or our own result page when nothing is left to pay. */
export const Checkout = z.object({ checkout_url: z.url() });

export const OpenPortal = z.strictObject({ origin_url: z.string().check(z.maxLength(2048)) });
export const Portal = z.object({ portal_url: z.url() });

/** `amount_total` is in cents. `pay_url` opens the declined or unconfirmed payment for an upgrade. */
export const CheckoutStatus = z.object({
  payment_status: z.string(),
  status: z.string(),
  plan_name: z.string(),
  amount_total: z.int(),
  currency: z.string(),
  pay_url: z.optional(z.url()),
});
export type CheckoutStatus = z.infer<typeof CheckoutStatus>;
