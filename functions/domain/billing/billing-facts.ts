import { z } from 'zod';
import { PlanId } from '#functions/domain/plans/plans.ts';

/** What the payment provider reports about one customer. Times are in ISO 8601, amounts in cents. */

export interface SubscriptionFact {
  readonly id: string;
  readonly itemId: string;
  /** Undefined if its price isn't in the catalogue. */
  readonly plan: PlanId | undefined;
  /** What the plan costs this customer each month, which may be an earlier price; undefined without a plan. */
  readonly priceCents: number | undefined;
  /** `unpaid`: a payment is overdue. `starting`: nothing has been paid yet. */
  readonly status: 'active' | 'unpaid' | 'starting' | 'ended';
  readonly createdAt: string;
  readonly cancelAtPeriodEnd: boolean;
  /** The invoice for the last upgrade applied to the subscription. */
  readonly appliedInvoice: string | undefined;
  readonly card: Card | undefined;
  /** The provider’s identifier for the card number: the same for every customer who pays with it. */
  readonly cardFingerprint?: string | undefined;
}

export interface InvoiceFact {
  readonly id: string;
  readonly kind: 'period' | 'upgrade';
  readonly status: 'open' | 'paid' | 'void';
  readonly subscriptionId: string;
  /** The plan that the invoice is for; undefined if it isn’t one of ours. */
  readonly plan: PlanId | undefined;
  /** For upgrades: the plan that was already paid for. */
  readonly from: PlanId | undefined;
  /** The monthly price at which `plan` was sold; undefined if it isn't one of ours. */
  readonly priceCents: number | undefined;
  /**
   * The amount on the plan's line, before discounts and taxes: the price for a period, or the price difference for an
   * upgrade.
   */
  readonly planCents: number;
  /** The amount billed, taxes included. */
  readonly cents: number;
  /** The taxes included in it. */
  readonly taxCents: number;
  readonly currency: string;
  readonly createdAt: string;
  readonly paidAt: string | undefined;
  /** The billing period that the invoice covers. */
  readonly periodStart: string;
  readonly periodEnd: string;
  /** Where the customer can see the invoice, and pay it while it is open. */
  readonly url: string | undefined;
  readonly refunds: readonly { readonly cents: number; readonly at: string }[];
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
  /** The provider's id of the payment behind a paid invoice, used to look up its fee. */
  readonly paymentId?: string | undefined;
}

export interface BillingFacts {
  readonly subscriptions: readonly SubscriptionFact[];
  readonly invoices: readonly InvoiceFact[];
}

export const Card = z.object({ brand: z.string(), last4: z.string() });
export type Card = z.infer<typeof Card>;

/** A paid invoice as stored. Its row exists if and only if its credits were granted. */
export const PaidInvoice = z.object({
  id: z.string(),
  ownerId: z.string(),
  kind: z.enum(['period', 'upgrade']),
  subscriptionId: z.string(),
  plan: PlanId,
  from: PlanId.optional(),
  /** The monthly price at which `plan` was sold. */
  priceCents: z.int().min(0),
  /** The amount on the plan’s line, before discounts and taxes. */
  planCents: z.int().min(0),
  cents: z.int().min(0),
  taxCents: z.int().min(0),
  currency: z.string(),
  paidAt: z.iso.datetime(),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  url: z.string().optional(),
  /**
   * Credits that were granted for the invoice, and how many of them have been claimed back after refunds and
   * disputes.
   */
  credits: z.int().min(0),
  claimed: z.int().min(0),
  refundedCents: z.int().min(0),
  /** Whether a dispute is open or was lost. */
  disputed: z.boolean(),
  /** The customer and the affiliate are the same person, so the invoice never earns a commission. */
  isOwnReferral: z.literal(true).optional(),
});
export type PaidInvoice = z.infer<typeof PaidInvoice>;

/** Whether the money has been or is being returned, so that the invoice no longer counts as paid. */
export const isRevoked = (invoice: PaidInvoice): boolean =>
  invoice.disputed || (invoice.cents > 0 && invoice.refundedCents >= invoice.cents);

/** The amount we keep from an invoice after taxes and refunds. */
export const revenueOf = ({ cents, taxCents, refundedCents }: PaidInvoice): number =>
  cents === 0 ? 0 : Math.max(0, ((cents - taxCents) * (cents - refundedCents)) / cents);

export const grantIdOf = (invoiceId: string): string => `invoice:${invoiceId}`;
