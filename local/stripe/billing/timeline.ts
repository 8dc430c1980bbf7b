import type { Account } from '#local/stripe/records/account.ts';
import type { SubscriptionRecord } from '#local/stripe/records/records.ts';
import { expireSession } from './checkout.ts';
import { cardFor, collect, draftInvoice, finalizeInvoice } from './invoicing.ts';
import { DAY, nextMonth } from './months.ts';
import { changeSubscription, endSubscription } from './subscriptions.ts';

const KEYS_LIVE = DAY;

/** A scheduled event. */
interface Due {
  readonly at: number;
  readonly run: () => void;
}

function renew(account: Account, subscription: SubscriptionRecord): void {
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(account, subscription.id, 'cancellation_requested', subscription.cancelComment);
    return;
  }
  const periodStart = subscription.periodEnd;
  const periodEnd = nextMonth(subscription.anchor, periodStart);
  draftInvoice(
    account,
    { ...subscription, periodStart, periodEnd },
    'subscription_cycle',
    subscription.periodStart,
  );
  changeSubscription(account, subscription.id, { periodStart, periodEnd });
}

function takeStep(account: Account, id: string): void {
  const invoice = account.records.get('invoices', id);
  const open = invoice.status === 'draft' ? finalizeInvoice(account, id) : invoice;
  if (open.status === 'open')
    collect(account, id, { paymentMethod: cardFor(account, open), presence: 'absent', scheduled: true });
}

function* everythingDue(account: Account): Generator<Due> {
  const { records } = account;
  for (const session of records.all('sessions')) {
    if (session.status === 'open')
      yield { at: session.expiresAt, run: () => expireSession(account, session.id) };
  }
  for (const subscription of records.all('subscriptions')) {
    if (subscription.status === 'active' || subscription.status === 'past_due')
      yield { at: subscription.periodEnd, run: () => renew(account, subscription) };
  }
  for (const { id, nextStep } of records.all('invoices')) {
    if (nextStep !== null) yield { at: nextStep, run: () => takeStep(account, id) };
  }
  for (const { id, created } of records.all('answers'))
    yield { at: created + KEYS_LIVE, run: () => records.remove('answers', id) };
}

/** Runs everything due by `until`, in order, each at its own time. */
export function passTime(account: Account, until: number): void {
  for (;;) {
    let next: Due | undefined;
    for (const due of everythingDue(account)) {
      if (due.at <= until && (!next || due.at < next.at)) next = due;
    }
    if (!next) break;
    account.now = next.at;
    next.run();
  }
  account.now = until;
}
