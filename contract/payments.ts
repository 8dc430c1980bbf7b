import { z } from 'zod';
import { Subscription } from './choices.ts';

export const Plan = z.object({
  name: z.string(),
  usdPerMonth: z.number(),
  videosPerMonth: z.int(),
  credits: z.int(),
  series: z.int(),
  popular: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** `nextBilling` and `paymentMethod` are absent without a paid plan; `last4` is the card's last four digits. */
export const SubscriptionInfo = z.object({
  plan: Subscription,
  nextBilling: z.iso.datetime().optional(),
  paymentMethod: z.object({ brand: z.string(), last4: z.string() }).optional(),
  usage: z.object({
    videosGenerated: z.int().min(0),
    storiesCreated: z.int().min(0),
    trialDaysRemaining: z.int().min(0),
  }),
});
export type SubscriptionInfo = z.infer<typeof SubscriptionInfo>;

export const BeginCheckout = z.strictObject({
  plan_name: z.string().max(40),
  origin_url: z.string().max(2048),
});
export const Checkout = z.object({ checkout_url: z.url() });

/** `amount_total` in cents. */
export const CheckoutStatus = z.object({
  payment_status: z.string(),
  status: z.string(),
  plan_name: z.string(),
  amount_total: z.int(),
  currency: z.string(),
});
export type CheckoutStatus = z.infer<typeof CheckoutStatus>;
