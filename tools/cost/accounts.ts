import { MONEY_BACK_DAYS, SUBSCRIPTIONS } from '#contract/catalogue.ts';
import { type Account, isLive } from '#functions/domain/credits/credits.ts';
import { priceOn } from '#functions/domain/plans/plans.ts';
import type { Accounts, PlanAccounts } from './report-input.ts';

const DAY_MS = 86_400_000;

/** Unused credits from paid grants, and how many of them are older than the last grant. */
const paidCredits = ({ grants }: Account, now: Date) => {
  const paid = grants.filter((grant) => grant.kind === 'paid' && isLive(grant, now));
  const last = paid.at(-1)?.remaining ?? 0;
  const all = paid.reduce((sum, { remaining }) => sum + remaining, 0);
  return { all, carried: all - last };
};

/** The monthly price at which the account bought its plan. */
const priceOf = ({ paid }: Account): number =>
  paid === undefined ? 0 : (paid.priceCents ?? priceOn(paid.plan, new Date(paid.periodStart)));

/** The figures for every plan, based on the current accounts. */
export const accountsOf = async (
  every: AsyncIterable<Account>,
  now: Date,
  table: string,
): Promise<Accounts> => {
  const plans = new Map<string, PlanAccounts>(
    SUBSCRIPTIONS.map((plan) => [
      plan,
      {
        plan,
        accounts: 0,
        paying: 0,
        payingCents: 0,
        paidCredits: 0,
        carriedCredits: 0,
        refundable: 0,
        refundableCents: 0,
      },
    ]),
  );
  for await (const account of every) {
    const plan = plans.get(account.subscription);
    if (plan === undefined) continue;
    const isPaying = account.paid?.status === 'active' && Date.parse(account.paid.periodEnd) > now.getTime();
    const since =
      account.paid === undefined ? undefined : now.getTime() - Date.parse(account.paid.periodStart);
    const isRefundable = since !== undefined && since < MONEY_BACK_DAYS * DAY_MS;
    const { all, carried } = paidCredits(account, now);
    plans.set(account.subscription, {
      plan: plan.plan,
      accounts: plan.accounts + 1,
      paying: plan.paying + (isPaying ? 1 : 0),
      payingCents: plan.payingCents + (isPaying ? priceOf(account) : 0),
      paidCredits: plan.paidCredits + all,
      carriedCredits: plan.carriedCredits + carried,
      refundable: plan.refundable + (isRefundable ? 1 : 0),
      refundableCents: plan.refundableCents + (isRefundable ? priceOf(account) : 0),
    });
  }
  return {
    source: `accounts in the table ${table}, ${now.toISOString().slice(0, 10)}`,
    plans: [...plans.values()],
  };
};
