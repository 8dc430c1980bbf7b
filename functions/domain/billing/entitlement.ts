import type { PaidAccess } from '#functions/domain/credits/credits.ts';
import type { PlanId } from '#functions/domain/plans/plans.ts';
import { type BillingFacts, isRevoked, type PaidInvoice, type SubscriptionFact } from './billing-facts.ts';
import { levelOf } from './plan-change.ts';

/** The provider charges a renewal about an hour after the period starts. */
export const RENEWAL_MS = 2 * 3_600_000;
/** How long the plan stays active after a failed renewal. */
const GRACE_MS = 7 * 86_400_000;

/** A change to make at the payment provider. Every change is safe to repeat. */
export type Command =
  | { readonly kind: 'cancel'; readonly subscriptionId: string }
  | {
      readonly kind: 'change';
      readonly subscriptionId: string;
      readonly itemId: string;
      readonly plan: PlanId;
      /** The monthly price as of the next renewal. */
      readonly priceCents: number;
      /** The last upgrade applied, as recorded in the subscription's metadata. */
      readonly applied: string;
    }
  | { readonly kind: 'void'; readonly invoiceId: string };

/** The paid subscription and what it grants. */
export interface Access {
  readonly subscription: SubscriptionFact;
  readonly paid: PaidAccess;
}

const latest = <T>(items: readonly T[], by: (item: T) => string): T | undefined =>
  items.toSorted((a, b) => by(a).localeCompare(by(b))).at(-1);

const isLive = ({ status }: SubscriptionFact): boolean => status === 'active' || status === 'unpaid';

/** The invoice that paid for a subscription's latest period. */
const lastPeriodOf = (subscriptionId: string, invoices: readonly PaidInvoice[]): PaidInvoice | undefined =>
  latest(
    invoices.filter((row) => row.kind === 'period' && row.subscriptionId === subscriptionId),
    ({ periodEnd }) => periodEnd,
  );

const lastUpgradeOf = (period: PaidInvoice, invoices: readonly PaidInvoice[]): PaidInvoice | undefined =>
  latest(
    invoices.filter(
      (row) =>
        row.kind === 'upgrade' &&
        row.subscriptionId === period.subscriptionId &&
        row.periodStart === period.periodStart,
    ),
    ({ paidAt }) => paidAt,
  );

/** What one subscription grants at `now`; undefined when it is unpaid or has ended. */
const accessBy = (
  subscription: SubscriptionFact,
  invoices: readonly PaidInvoice[],
  now: Date,
): PaidAccess | undefined => {
  const period = lastPeriodOf(subscription.id, invoices);
  if (period === undefined || isRevoked(period)) return undefined;
  const { periodStart, periodEnd } = period;
  const end = Date.parse(periodEnd);
  const goesOn = isLive(subscription) && !subscription.cancelAtPeriodEnd;
  const accessUntil = new Date(goesOn ? end + GRACE_MS : end);
  if (accessUntil <= now) return undefined;
  const isOverdue = subscription.status === 'unpaid' || end + RENEWAL_MS <= now.getTime();
  return {
    plan: subscription.plan ?? period.plan,
    priceCents: subscription.priceCents ?? period.priceCents,
    subscriptionId: subscription.id,
    status: isOverdue ? 'past_due' : 'active',
    periodStart,
    periodEnd,
    accessUntil: accessUntil.toISOString(),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    ...(subscription.card === undefined ? {} : { card: subscription.card }),
  };
};

/**
 * The subscription that counts: the newest active one or, if none is active, the ended one whose access lasts
 * longest.
 */
export const accessOf = (
  invoices: readonly PaidInvoice[],
  { subscriptions }: BillingFacts,
  now: Date,
): Access | undefined => {
  const open = subscriptions.flatMap((subscription) => {
    const paid = accessBy(subscription, invoices, now);
    return paid === undefined ? [] : [{ subscription, paid }];
  });
  const live = open.filter(({ subscription }) => isLive(subscription));
  return live.length > 0
    ? latest(live, ({ subscription }) => subscription.createdAt)
    : latest(open, ({ paid }) => paid.accessUntil);
};

/** The changes that bring the provider’s state into line with what was paid. */
export const commandsOf = (
  invoices: readonly PaidInvoice[],
  facts: BillingFacts,
  access: Access | undefined,
): Command[] => [
  ...facts.subscriptions
    .filter((subscription) => isLive(subscription) && isUnwanted(subscription, invoices, access))
    .map(({ id }) => ({ kind: 'cancel' as const, subscriptionId: id })),
  ...changes(invoices, access),
  ...facts.invoices
    .filter(({ kind, status }) => kind === 'upgrade' && status === 'open')
    .filter(({ subscriptionId, periodStart }) => {
      const { paid } = access ?? {};
      return subscriptionId !== paid?.subscriptionId || periodStart !== paid.periodStart;
    })
    .map(({ id }) => ({ kind: 'void' as const, invoiceId: id })),
];

/** Whether the subscription was refunded, ran past its grace period, or was replaced by another. */
const isUnwanted = (
  subscription: SubscriptionFact,
  invoices: readonly PaidInvoice[],
  access: Access | undefined,
): boolean => {
  const period = lastPeriodOf(subscription.id, invoices);
  if (period === undefined) return false;
  if (isRevoked(period)) return true;
  if (access !== undefined) return access.subscription.id !== subscription.id;
  return subscription.status === 'unpaid';
};

/**
 * Applies an upgrade that was paid for but not applied; undoes one that was refunded, unless another payment
 * covers its plan.
 */
const changes = (invoices: readonly PaidInvoice[], access: Access | undefined): Command[] => {
  if (access === undefined || !isLive(access.subscription)) return [];
  const { id, itemId, plan, appliedInvoice } = access.subscription;
  const period = lastPeriodOf(id, invoices);
  const upgrade = period === undefined ? undefined : lastUpgradeOf(period, invoices);
  if (upgrade === undefined) return [];
  const isApplied = appliedInvoice === upgrade.id;
  const change = { kind: 'change', subscriptionId: id, itemId } as const;
  if (!isRevoked(upgrade)) {
    const { priceCents } = upgrade;
    return isApplied ? [] : [{ ...change, plan: upgrade.plan, priceCents, applied: upgrade.id }];
  }
  const isPaidTwice = levelOf(access.paid, invoices).id === upgrade.plan;
  return isApplied && plan === upgrade.plan && upgrade.from !== undefined && !isPaidTwice
    ? [
        {
          ...change,
          plan: upgrade.from,
          priceCents: upgrade.priceCents - upgrade.planCents,
          applied: `undone:${upgrade.id}`,
        },
      ]
    : [];
};
