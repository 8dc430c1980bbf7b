import { type Reconciled, reconcile } from '#functions/domain/billing/billing.ts';
import type { BillingFacts, PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import type { Account } from '#functions/domain/credits/credits.ts';

/**
 * How many rounds of optimistic locking and of provider commands to try; in a race, at least one writer wins each
 * round.
 */
const ROUNDS = 80;

interface Ports {
  readonly payments: Payments;
  readonly billing: Billing;
}

/** The state of a user's payments. */
export interface Fulfilment {
  readonly account: Account;
  readonly invoices: readonly PaidInvoice[];
  readonly facts: BillingFacts;
}

/**
 * Fulfils everything a user has paid for: rereads everything from the provider and writes what follows from it.
 * It is the only function that webhooks, polls and ReconcilePayments call for this; concurrent, repeated, late and
 * out-of-order calls are all safe. Undefined for a user who has never paid, and while the account is being deleted.
 */
export const fulfil = async (
  { payments, billing }: Ports,
  userId: string,
  now: Date,
  eventId?: string,
): Promise<Fulfilment | undefined> => {
  let event = eventId;
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Our own state is read first: if it changes while we query the provider, the provider’s answer may be older than
    // that change.
    const state = await billing.state(userId, now);
    if (state === undefined) return undefined;
    const facts = await payments.factsOf(state.customerId);
    const reconciled = reconcile(state.account, state.invoices, facts, now);
    const { hasMore } = reconciled;
    // An event is marked as done once everything that follows from it has been written.
    const outcome = await billing.commit(state, reconciled, hasMore ? undefined : event, now);
    if (outcome === 'written') await countFees(payments, state.invoices, reconciled, facts);
    if (outcome === 'changed' || hasMore) continue;
    event = undefined;
    if (outcome === 'seen') continue;
    if (reconciled.commands.length === 0) return fulfilment(state.invoices, reconciled, facts);
    for (const command of reconciled.commands) await payments.carryOut(command);
  }
  throw new Error(`The payments of a user did not settle in ${ROUNDS} rounds`);
};

/** Adds the fee for each new payment to the costs of the request that fulfilled it, so that it counts only once. */
const countFees = async (
  payments: Payments,
  known: readonly PaidInvoice[],
  { invoices }: Reconciled,
  facts: BillingFacts,
): Promise<void> => {
  const before = new Set(known.map(({ id }) => id));
  const granted = new Set(invoices.map(({ id }) => id).filter((id) => !before.has(id)));
  for (const { id, paymentId } of facts.invoices)
    if (granted.has(id) && paymentId !== undefined) await payments.countFee(paymentId);
};

const fulfilment = (
  known: readonly PaidInvoice[],
  { change, invoices }: Reconciled,
  facts: BillingFacts,
): Fulfilment => {
  const rows = new Map([...known, ...invoices].map((row) => [row.id, row]));
  return { account: change.account, invoices: [...rows.values()], facts };
};

/** Ends everything that could charge a customer again, during or after an account deletion. */
export const endBilling = async (payments: Payments, customerId: string): Promise<void> => {
  for (const { id } of await payments.openCheckouts(customerId)) await payments.expireCheckout(id);
  const { subscriptions, invoices } = await payments.factsOf(customerId);
  for (const { id, status } of subscriptions)
    if (status !== 'ended') await payments.carryOut({ kind: 'cancel', subscriptionId: id });
  for (const { id, status } of invoices)
    if (status === 'open') await payments.carryOut({ kind: 'void', invoiceId: id });
};
