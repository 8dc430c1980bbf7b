import { z } from 'zod';
import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { Subscription, Withheld } from '#contract/schemas/choices.ts';
import type { PaymentProblem } from '#contract/schemas/payments.ts';
import { Card } from '#functions/domain/billing/billing-facts.ts';
import { PlanId } from '#functions/domain/plans/plans.ts';

/** Credits that are granted together and expire together. */
export const Grant = z.object({
  /** Unique per user, so that each of these is granted only once: `free:2026-11`, `trial`, `invoice:<id>`. */
  id: z.string(),
  kind: z.enum(['free', 'trial', 'paid']),
  remaining: z.int().min(0),
  /** Credits held back by an open payment dispute: not spendable, and not part of the balance. */
  frozen: z.int().min(0).optional(),
  expiresAt: z.iso.datetime(),
});
export type Grant = z.infer<typeof Grant>;

/** The grants that a video’s credits were taken from, and how many came from each. */
export const Charge = z.array(z.object({ grantId: z.string(), amount: z.int().positive() }));
export type Charge = z.infer<typeof Charge>;

/** A paid plan, as of the last check with the payment provider. */
export const PaidAccess = z.object({
  plan: PlanId,
  /** Its monthly price. */
  priceCents: z.int().min(0),
  subscriptionId: z.string(),
  /** `past_due`: the period after `periodEnd` hasn’t been paid for. */
  status: z.enum(['active', 'past_due']),
  /** The last paid period. */
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  /** When the plan and its credits end if nothing more is paid. */
  accessUntil: z.iso.datetime(),
  cancelAtPeriodEnd: z.boolean(),
  card: Card.optional(),
});
export type PaidAccess = z.infer<typeof PaidAccess>;

/** A user’s current credits. `grants` is in the order they were granted; the ledger rows are their history. */
export const Account = z.object({
  ownerId: z.string(),
  version: z.int().min(0),
  subscription: Subscription,
  trialEndsAt: z.iso.datetime().optional(),
  /** Present if and only if `subscription` is a paid plan. */
  paid: PaidAccess.optional(),
  grants: z.array(Grant),
  /** The calendar month (UTC) in which the account gets no free credits, and why. */
  withheld: z.object({ period: z.string(), why: Withheld }).optional(),
  /** How many videos have been completed or have credits reserved, in total and during the trial. */
  videosReserved: z.int().min(0),
  trialVideosReserved: z.int().min(0),
  /** Credits consumed in a calendar month (UTC), such as `2026-11`. */
  used: z.object({ period: z.string(), credits: z.int().min(0) }),
});
export type Account = z.infer<typeof Account>;

export const LedgerRow = z.object({
  /** Deterministic, so that the same change cannot be written twice. */
  id: z.string(),
  ownerId: z.string(),
  amount: z.int(),
  /**
   * `cap`: written off when a later grant arrived, because the balance exceeded what may roll over. `refund`: taken
   * back when the money was refunded. `freeze`, `thaw`: held back while a payment is disputed, and returned when the
   * dispute is won.
   */
  reason: z.enum(['grant', 'reserve', 'return', 'expire', 'cap', 'refund', 'freeze', 'thaw']),
  grantId: z.string(),
  invoiceId: z.string().optional(),
  videoId: z.string().optional(),
  attempt: z.int().optional(),
  at: z.iso.datetime(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

/** An account after a change, and the change's ledger rows, which add up to the difference in balance. */
export interface Change {
  readonly account: Account;
  readonly rows: readonly LedgerRow[];
}

/** The video and attempt for which credits were reserved or returned. */
export interface Attempt {
  readonly videoId: string;
  readonly attempt: number;
}

const MS_PER_DAY = 86_400_000;
export const periodOf = (now: Date): string => now.toISOString().slice(0, 7);
/** When grants for the month of `now` expire (UTC). */
export const nextMonthOf = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

export const emptyAccount = (ownerId: string, now: Date): Account => ({
  ownerId,
  version: 0,
  subscription: 'free',
  grants: [],
  videosReserved: 0,
  trialVideosReserved: 0,
  used: { period: periodOf(now), credits: 0 },
});

export const isLive = (grant: Grant, now: Date): boolean => Date.parse(grant.expiresAt) > now.getTime();

/** Credits that can be spent at `now`; expired grants don’t count, even before their expiry is recorded. */
export const balanceOf = (account: Account, now: Date): number =>
  account.grants.filter((grant) => isLive(grant, now)).reduce((sum, grant) => sum + grant.remaining, 0);

export const videosRemaining = (account: Account, now: Date): number =>
  Math.floor(balanceOf(account, now) / CREDITS_PER_VIDEO);

export const usedCredits = (account: Account, now: Date): number =>
  account.used.period === periodOf(now) ? account.used.credits : 0;

export const isTrialActive = (account: Account, now: Date): boolean =>
  account.subscription === 'trial' &&
  account.trialEndsAt !== undefined &&
  Date.parse(account.trialEndsAt) > now.getTime();

export const trialDaysRemaining = (account: Account, now: Date): number =>
  isTrialActive(account, now) && account.trialEndsAt !== undefined
    ? Math.ceil((Date.parse(account.trialEndsAt) - now.getTime()) / MS_PER_DAY)
    : 0;

/**
 * The account without its paid plan: on the trial if one is running, otherwise free. Credits from paid plans expire
 * at `now`, except disputed ones, which stay on hold until the dispute ends or they expire.
 */
export const endPlan = (account: Account, now: Date): Account => {
  const { paid: _, ...rest } = account;
  const onTrial = rest.trialEndsAt !== undefined && Date.parse(rest.trialEndsAt) > now.getTime();
  return {
    ...rest,
    subscription: onTrial ? 'trial' : 'free',
    grants: rest.grants.map((grant) =>
      grant.kind === 'paid' && grant.frozen === undefined && isLive(grant, now)
        ? { ...grant, expiresAt: now.toISOString() }
        : grant,
    ),
  };
};

/** The overdue payment, if any. */
export const paymentProblemOf = ({ paid }: Account): PaymentProblem | undefined =>
  paid?.status === 'past_due' ? { since: paid.periodEnd, accessUntil: paid.accessUntil } : undefined;

const hasLapsed = ({ paid }: Account, now: Date): boolean =>
  paid !== undefined && Date.parse(paid.accessUntil) <= now.getTime();

/** Ends an expired plan and writes off expired credits. Returns the account unchanged when nothing is due. */
export const lapse = (stored: Account, now: Date): Change => {
  const account = hasLapsed(stored, now) ? endPlan(stored, now) : stored;
  const rows: LedgerRow[] = account.grants
    .filter((grant) => !isLive(grant, now) && grant.remaining > 0)
    .map((grant) => ({
      id: `expire:${grant.id}:${account.version}`,
      ownerId: account.ownerId,
      amount: -grant.remaining,
      reason: 'expire',
      grantId: grant.id,
      at: now.toISOString(),
    }));
  const grants = account.grants.filter((grant) => isLive(grant, now));
  const isSettled = rows.length === 0 && grants.length === account.grants.length;
  return isSettled ? { account, rows } : { account: { ...account, grants }, rows };
};
