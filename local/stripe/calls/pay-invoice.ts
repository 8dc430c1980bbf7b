import { cardFor, collect, finalizeInvoice } from '#local/stripe/billing/invoicing.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { InvoiceRecord } from '#local/stripe/records/records.ts';
import { invoiceObject } from '../objects/invoice.ts';
import { paymentIntentObject } from '../objects/payment.ts';
import { invalid, missing, StripeFailure } from '../stripe-error.ts';

interface Wish {
  readonly payment_method?: string | undefined;
  readonly off_session: boolean;
}

/** Charges an open invoice now: returns the invoice object if it was paid, otherwise throws the card’s error. */
export function payInvoice(account: Account, invoice: InvoiceRecord, wish: Wish) {
  const { records } = account;
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'draft' && invoice.status !== 'open')
    throw invalid('This invoice can no longer be paid.', undefined, 'invoice_not_editable');
  const named = wish.payment_method;
  if (named && records.find('paymentMethods', named)?.customer !== invoice.customer)
    throw missing('PaymentMethod', named, 'payment_method');
  const card = named ?? cardFor(account, invoice);
  if (!card) {
    throw invalid(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`.',
      undefined,
      'resource_missing',
    );
  }
  const open = invoice.status === 'draft' ? finalizeInvoice(account, invoice.id) : invoice;
  if (open.status === 'paid') return invoiceObject(account, open);
  const attempt = collect(account, open.id, { paymentMethod: card, presence: 'absent' });
  const after = records.get('invoices', open.id);
  if (attempt?.outcome === 'paid') return invoiceObject(account, after);
  const intent = records.get('paymentIntents', after.paymentIntent ?? '');
  const payment_intent = paymentIntentObject(account, intent);
  if (attempt?.outcome !== 'declined') {
    throw new StripeFailure(
      402,
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
      { code: 'invoice_payment_intent_requires_action', payment_intent },
    );
  }
  const { id: charge, failureMessage, failureCode, declineCode } = attempt.charge;
  throw new StripeFailure(402, failureMessage ?? '', {
    code: failureCode ?? 'card_declined',
    decline_code: declineCode ?? 'generic_decline',
    charge,
    payment_intent,
  });
}
