import { type AffiliateRow, commissionRows } from '#functions/domain/affiliate/affiliate.ts';
import { reconcile } from '#functions/domain/billing/billing.ts';
import type { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { planChange } from '#functions/domain/billing/plan-change.ts';
import {
  type Account,
  balanceOf,
  type Change,
  type Charge,
  emptyAccount,
  type LedgerRow,
} from '#functions/domain/credits/credits.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { giveBack, reserve } from '#functions/domain/credits/reservations.ts';
import { mayStartTrial, trialStarted } from '#functions/domain/credits/trial.ts';
import { type PlanId, planOf, priceOn } from '#functions/domain/plans/plans.ts';
import { Provider } from './provider.ts';

const ROUNDS = 6;

/** An account, its ledger and its payment provider, with everything a user can do to them. Storage is in memory. */
export class Customer {
  account: Account;
  readonly rows: LedgerRow[] = [];
  readonly invoices = new Map<string, PaidInvoice>();
  /** The commission paid to the affiliate who referred this customer. */
  readonly commission: AffiliateRow[] = [];
  readonly provider: Provider;
  /**
   * The most by which the balance exceeded the cap after the credits of a paid plan were granted, not counting
   * credits that a won dispute returned at the same time.
   */
  overCap = 0;
  #films: { videoId: string; charge: Charge; at: string }[] = [];
  #count = 0;

  constructor(now: Date) {
    this.provider = new Provider(now);
    this.account = emptyAccount('owner', now);
    this.settle();
  }

  get now(): Date {
    return this.provider.now;
  }

  settle(): void {
    const change = settle(this.account, this.now);
    if (change.account !== this.account) this.#write(change);
  }

  /** Handles a webhook, a poll or a run of ReconcilePayments. With `crash`, the commands to the provider are lost. */
  deliver(crash = false): void {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { change, invoices, commands, hasMore } = reconcile(
        this.account,
        [...this.invoices.values()],
        this.provider.facts(),
        this.now,
      );
      const known = [...this.invoices.values()];
      this.commission.push(...commissionRows(known, invoices, this.account.version, this.now));
      const granted = invoices.filter(({ id, credits }) => credits > 0 && !this.invoices.has(id));
      if (JSON.stringify(change.account) !== JSON.stringify(this.account) || invoices.length > 0)
        this.#write(change);
      for (const row of invoices) this.invoices.set(row.id, row);
      const last = granted.at(-1);
      const returned = change.rows
        .filter(({ reason }) => reason === 'thaw')
        .reduce((sum, { amount }) => sum + amount, 0);
      if (last !== undefined)
        this.overCap = Math.max(
          this.overCap,
          balanceOf(this.account, this.now) - returned - planOf(last.plan).cap,
        );
      if (hasMore) continue;
      if (commands.length === 0 || crash) return;
      for (const command of commands) this.provider.carryOut(command);
    }
    throw new Error('The provider and we never agree');
  }

  /**
   * The Get Started button, which opens a checkout for a user without a plan and changes an
   * existing plan.
   */
  choose(plan: PlanId, crash: boolean): void {
    this.deliver();
    this.settle();
    const { paid } = this.account;
    if (paid === undefined || this.provider.live()?.id !== paid.subscriptionId) {
      if (this.provider.cardWorks && this.provider.live() === undefined) this.provider.buy(plan);
      return;
    }
    const { subscriptionId } = paid;
    // The next plan change voids an unpaid invoice.
    for (const { id, kind, status } of this.provider.invoices)
      if (kind === 'upgrade' && status === 'open') this.provider.carryOut({ kind: 'void', invoiceId: id });
    const change = planChange(paid, [...this.invoices.values()], {
      ...planOf(plan),
      cents: priceOn(plan, this.now),
    });
    if (change.kind === 'charged' && this.provider.charge(subscriptionId, change.from, plan, change.cents))
      this.deliver(crash);
    if (change.kind === 'free') {
      const applied = this.provider.live()?.appliedInvoice ?? '';
      const { priceCents } = change;
      this.provider.carryOut({ kind: 'change', subscriptionId, itemId: '', plan, priceCents, applied });
    }
  }

  /** The Start Trial button. */
  startTrial(): void {
    this.settle();
    if (mayStartTrial(this.account)) this.#write(trialStarted(this.account, this.now));
  }

  create(): void {
    this.settle();
    this.#count += 1;
    const videoId = `v${this.#count}`;
    const reserved = reserve(this.account, { videoId, attempt: 1 }, this.now);
    if (reserved === undefined) return;
    this.#write(reserved);
    this.#films.push({ videoId, charge: reserved.charge, at: this.now.toISOString() });
  }

  fail(index: number): void {
    const [film] = this.#films.splice(index % Math.max(1, this.#films.length), 1);
    if (film === undefined) return;
    this.settle();
    const attempt = { videoId: film.videoId, attempt: 1, charge: film.charge, reservedAt: film.at };
    this.#write(giveBack(this.account, attempt, this.now));
  }

  #write({ account, rows }: Change): void {
    this.account = { ...account, version: account.version + 1 };
    this.rows.push(...rows);
  }
}
