import { z } from 'zod';
import { AFFILIATE, MONEY_BACK_DAYS } from '#contract/catalogue.ts';
import { AffiliateCode } from '#contract/schemas/affiliate.ts';
import { isRevoked, type PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { CURRENCY } from '#functions/domain/plans/plans.ts';

/** The affiliate program: who brought whom, what that earns, and what is paid out when. Amounts are cents. */

const DAY_MS = 86_400_000;

/** A visit by an affiliate's link. */
export interface Click {
  readonly code: string;
  readonly at: Date;
}

/** A click as the visitor's browser keeps it, and what is left of it at `now`: nothing when it is too old or no click. */
export const rememberedClick = ({ code, at }: Click): string => `${code}.${at.getTime()}`;

export const clickOf = (remembered: string | undefined, now: Date): Click | undefined => {
  const [, text = '', time = ''] = /^(\w+)\.(\d{13})$/u.exec(remembered ?? '') ?? [];
  const code = AffiliateCode.safeParse(text);
  const age = now.getTime() - Number(time);
  if (!code.success || age < 0 || age > AFFILIATE.attributionDays * DAY_MS) return undefined;
  return { code: code.data, at: new Date(Number(time)) };
};

/** One row of an affiliate's ledger. What they have is the sum of the rows; no row is ever changed. */
export const AffiliateRow = z.object({
  id: z.string(),
  kind: z.enum(['earned', 'reversed', 'restored', 'payout']),
  /** Below zero for what is taken back and for what was paid out. */
  cents: z.int(),
  currency: z.string(),
  at: z.iso.datetime(),
  /** From when on it counts for payouts; payouts themselves count at once. */
  dueAt: z.iso.datetime(),
  invoiceId: z.string().optional(),
});
export type AffiliateRow = z.infer<typeof AffiliateRow>;

/** What an invoice earns, as its money stands now. */
export const commissionOf = (invoice: PaidInvoice): number =>
  isRevoked(invoice)
    ? 0
    : Math.floor((Math.max(0, invoice.cents - invoice.refundedCents) * AFFILIATE.commissionPercent) / 100);

/**
 * The ledger rows that follow when invoices become `changed`. `version` is the version of the account that fences the
 * fulfilment: an id that holds it is written once.
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
      // Commission is due when the customer can no longer ask for the money.
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

/** What an affiliate has at `now`. */
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

/** A month of payouts, `2026-11` (UTC). */
export const PayoutMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u);

export const endOfMonth = (month: string): Date => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
};

/**
 * What a month pays: what was due by its end and not paid yet, when that is worth a transfer. A month that was paid
 * pays the same again, and `isNew` says whether its row is still to be written.
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
