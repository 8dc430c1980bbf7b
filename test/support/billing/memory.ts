import type { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import type { Order } from '#functions/domain/billing/order.ts';
import type { Billing } from '#functions/domain/billing/ports.ts';
import { type Account, emptyAccount, type LedgerRow } from '#functions/domain/credits/credits.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { mayStartTrial, trialStarted } from '#functions/domain/credits/trial.ts';

/** Keeps one user’s payments in memory, with the same fences as the real store. */
export class Memory implements Billing {
  account: Account;
  readonly rows: LedgerRow[] = [];
  readonly paid = new Map<string, PaidInvoice>();
  readonly orders = new Map<string, Order>();
  readonly events = new Set<string>();
  readonly doubtful = new Set<string>();
  isGone = false;
  #customer: string | undefined;
  #lookAgainAt: string | undefined;

  constructor(userId: string, now: Date) {
    this.account = emptyAccount(userId, now);
    // This month’s free credits were already granted at sign-in.
    this.settle(now);
  }

  customerOf: Billing['customerOf'] = async () => this.#customer;
  bindCustomer: Billing['bindCustomer'] = async (_, customerId) => (this.#customer ??= customerId);
  invoices: Billing['invoices'] = async () => [...this.paid.values()];
  state: Billing['state'] = async () =>
    this.#customer === undefined || this.isGone
      ? undefined
      : {
          customerId: this.#customer,
          account: this.account,
          invoices: [...this.paid.values()],
          lookAgainAt: this.#lookAgainAt,
          person: {},
        };
  commit: Billing['commit'] = async (state, { change, invoices, doubtful, lookAgainAt }, eventId) => {
    if (eventId !== undefined && this.events.has(eventId)) return 'seen';
    if (state.account.version !== this.account.version) return 'changed';
    if (eventId !== undefined) this.events.add(eventId);
    this.#write(change.account, change.rows);
    for (const row of invoices) this.paid.set(row.id, row);
    for (const id of doubtful) this.doubtful.add(id);
    this.#lookAgainAt = lookAgainAt?.toISOString();
    return 'written';
  };
  followGone: Billing['followGone'] = async () => {};
  hasSeen: Billing['hasSeen'] = async (eventId) => this.events.has(eventId);
  alone: Billing['alone'] = (_, work) => work();
  saveOrder: Billing['saveOrder'] = async (order) => void this.orders.set(order.id, order);
  findOrder: Billing['findOrder'] = async (_, orderId) => this.orders.get(orderId);
  lookAgain: Billing['lookAgain'] = async (_, at) => void (this.#lookAgainAt = at.toISOString());
  due: Billing['due'] = async (now) =>
    this.#lookAgainAt !== undefined && Date.parse(this.#lookAgainAt) < now.getTime()
      ? [this.account.ownerId]
      : [];
  startTrial: Billing['startTrial'] = async (_, now) => {
    this.settle(now);
    if (!mayStartTrial(this.account)) return { kind: this.account.paid === undefined ? 'used' : 'paying' };
    const { account, rows } = trialStarted(this.account, now);
    this.#write(account, rows);
    return { kind: 'started', account };
  };

  settle(now: Date): void {
    const { account, rows } = settle(this.account, now);
    if (rows.length > 0) this.#write(account, rows);
  }

  #write(account: Account, rows: readonly LedgerRow[]): void {
    this.account = { ...account, version: account.version + 1 };
    this.rows.push(...rows);
  }
}
