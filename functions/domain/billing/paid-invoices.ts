import { MONEY_BACK_DAYS } from '#contract/catalogue.ts';
import { CURRENCY, planOf, wasSoldAt } from '#functions/domain/plans/plans.ts';
import { type InvoiceFact, isRevoked, type PaidInvoice } from './billing-facts.ts';
import { sum } from './sum.ts';

/** How long after an invoice is paid a refund still takes back its credits. */
const REFUND_MS = MONEY_BACK_DAYS * 86_400_000;

/** How many credits the largest plan paid for in the period of `invoice` comes with. */
const grantedIn = (invoice: InvoiceFact, known: readonly PaidInvoice[]): number =>
  Math.max(
    0,
    ...known
      .filter(
        (other) =>
          other.subscriptionId === invoice.subscriptionId &&
          other.periodStart === invoice.periodStart &&
          !isRevoked(other),
      )
      .map(({ plan }) => planOf(plan).credits),
  );

/**
 * A paid invoice as a row, with its credits. The plan’s line item must match a catalogue price, possibly an older
 * one; taxes and discounts only change the amount paid. Undefined when nothing matches exactly: the invoice then
 * grants nothing, and an operator must check it.
 */
export const acceptInvoice = (
  ownerId: string,
  invoice: InvoiceFact,
  known: readonly PaidInvoice[],
): PaidInvoice | undefined => {
  const { kind, plan, priceCents, from, planCents, cents, taxCents, currency, paidAt } = invoice;
  const created = new Date(invoice.createdAt);
  if (plan === undefined || priceCents === undefined) return undefined;
  if (paidAt === undefined || currency !== CURRENCY) return undefined;
  if (kind === 'upgrade' && from === undefined) return undefined;
  const paidBefore = priceCents - planCents;
  if (planCents <= 0 || !wasSoldAt(plan, priceCents, created)) return undefined;
  if (from === undefined ? paidBefore !== 0 : !wasSoldAt(from, paidBefore, created)) return undefined;
  const had = from === undefined ? 0 : Math.max(planOf(from).credits, grantedIn(invoice, known));
  const { id, subscriptionId, periodStart, periodEnd, url } = invoice;
  return {
    id,
    ownerId,
    kind,
    subscriptionId,
    plan,
    priceCents,
    planCents,
    cents,
    taxCents,
    currency,
    paidAt,
    periodStart,
    periodEnd,
    ...(from === undefined ? {} : { from }),
    ...(url === undefined ? {} : { url }),
    credits: Math.max(0, planOf(plan).credits - had),
    claimed: 0,
    refundedCents: 0,
    disputed: false,
  };
};

/** An accepted invoice after refunds and disputes, and how many credits those now claim. */
export const followMoney = (
  row: PaidInvoice,
  { refunds, dispute }: InvoiceFact,
): { readonly row: PaidInvoice; readonly due: number; readonly all: boolean } => {
  const inTime = sum(
    refunds
      .filter(({ at }) => Date.parse(at) - Date.parse(row.paidAt) <= REFUND_MS)
      .map(({ cents }) => cents),
  );
  // The provider no longer reports very old disputes.
  const disputed = dispute === 'none' ? row.disputed : dispute !== 'won';
  const share = row.cents === 0 ? 0 : Math.min(1, inTime / row.cents);
  const all = dispute === 'lost' || share === 1;
  const claimed = Math.max(row.claimed, all ? row.credits : Math.floor(row.credits * share));
  const refundedCents = sum(refunds.map(({ cents }) => cents));
  return { row: { ...row, disputed, claimed, refundedCents }, due: claimed - row.claimed, all };
};
