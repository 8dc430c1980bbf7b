import { isSamePerson, type Person } from '#functions/domain/account/person.ts';
import type { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';

/**
 * Changed invoices, of which new ones earn nothing when customer and affiliate are the same person. An invoice that has
 * earned keeps doing so, so that its refund still takes the commission back.
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
