import { z } from 'zod';
import { Base, Metadata, Time } from './record-parts.ts';

export const PaymentMethodRecord = z.object({
  ...Base,
  customer: z.string().nullable(),
  number: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type PaymentMethodRecord = z.infer<typeof PaymentMethodRecord>;

export const PaymentIntentRecord = z.object({
  ...Base,
  amount: z.int(),
  currency: z.string(),
  customer: z.string(),
  invoice: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  paymentMethod: z.string().nullable(),
  latestCharge: z.string().nullable(),
  errorCode: z.string().nullable(),
  declineCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  canceledAt: Time.nullable(),
});
export type PaymentIntentRecord = z.infer<typeof PaymentIntentRecord>;

export const ChargeRecord = z.object({
  ...Base,
  amount: z.int(),
  amountRefunded: z.int(),
  currency: z.string(),
  customer: z.string(),
  paymentIntent: z.string(),
  paymentMethod: z.string(),
  status: z.enum(['succeeded', 'failed']),
  failureCode: z.string().nullable(),
  declineCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  disputed: z.boolean(),
});
export type ChargeRecord = z.infer<typeof ChargeRecord>;

export const RefundRecord = z.object({
  ...Base,
  charge: z.string(),
  paymentIntent: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string().nullable(),
  metadata: Metadata,
});
export type RefundRecord = z.infer<typeof RefundRecord>;

export const DisputeRecord = z.object({
  ...Base,
  charge: z.string(),
  paymentIntent: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
  evidence: z.string().nullable(),
  metadata: Metadata,
});
export type DisputeRecord = z.infer<typeof DisputeRecord>;
