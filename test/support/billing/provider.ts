import type { BillingFacts, InvoiceFact, SubscriptionFact } from '#functions/domain/billing/billing-facts.ts';
import type { Command } from '#functions/domain/billing/entitlement.ts';
import { type PlanId, priceOn } from '#functions/domain/plans/plans.ts';

const DAY_MS = 86_400_000;
/** How long the provider waits for a payment before it ends a subscription. */
const DUNNING_MS = 21 * DAY_MS;

type Draft<T> = { -readonly [K in keyof T]: T[K] };
type Subscription = Draft<SubscriptionFact> & { start: number; end: number };
type Invoice = Draft<InvoiceFact>;

const monthAfter = (time: number): number => {
  const date = new Date(time);
  const next = new Date(time);
  next.setUTCMonth(date.getUTCMonth() + 1);
  // If the month doesn’t have that day, the period ends on the last day of the month.
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next.getTime();
};
const iso = (time: number): string => new Date(time).toISOString();

/** One customer of a payment provider, modelled as plain values: payments, open invoices and refunds. */
export class Provider {
  readonly subscriptions: Subscription[] = [];
  readonly invoices: Invoice[] = [];
  cardWorks = true;
  #time: number;
  #count = 0;

  constructor(now: Date) {
    this.#time = now.getTime();
  }

  get now(): Date {
    return new Date(this.#time);
  }

  facts(): BillingFacts {
    return {
      subscriptions: this.subscriptions.map((subscription) => ({ ...subscription })),
      invoices: this.invoices.map((invoice) => ({ ...invoice, refunds: [...invoice.refunds] })),
    };
  }

  live(): Subscription | undefined {
    return this.subscriptions.find(({ status }) => status === 'active' || status === 'unpaid');
  }

  /** A finished checkout. */
  buy(plan: PlanId): void {
    const start = this.#time;
    const subscription: Subscription = {
      id: this.#id('sub'),
      itemId: this.#id('si'),
      plan,
      priceCents: priceOn(plan, this.now),
      status: 'active',
      createdAt: iso(start),
      cancelAtPeriodEnd: false,
      appliedInvoice: undefined,
      card: { brand: 'visa', last4: '4242' },
      start,
      end: monthAfter(start),
    };
    this.subscriptions.push(subscription);
    this.#charge(subscription, priceOn(plan, this.now), 'period');
  }

  /**
   * Charges the price difference for an upgrade. Returns false if the card is declined and the invoice stays open.
   */
  charge(subscriptionId: string, from: PlanId, to: PlanId, cents: number): boolean {
    const subscription = this.#of(subscriptionId);
    const invoice = this.#charge(subscription, cents, 'upgrade', to);
    invoice.from = from;
    invoice.priceCents = priceOn(to, this.now);
    return invoice.status === 'paid';
  }

  carryOut(command: Command): void {
    if (command.kind === 'cancel') this.#of(command.subscriptionId).status = 'ended';
    if (command.kind === 'change') {
      const subscription = this.#of(command.subscriptionId);
      subscription.plan = command.plan;
      subscription.priceCents = command.priceCents;
      subscription.cancelAtPeriodEnd = false;
      subscription.appliedInvoice = command.applied;
    }
    if (command.kind === 'void')
      for (const invoice of this.invoices) if (invoice.id === command.invoiceId) invoice.status = 'void';
  }

  /** Pays the open invoice, either in the portal or on the invoice page. */
  payOpen(): void {
    for (const invoice of this.invoices) if (invoice.status === 'open') this.#settle(invoice);
  }

  refund(index: number, share: number): void {
    const paid = this.invoices.filter(({ status, dispute }) => status === 'paid' && dispute === 'none');
    const invoice = paid[index % Math.max(1, paid.length)];
    if (invoice === undefined) return;
    const left = invoice.cents - invoice.refunds.reduce((sum, { cents }) => sum + cents, 0);
    const cents = Math.min(left, Math.ceil(invoice.cents * share));
    if (cents > 0) invoice.refunds = [...invoice.refunds, { cents, at: iso(this.#time) }];
  }

  dispute(index: number): void {
    const paid = this.invoices.filter(({ status, refunds }) => status === 'paid' && refunds.length === 0);
    const invoice = paid[index % Math.max(1, paid.length)];
    if (invoice !== undefined)
      invoice.dispute = invoice.dispute === 'open' ? (index % 2 === 0 ? 'won' : 'lost') : 'open';
  }

  /** Moves the clock forward and processes everything that becomes due along the way. */
  wait(ms: number): void {
    const until = this.#time + ms;
    for (;;) {
      const due = this.subscriptions
        .map((subscription) => ({ subscription, at: this.#dueOf(subscription) }))
        .filter(({ at }) => at <= until)
        .toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#time = Math.max(this.#time, due.at);
      this.#renew(due.subscription);
    }
    this.#time = until;
  }

  #dueOf({ status, end, start }: Subscription): number {
    if (status === 'active') return end;
    return status === 'unpaid' ? start + DUNNING_MS : Number.POSITIVE_INFINITY;
  }

  #renew(subscription: Subscription): void {
    if (
      subscription.status === 'unpaid' ||
      subscription.cancelAtPeriodEnd ||
      subscription.priceCents === undefined
    ) {
      subscription.status = 'ended';
      return;
    }
    subscription.start = subscription.end;
    subscription.end = monthAfter(subscription.start);
    const invoice = this.#charge(subscription, subscription.priceCents, 'period');
    if (invoice.status !== 'paid') subscription.status = 'unpaid';
  }

  #charge(subscription: Subscription, cents: number, kind: 'period' | 'upgrade', plan = subscription.plan) {
    const invoice: Invoice = {
      id: this.#id('in'),
      kind,
      status: 'open',
      subscriptionId: subscription.id,
      plan,
      from: undefined,
      priceCents: subscription.priceCents,
      planCents: cents,
      cents,
      taxCents: 0,
      currency: 'usd',
      createdAt: iso(this.#time),
      paidAt: undefined,
      url: undefined,
      periodStart: iso(subscription.start),
      periodEnd: iso(subscription.end),
      refunds: [],
      dispute: 'none',
    };
    this.invoices.push(invoice);
    if (this.cardWorks) this.#settle(invoice);
    return invoice;
  }

  #settle(invoice: Invoice): void {
    invoice.status = 'paid';
    invoice.paidAt = iso(this.#time);
    const subscription = this.#of(invoice.subscriptionId);
    if (invoice.kind === 'period' && subscription.status === 'unpaid') subscription.status = 'active';
  }

  #of(id: string): Subscription {
    const found = this.subscriptions.find((subscription) => subscription.id === id);
    if (found === undefined) throw new Error(`Unknown subscription: ${id}`);
    return found;
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(5, '0')}`;
  }
}
