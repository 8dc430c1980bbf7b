import type { ValidCard } from './billing/cards.ts';
import { answerBankForCheckout, type PageResult, payCheckout } from './billing/checkout.ts';
import { closeDispute, openDispute } from './billing/disputes.ts';
import { passTime } from './billing/timeline.ts';
import { findCall } from './calls/find-call.ts';
import { expand, takeExpand } from './expand.ts';
import { answerBankForInvoice, changeCard, keepPlan, payHostedInvoice } from './hosted.ts';
import { disputeObject } from './objects/refund.ts';
import { eventObject } from './objects/session.ts';
import { Account } from './records/account.ts';
import type { Terms } from './records/record-parts.ts';
import { Records } from './records/records-store.ts';
import { missing, StripeFailure } from './stripe-error.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The response to an earlier request with the same `Idempotency-Key`. */
  readonly replayed?: boolean;
}

export type StripeEvent = ReturnType<typeof eventObject>;

export interface ModelOptions {
  /** The machine’s clock, in seconds since 1970. */
  readonly clock: () => number;
  readonly newId: (prefix: string) => string;
  readonly records?: Records;
  /**
   * What happens to a plan after its last failed renewal, as configured for the account; by default, the plan is
   * cancelled.
   */
  readonly afterLastRetry?: 'cancel' | 'unpaid';
}

const CLOCK = 'clock';

/**
 * A Stripe account in test mode: it takes API requests and customers’ actions on its pages, and returns the resulting
 * events. It does no I/O; its time follows the machine’s clock plus `advance`, and everything that is due runs before
 * each response.
 */
export class StripeModel {
  readonly #account: Account;
  readonly #clock: () => number;

  constructor({ clock, newId, records = new Records(), afterLastRetry = 'cancel' }: ModelOptions) {
    this.#clock = clock;
    this.#account = new Account(records, newId);
    this.#account.afterLastRetry = afterLastRetry;
    this.#pass();
  }

  /** The base URL of the payment pages, used in responses. */
  set baseUrl(url: string) {
    this.#account.baseUrl = url;
  }

  get records(): Records {
    return this.#account.records;
  }

  /** This account’s time, in seconds since 1970. */
  get now(): number {
    const offset = this.records.find('clocks', CLOCK)?.offset ?? 0;
    return Math.floor(this.#clock()) + offset;
  }

  /** Runs everything that is due by now. */
  #pass(): Account {
    this.#account.idempotencyKey = null;
    passTime(this.#account, this.now);
    return this.#account;
  }

  /** Runs everything that is due by now; every other method does so first. */
  tick(): void {
    this.#pass();
  }

  /** Moves the clock forward and runs everything that falls due along the way. */
  advance(seconds: number): void {
    const offset = (this.records.find('clocks', CLOCK)?.offset ?? 0) + seconds;
    this.records.put('clocks', { id: CLOCK, created: 0, offset });
    this.#pass();
  }

  /** Answers one API request; accepts parameters decoded from a form, or as the SDK passes them. */
  request(
    method: string,
    path: string,
    params: Readonly<Record<string, unknown>> = {},
    idempotencyKey?: string,
  ): Answer {
    const account = this.#pass();
    const key = method === 'GET' ? undefined : idempotencyKey;
    const fingerprint = JSON.stringify([method, path, params]);
    const earlier = key && this.records.find('answers', key);
    if (earlier) {
      if (earlier.fingerprint === fingerprint)
        return { status: earlier.status, body: JSON.parse(earlier.body), replayed: true };
      const failure = new StripeFailure(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
      return { status: 400, body: failure.toBody() };
    }
    account.idempotencyKey = key ?? null;
    const answer = this.#answer(account, method, path, params);
    // As in Stripe, a request that was refused before anything ran may be sent again with the same key.
    if (key && answer.status !== 400 && answer.status !== 404) {
      const { status, body } = answer;
      this.records.put('answers', {
        id: key,
        created: account.now,
        fingerprint,
        status,
        body: JSON.stringify(body),
      });
    }
    return answer;
  }

  #answer(account: Account, method: string, path: string, params: Readonly<Record<string, unknown>>): Answer {
    try {
      const found = findCall(method, path);
      if (!found) throw new StripeFailure(404, `Unrecognized request URL (${method}: ${path}).`);
      const { paths, rest } = takeExpand(params);
      return {
        status: 200,
        body: expand(account, found.call.answer(account, rest, found.id), paths),
      };
    } catch (error) {
      if (error instanceof StripeFailure) return { status: error.status, body: error.toBody() };
      throw error;
    }
  }

  /** Every event so far, oldest first. */
  get events(): StripeEvent[] {
    return this.records.all('events').map((event) => eventObject(this.#account, event));
  }

  /**
   * Returns the undelivered events and clears them, oldest first; tests that run the model in-process deliver them.
   */
  takeEvents(): StripeEvent[] {
    return this.records.all('deliveries').flatMap(({ id }) => {
      this.records.remove('deliveries', id);
      const event = this.records.find('events', id);
      return event ? [eventObject(this.#account, event)] : [];
    });
  }

  /** An event in the form sent to the site; undefined once the event is no longer stored. */
  eventText(id: string): string | undefined {
    const event = this.records.find('events', id);
    return event && JSON.stringify(eventObject(this.#account, event), null, 2);
  }

  /**
   * Sets a customer's tax and coupon for future invoices; throws a `StripeFailure` for an unknown
   * customer.
   */
  setTerms(customer: string, terms: Terms): void {
    if (!this.records.find('customers', customer)) throw missing('customer', customer, 'customer');
    this.records.update('customers', customer, { terms });
  }

  /** The cardholder disputes a payment; Stripe's API has no call for that. Throws a `StripeFailure`. */
  openDispute(paymentIntent: string, reason = 'fraudulent'): object {
    const account = this.#pass();
    const charge = this.records.find('paymentIntents', paymentIntent)?.latestCharge;
    if (!charge) throw missing('payment_intent', paymentIntent, 'payment_intent');
    return disputeObject(openDispute(account, this.records.get('charges', charge), reason));
  }

  /** The bank decides a dispute. Throws a `StripeFailure`. */
  closeDispute(id: string, status: 'won' | 'lost'): object {
    const account = this.#pass();
    if (!this.records.find('disputes', id)) throw missing('dispute', id);
    return disputeObject(closeDispute(account, id, status));
  }

  payCheckout = (id: string, card: ValidCard): PageResult => payCheckout(this.#pass(), id, card);
  answerBankForCheckout = (id: string, passed: boolean): PageResult =>
    answerBankForCheckout(this.#pass(), id, passed);
  payInvoice = (id: string, card: ValidCard): PageResult => payHostedInvoice(this.#pass(), id, card);
  answerBankForInvoice = (id: string, passed: boolean): PageResult =>
    answerBankForInvoice(this.#pass(), id, passed);
  changeCard = (portal: string, card: ValidCard): PageResult => changeCard(this.#pass(), portal, card);
  keepPlan = (portal: string, keep: boolean): PageResult => keepPlan(this.#pass(), portal, keep);
}
