import type { Account } from '#functions/domain/credits/credits.ts';
import type { PlanId, PricedPlan } from '#functions/domain/plans/plans.ts';
import type { Reconciled } from './billing.ts';
import type { BillingFacts, InvoiceFact, PaidInvoice } from './billing-facts.ts';
import type { Command } from './entitlement.ts';
import type { Order } from './order.ts';

/** A visit to the payment provider's checkout page. */
export interface CheckoutFact {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly customerId: string | undefined;
  /** Our user and order, as we wrote them down when it began. */
  readonly userId: string | undefined;
  readonly orderId: string | undefined;
  readonly plan: PlanId | undefined;
  readonly cents: number;
  readonly currency: string;
  readonly invoiceId: string | undefined;
  /** Its page, and where that page leads back to; while it is open. */
  readonly url: string | undefined;
  readonly successUrl: string | undefined;
}

export interface PaymentEvent {
  readonly id: string;
  /** Undefined for an event that belongs to no customer. */
  readonly customerId: string | undefined;
}

export interface Upgrade {
  readonly order: Order;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly from: PlanId;
  readonly to: PricedPlan;
  readonly cents: number;
  readonly periodStart: string;
  readonly periodEnd: string;
}

/** The charge for an upgrade. When it is not paid, its invoice stays open: the card alone did not do. */
export interface UpgradeCharge {
  readonly invoiceId: string;
  readonly isPaid: boolean;
}

/**
 * The payment provider. Every call throws a `Refusal` when the provider is busy, away or slow (`provider_unavailable`,
 * `provider_timeout`); calls that write may be repeated.
 */
export interface Payments {
  createCustomer(user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  }): Promise<string>;
  /** Our user behind a customer; undefined for a customer that is not ours. */
  ownerOf(customerId: string): Promise<string | undefined>;
  factsOf(customerId: string): Promise<BillingFacts>;
  openCheckouts(customerId: string): Promise<readonly CheckoutFact[]>;
  beginCheckout(order: Order, plan: PricedPlan, customerId: string, origin: string): Promise<CheckoutFact>;
  findCheckout(checkoutId: string): Promise<CheckoutFact | undefined>;
  /** Does nothing when it is over already. */
  expireCheckout(checkoutId: string): Promise<void>;
  chargeUpgrade(upgrade: Upgrade): Promise<UpgradeCharge>;
  /** Tries again to have an invoice paid that is open. */
  payAgain(invoiceId: string, subscriptionId: string): Promise<UpgradeCharge>;
  carryOut(command: Command): Promise<void>;
  /** Counts what the provider keeps of a payment among what the request costs. Never throws. */
  countFee(paymentId: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** An event behind a signed request; undefined when the signature is missing, wrong or too old. */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<PaymentEvent | undefined>;
}

/** What is stored of a user's payments, all read before the provider is asked. */
export interface BillingState {
  readonly customerId: string;
  /** Not settled. */
  readonly account: Account;
  readonly invoices: readonly PaidInvoice[];
  readonly lookAgainAt: string | undefined;
  /** Who brought the user and earns on what they pay; undefined when nobody did, or nobody who is still here. */
  readonly affiliateId?: string | undefined;
}

export type TrialOutcome =
  | { readonly kind: 'started'; readonly account: Account }
  | { readonly kind: 'used' }
  | { readonly kind: 'paying' };

export interface Billing {
  /** The provider's name for a user, as it was bound first. */
  customerOf(userId: string): Promise<string | undefined>;
  /** Binds a customer to a user who stays; the one that was bound before wins and is returned. */
  bindCustomer(userId: string, customerId: string): Promise<string>;
  /** Undefined for a user who has none, who is leaving or who is gone. */
  state(userId: string, now: Date): Promise<BillingState | undefined>;
  invoices(userId: string): Promise<readonly PaidInvoice[]>;
  /**
   * Writes what `reconcile` made of a state, and the event that led to it, in one transaction.
   * `changed`: somebody else wrote since the state was read. `seen`: the event was dealt with before.
   */
  commit(
    state: BillingState,
    reconciled: Reconciled,
    eventId: string | undefined,
    now: Date,
  ): Promise<'written' | 'changed' | 'seen'>;
  /** Takes back what an affiliate earned on invoices whose customer has gone and whose money went back. */
  followGone(invoices: readonly InvoiceFact[], now: Date): Promise<void>;
  hasSeen(eventId: string): Promise<boolean>;
  /** Runs `work` while nobody else buys or changes a plan for this user; throws `in_progress` when somebody does. */
  alone<T>(userId: string, work: () => Promise<T>): Promise<T>;
  saveOrder(order: Order): Promise<void>;
  findOrder(userId: string, orderId: string): Promise<Order | undefined>;
  /** Sets when ReconcilePayments reads a user's payments again. */
  lookAgain(userId: string, at: Date): Promise<void>;
  /** Users whose payments are to be looked at again by `now`, the longest due first, a handful at a time. */
  due(now: Date): Promise<readonly string[]>;
  startTrial(userId: string, now: Date): Promise<TrialOutcome>;
}
