import { isSamePerson, type Person } from '#functions/domain/account/person.ts';
import type { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';

/**
 * The changed invoices. New ones earn no commission if the customer and the affiliate are the same person. An invoice
 * that has already earned a commission keeps it, so that the commission can still be taken back after a refund.
 */
export const withoutOwnReferrals = (
  changed: readonly PaidInvoice[],
  known: readonly PaidInvoice[],
  customer: Person,
  affiliate: Person,
): readonly PaidInvoice[] =>
  isSamePerson(customer, affiliate)
    ? changed.map((invoice) =>
        known.some(({ id }) => id === invoice.id) ? invoice : { ...invoice, isOwnReferral: true },
      )
    : changed;
