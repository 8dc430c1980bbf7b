import type { routes } from '#contract/routes.ts';
import type { SubscriptionInfo } from '#contract/schemas/payments.ts';
import { isRevoked, type PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { levelOf } from '#functions/domain/billing/plan-change.ts';
import type { Billing } from '#functions/domain/billing/ports.ts';
import { type Account, paymentProblemOf, trialDaysRemaining } from '#functions/domain/credits/credits.ts';
import type { Credits } from '#functions/domain/credits/ports.ts';
import { isTrialOffered } from '#functions/domain/credits/trial.ts';
import { planOf } from '#functions/domain/plans/plans.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

const INVOICES_SHOWN = 12;

interface Ports {
  readonly credits: Lazy<Credits>;
  readonly stories: Lazy<Stories>;
  readonly billing: Lazy<Billing>;
}

/** The user’s plan, its price and what the user has made on it. Doesn't call the provider. */
export const readSubscription =
  ({ credits, stories, billing }: Ports): Handle<typeof routes.readSubscription> =>
  async (_, { userId, now }) => {
    const [account, storiesCreated, invoices] = await Promise.all([
      credits().read(userId, now),
      stories().created(userId),
      billing().invoices(userId),
    ]);
    const shown = invoices
      .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt) || b.id.localeCompare(a.id))
      .slice(0, INVOICES_SHOWN);
    return {
      plan: account.subscription,
      reply: {
        plan: account.subscription,
        ...billOf(account, invoices),
        trialAvailable: isTrialOffered(account, now),
        ...(shown.length === 0 ? {} : { invoices: shown.map(toWire) }),
        usage: {
          videosGenerated: account.videosReserved,
          storiesCreated,
          trialDaysRemaining: trialDaysRemaining(account, now),
        },
      },
    };
  };

const billOf = (account: Account, invoices: readonly PaidInvoice[]): Partial<SubscriptionInfo> => {
  const { paid } = account;
  if (paid === undefined) return {};
  const { periodEnd, accessUntil, cancelAtPeriodEnd, card, priceCents } = paid;
  const level = levelOf(paid, invoices);
  return {
    cancelAtPeriodEnd,
    accessUntil,
    ...(cancelAtPeriodEnd ? {} : { nextBilling: periodEnd }),
    ...(card === undefined ? {} : { paymentMethod: card }),
    priceCents,
    paidUpTo: level.id,
    paidUpToCents: level.cents,
    paymentProblem: paymentProblemOf(account),
  };
};

const toWire = (invoice: PaidInvoice) => ({
  id: invoice.id,
  date: invoice.paidAt,
  plan_name: planOf(invoice.plan).name,
  amount: invoice.cents,
  currency: invoice.currency,
  status: isRevoked(invoice) ? ('refunded' as const) : ('paid' as const),
  ...(invoice.url === undefined ? {} : { url: invoice.url }),
});
