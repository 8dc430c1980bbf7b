import { z } from 'zod';
import { AFFILIATE, MONEY_BACK_DAYS } from '#contract/catalogue.ts';
import { AffiliateCode } from '#contract/schemas/affiliate.ts';
import { isRevoked, type PaidInvoice, revenueOf } from '#functions/domain/billing/billing-facts.ts';
import { CURRENCY } from '#functions/domain/plans/plans.ts';

/** The affiliate program: referrals, commissions and payouts. Amounts are in cents. */

const DAY_MS = 86_400_000;

/** A visit through an affiliate's link. */
export interface Click {
  readonly code: string;
  readonly at: Date;
}

/** A click as stored in the visitor's browser. Parsing returns undefined for a click that is too old or malformed. */
export const rememberedClick = ({ code, at }: Click): string => `${code}.${at.getTime()}`;

export const clickOf = (remembered: string | undefined, now: Date): Click | undefined => {
  const [, text = '', time = ''] = /^(\w+)\.(\d{13})$/u.exec(remembered ?? '') ?? [];
  const code = AffiliateCode.safeParse(text);
  const age = now.getTime() - Number(time);
  if (!code.success || age < 0 || age > AFFILIATE.attributionDays * DAY_MS) return undefined;
  return { code: code.data, at: new Date(Number(time)) };
};

/** One row of an affiliate's ledger. The balance is the sum of the rows; rows never change. */
export const AffiliateRow = z.object({
  id: z.string(),
  kind: z.enum(['earned', 'reversed', 'restored', 'payout']),
  /** Negative for refunds and payouts. */
  cents: z.int(),
  currency: z.string(),
  at: z.iso.datetime(),
  /** When the row starts to count towards payouts; rows of payouts count at once. */
  dueAt: z.iso.datetime(),
  invoiceId: z.string().optional(),
});
export type AffiliateRow = z.infer<typeof AffiliateRow>;

/** The commission on an invoice, after refunds and disputes. */
export const commissionOf = (invoice: PaidInvoice): number =>
  isRevoked(invoice) || invoice.isOwnReferral === true
    ? 0
    : Math.floor((revenueOf(invoice) * AFFILIATE.commissionPercent) / 100);

/**
 * The ledger rows for `changed` invoices. `version` is the account version that fences the fulfilment; ids contain
 * it, so each row is written only once.
 */
export const commissionRows = (
  known: readonly PaidInvoice[],
  changed: readonly PaidInvoice[],
  version: number,
  now: Date,
): AffiliateRow[] => {
  const before = new Map(known.map((invoice) => [invoice.id, invoice]));
  return changed.flatMap((invoice): AffiliateRow[] => {
    const old = before.get(invoice.id);
    const cents = commissionOf(invoice) - (old === undefined ? 0 : commissionOf(old));
    if (cents === 0) return [];
    const common = {
      cents,
      currency: invoice.currency,
      at: now.toISOString(),
      // Commission is due once the customer can no longer ask for a refund.
      dueAt: new Date(Date.parse(invoice.paidAt) + MONEY_BACK_DAYS * DAY_MS).toISOString(),
      invoiceId: invoice.id,
    };
    if (old === undefined) return [{ id: `${invoice.id}:earned`, kind: 'earned', ...common }];
    return [{ id: `${invoice.id}:v${version}`, kind: cents < 0 ? 'reversed' : 'restored', ...common }];
  });
};

const total = (rows: readonly AffiliateRow[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

const payoutId = (month: string): string => `payout:${month}`;
const isPayout = ({ kind }: AffiliateRow): boolean => kind === 'payout';

/** An affiliate's totals at `now`. */
export const statementOf = (rows: readonly AffiliateRow[], now: Date) => {
  const isPending = ({ dueAt }: AffiliateRow): boolean => Date.parse(dueAt) > now.getTime();
  const paid = rows.filter(isPayout);
  const pending = rows.filter((row) => !isPayout(row) && isPending(row));
  const pendingCents = total(pending);
  return {
    pendingCents,
    approvedCents: total(rows) - pendingCents,
    paidCents: 0 - total(paid),
    currency: CURRENCY,
  };
};

/** A payout month, `2026-11` (UTC). */
export const PayoutMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u);

export const endOfMonth = (month: string): Date => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
};

/**
 * The payout for a month: everything due by the end of the month and not yet paid, if the total reaches the minimum.
 * If the month has already been paid, the same payout is returned again; `isNew` is true until the payout’s row has
 * been written.
 */
export const payoutOf = (
  rows: readonly AffiliateRow[],
  month: string,
  now: Date,
): { readonly row: AffiliateRow; readonly isNew: boolean } | undefined => {
  const id = payoutId(month);
  const made = rows.find((row) => row.id === id);
  if (made !== undefined) return { row: made, isNew: false };
  const end = endOfMonth(month).getTime();
  const cents = total(rows.filter((row) => isPayout(row) || Date.parse(row.dueAt) < end));
  if (cents < AFFILIATE.payoutMinimumCents) return undefined;
  const at = now.toISOString();
  return { row: { id, kind: 'payout', cents: -cents, currency: CURRENCY, at, dueAt: at }, isNew: true };
};
