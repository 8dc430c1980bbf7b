import { FREE_CREDITS_PER_MONTH } from '#contract/catalogue.ts';
import type { Withheld } from '#contract/withheld.ts';
import { type Account, type Change, lapse, nextMonthOf, periodOf } from './credits.ts';

/** Why the account currently gets no free credits; undefined if it does get them, or has a plan or a trial. */
export const withheldAt = ({ subscription, withheld }: Account, now: Date): Withheld | undefined =>
  subscription === 'free' && withheld?.period === periodOf(now) ? withheld.why : undefined;

/** The account, marked as getting no free credits this month. */
export const withhold = (account: Account, why: Withheld, now: Date): Account => ({
  ...account,
  withheld: { period: periodOf(now), why },
});

/** When the next credits are granted; undefined if the account gets none without a purchase. */
export const renewalOf = (account: Account, now: Date): string | undefined => {
  const { subscription, paid } = account;
  const why = withheldAt(account, now);
  if (why !== undefined && why !== 'elsewhere') return undefined;
  if (subscription === 'free') return nextMonthOf(now).toISOString();
  return paid === undefined || paid.cancelAtPeriodEnd ? undefined : paid.periodEnd;
};

/** The id of this month’s free grant, for the month of `now` (UTC). */
export const freeGrantOf = (now: Date): string => `free:${periodOf(now)}`;

/** Whether this month’s free credits are due. */
export const isFreeMonthDue = (account: Account, now: Date): boolean =>
  account.subscription === 'free' &&
  withheldAt(account, now) === undefined &&
  !account.grants.some((grant) => grant.kind === 'free' && grant.id >= freeGrantOf(now));

/** Calls `lapse`, then grants this month’s free credits, once. Returns the account unchanged when nothing is due. */
export const settle = (stored: Account, now: Date): Change => {
  const { account, rows } = lapse(stored, now);
  if (!isFreeMonthDue(account, now)) return { account, rows };
  const { withheld: _, ...rest } = account;
  const id = freeGrantOf(now);
  const grant = { id, kind: 'free', remaining: FREE_CREDITS_PER_MONTH } as const;
  return {
    account: {
      ...rest,
      grants: [...account.grants, { ...grant, expiresAt: nextMonthOf(now).toISOString() }],
    },
    rows: [
      ...rows,
      {
        id: `grant:${id}`,
        ownerId: account.ownerId,
        amount: FREE_CREDITS_PER_MONTH,
        reason: 'grant',
        grantId: id,
        at: now.toISOString(),
      },
    ],
  };
};
