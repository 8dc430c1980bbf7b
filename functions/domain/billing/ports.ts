import type { Withheld } from '#contract/withheld.ts';
import type { Person } from '#functions/domain/account/person.ts';
import type { Account } from '#functions/domain/credits/credits.ts';
import type { PlanId, PricedPlan } from '#functions/domain/plans/plans.ts';
import type { Reconciled } from './billing.ts';
import type { BillingFacts, InvoiceFact, PaidInvoice } from './billing-facts.ts';
import type { Command } from './entitlement.ts';
import type { Order } from './order.ts';

/** A session on the payment provider’s checkout page. */
export interface CheckoutFact {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly customerId: string | undefined;
  /** Our ids for the user and the order, as recorded when the session started. */
  readonly userId: string | undefined;
  readonly orderId: string | undefined;
  readonly plan: PlanId | undefined;
  readonly cents: number;
  readonly currency: string;
  readonly invoiceId: string | undefined;
  /** The page's URL and its return URL, while the session is open. */
  readonly url: string | undefined;
  readonly successUrl: string | undefined;
}

export interface PaymentEvent {
  readonly id: string;
  /** Undefined for an event without a customer. */
  readonly customerId: string | undefined;
}

export interface CustomerOwner {
  readonly userId: string;
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

/** The charge for an upgrade. If the card is declined, the invoice stays open. */
export interface UpgradeCharge {
  readonly invoiceId: string;
  readonly isPaid: boolean;
}

/**
 * The payment provider. Every call throws a `Refusal` when the provider is busy, down or slow
 * (`provider_unavailable`, `provider_timeout`); writes are safe to repeat.
 */
export interface Payments {
  createCustomer(user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  }): Promise<string>;
  /** The user a customer belongs to; `gone` for a deleted customer, undefined for an unknown one. */
  ownerOf(customerId: string): Promise<CustomerOwner | 'gone' | undefined>;
  /**
   * The customers created for a user, bound or not, except deleted ones. New customers may take a while to appear in
   * the provider’s list.
   */
  customersOf(userId: string): Promise<readonly string[]>;
  /**
   * Overwrites the personal data in the customer’s record, then deletes the record and its cards. Invoices and
   * payments stay as they were issued. Does nothing for a deleted or unknown customer.
   */
  forgetCustomer(customerId: string): Promise<void>;
  factsOf(customerId: string): Promise<BillingFacts>;
  openCheckouts(customerId: string): Promise<readonly CheckoutFact[]>;
  beginCheckout(order: Order, plan: PricedPlan, customerId: string, origin: string): Promise<CheckoutFact>;
  findCheckout(checkoutId: string): Promise<CheckoutFact | undefined>;
  /** Does nothing when the checkout has already ended. */
  expireCheckout(checkoutId: string): Promise<void>;
  chargeUpgrade(upgrade: Upgrade): Promise<UpgradeCharge>;
  /** Retries charging an open invoice. */
  payAgain(invoiceId: string, subscriptionId: string): Promise<UpgradeCharge>;
  carryOut(command: Command): Promise<void>;
  /** Adds the provider’s fee for a payment to the request’s costs. Never throws. */
  countFee(paymentId: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The event from a signed request; undefined when the signature is missing, wrong or too old. */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<PaymentEvent | undefined>;
}

/** What we have stored about a user’s payments; all of it is read before calling the provider. */
export interface BillingState {
  readonly customerId: string;
  /** Not yet settled (see `settle`). */
  readonly account: Account;
  readonly invoices: readonly PaidInvoice[];
  readonly lookAgainAt: string | undefined;
  readonly person: Person;
  /**
   * The affiliate who earns a commission on the user's payments; undefined without a referral, or when the
   * affiliate's account was deleted.
   */
  readonly affiliate?: { readonly id: string; readonly person: Person } | undefined;
}

export type TrialOutcome =
  | { readonly kind: 'started'; readonly account: Account }
  | { readonly kind: 'used' }
  | { readonly kind: 'paying' }
  /**
   * The person has already had the trial on another account, or their email address doesn’t identify them well
   * enough.
   */
  | { readonly kind: Withheld };

export interface Billing {
  /** The provider’s customer id for a user, as first bound. */
  customerOf(userId: string): Promise<string | undefined>;
  /** Binds a customer to an active user; returns the earlier binding if there is one. */
  bindCustomer(userId: string, customerId: string): Promise<string>;
  /** Undefined for a user without payments, or once deletion of the account has started. */
  state(userId: string, now: Date): Promise<BillingState | undefined>;
  invoices(userId: string): Promise<readonly PaidInvoice[]>;
  /**
   * Writes the result of `reconcile`, and the event that led to it, in one transaction. `changed`: the state has
   * changed since it was read. `seen`: the event was already handled.
   */
  commit(
    state: BillingState,
    reconciled: Reconciled,
    eventId: string | undefined,
    now: Date,
  ): Promise<'written' | 'changed' | 'seen'>;
  /** Takes back commissions on refunded invoices of customers who have deleted their account. */
  followGone(invoices: readonly InvoiceFact[], now: Date): Promise<void>;
  hasSeen(eventId: string): Promise<boolean>;
  /**
   * Runs `work` while no other call buys or changes a plan for this user; throws `in_progress` if another call is
   * already running.
   */
  alone<T>(userId: string, work: () => Promise<T>): Promise<T>;
  saveOrder(order: Order): Promise<void>;
  findOrder(userId: string, orderId: string): Promise<Order | undefined>;
  /** Sets when ReconcilePayments will next check a user’s payments. */
  lookAgain(userId: string, at: Date): Promise<void>;
  /** Users whose payments are due for a check at `now`, longest overdue first, in small batches. */
  due(now: Date): Promise<readonly string[]>;
  startTrial(userId: string, now: Date): Promise<TrialOutcome>;
}
