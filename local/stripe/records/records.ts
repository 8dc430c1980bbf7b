import { z } from 'zod';
import {
  ChargeRecord,
  DisputeRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
  RefundRecord,
} from './payment-records.ts';
import { Base, BilledTo, Metadata, Terms, Time } from './record-parts.ts';

const CustomerRecord = z.object({
  ...Base,
  email: z.string().nullable(),
  name: z.string().nullable(),
  metadata: Metadata,
  defaultPaymentMethod: z.string().nullable(),
  terms: Terms.optional(),
  isDeleted: z.boolean().optional(),
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

const ProductRecord = z.object({ ...Base, name: z.string(), metadata: Metadata });
export type ProductRecord = z.infer<typeof ProductRecord>;

const PriceRecord = z.object({
  ...Base,
  product: z.string(),
  currency: z.string(),
  unitAmount: z.int(),
  lookupKey: z.string().nullable(),
  active: z.boolean(),
  metadata: Metadata,
  nickname: z.string().nullable(),
});
export type PriceRecord = z.infer<typeof PriceRecord>;

const SessionRecord = z.object({
  ...Base,
  expiresAt: Time,
  customer: z.string(),
  clientReferenceId: z.string().nullable(),
  price: z.string(),
  quantity: z.int(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  metadata: Metadata,
  subscriptionMetadata: Metadata,
  status: z.enum(['open', 'complete', 'expired']),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  /** The card that is waiting for authentication by its bank. */
  pendingPaymentMethod: z.string().nullable(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

const SubscriptionRecord = z.object({
  ...Base,
  customer: z.string(),
  item: z.string(),
  price: z.string(),
  quantity: z.int(),
  status: z.enum(['active', 'past_due', 'unpaid', 'canceled']),
  /** The start of the monthly cycle. */
  anchor: Time,
  periodStart: Time,
  periodEnd: Time,
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: Time.nullable(),
  endedAt: Time.nullable(),
  cancelReason: z.enum(['cancellation_requested', 'payment_failed', 'payment_disputed']).nullable(),
  cancelComment: z.string().nullable(),
  defaultPaymentMethod: z.string().nullable(),
  latestInvoice: z.string().nullable(),
  metadata: Metadata,
});
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>;

const LineRecord = z.object({
  id: z.string(),
  amount: z.int(),
  description: z.string().nullable(),
  quantity: z.int(),
  price: z.string().nullable(),
  invoiceItem: z.string().nullable(),
  periodStart: Time,
  periodEnd: Time,
  metadata: Metadata,
});
export type LineRecord = z.infer<typeof LineRecord>;

const InvoiceRecord = z.object({
  ...Base,
  customer: z.string(),
  subscription: z.string().nullable(),
  metadata: Metadata,
  description: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  billingReason: z.enum(['manual', 'subscription_create', 'subscription_cycle']),
  currency: z.string(),
  number: z.string().nullable(),
  autoAdvance: z.boolean(),
  lines: z.array(LineRecord),
  periodStart: Time,
  periodEnd: Time,
  attemptCount: z.int(),
  /** When to charge an open invoice again, or to finalize a draft. */
  nextStep: Time.nullable(),
  finalizedAt: Time.nullable(),
  paidAt: Time.nullable(),
  voidedAt: Time.nullable(),
  uncollectibleAt: Time.nullable(),
  defaultPaymentMethod: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  invoicePayment: z.string().nullable(),
  pendingPaymentMethod: z.string().nullable(),
  terms: Terms.optional(),
  billedTo: BilledTo.optional(),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

const InvoiceItemRecord = z.object({
  ...Base,
  customer: z.string(),
  invoice: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  description: z.string().nullable(),
  metadata: Metadata,
  periodStart: Time,
  periodEnd: Time,
});
export type InvoiceItemRecord = z.infer<typeof InvoiceItemRecord>;

const PortalRecord = z.object({ ...Base, customer: z.string(), returnUrl: z.string().nullable() });
export type PortalRecord = z.infer<typeof PortalRecord>;

const EventRecord = z.object({
  ...Base,
  type: z.string(),
  /** The object as it was at the time of the event. */
  object: z.record(z.string(), z.unknown()),
  previous: z.record(z.string(), z.unknown()).nullable(),
  idempotencyKey: z.string().nullable(),
});
export type EventRecord = z.infer<typeof EventRecord>;

/** A response stored under its `Idempotency-Key`, which serves as its id. */
const AnswerRecord = z.object({ ...Base, fingerprint: z.string(), status: z.int(), body: z.string() });
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** An event that the site has not accepted yet, stored under the event’s id. */
const DeliveryRecord = z.object({ ...Base, attempts: z.int() });
export type DeliveryRecord = z.infer<typeof DeliveryRecord>;

/** A single row: how far the stand-in's clock is ahead of the machine's. */
const ClockRecord = z.object({ ...Base, offset: z.int() });
type ClockRecord = z.infer<typeof ClockRecord>;

interface Shapes {
  customers: CustomerRecord;
  products: ProductRecord;
  prices: PriceRecord;
  paymentMethods: PaymentMethodRecord;
  sessions: SessionRecord;
  subscriptions: SubscriptionRecord;
  invoices: InvoiceRecord;
  invoiceItems: InvoiceItemRecord;
  paymentIntents: PaymentIntentRecord;
  charges: ChargeRecord;
  refunds: RefundRecord;
  disputes: DisputeRecord;
  portals: PortalRecord;
  events: EventRecord;
  answers: AnswerRecord;
  deliveries: DeliveryRecord;
  clocks: ClockRecord;
}
export type Kind = keyof Shapes;
export type RecordOf<K extends Kind> = Shapes[K];

/** The stand-in's state, by kind. */
export const SCHEMAS: { readonly [K in Kind]: z.ZodType<Shapes[K]> } = {
  customers: CustomerRecord,
  products: ProductRecord,
  prices: PriceRecord,
  paymentMethods: PaymentMethodRecord,
  sessions: SessionRecord,
  subscriptions: SubscriptionRecord,
  invoices: InvoiceRecord,
  invoiceItems: InvoiceItemRecord,
  paymentIntents: PaymentIntentRecord,
  charges: ChargeRecord,
  refunds: RefundRecord,
  disputes: DisputeRecord,
  portals: PortalRecord,
  events: EventRecord,
  answers: AnswerRecord,
  deliveries: DeliveryRecord,
  clocks: ClockRecord,
};
