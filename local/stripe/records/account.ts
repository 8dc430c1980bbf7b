import type { Records } from './records-store.ts';

/** The event types sent to the site's webhook. */
const ANNOUNCED = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
]);

const KEPT_EVENTS = 2000;

/** One Stripe account: its records, its clock, its id generator, and the events it emits. */
export class Account {
  readonly records: Records;
  /** The account’s time, in seconds since 1970; set before each piece of work. */
  now = 0;
  /** The idempotency key of the current request, if any. */
  idempotencyKey: string | null = null;
  /** What happens to a subscription after its last failed renewal. */
  afterLastRetry: 'cancel' | 'unpaid' = 'cancel';
  /** The base URL of the payment pages. */
  baseUrl = 'http://127.0.0.1';
  readonly #newId: (prefix: string) => string;

  constructor(records: Records, newId: (prefix: string) => string) {
    this.records = records;
    this.#newId = newId;
  }

  newId(prefix: string): string {
    return this.#newId(prefix);
  }

  /** Returns the id and creation time for a new record. */
  born(prefix: string): { id: string; created: number } {
    return { id: this.newId(prefix), created: this.now };
  }

  /** Records an event and queues it for the site if the site subscribes to its type. */
  emit(type: string, object: object, previous: object | null = null): void {
    if (!ANNOUNCED.has(type)) return;
    const event = this.records.put('events', {
      ...this.born('evt'),
      type,
      object: Object.fromEntries(Object.entries(object)),
      previous: previous && Object.fromEntries(Object.entries(previous)),
      idempotencyKey: this.idempotencyKey,
    });
    this.records.put('deliveries', { id: event.id, created: event.created, attempts: 0 });
    this.#forgetOldEvents();
  }

  #forgetOldEvents(): void {
    const events = this.records.all('events');
    if (events.length <= KEPT_EVENTS + KEPT_EVENTS / 10) return;
    for (const { id } of events.slice(0, events.length - KEPT_EVENTS)) {
      if (!this.records.find('deliveries', id)) this.records.remove('events', id);
    }
  }
}
