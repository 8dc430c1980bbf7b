import { z } from 'zod';
import { liveCustomer } from '#local/stripe/billing/customers.ts';
import { BLANK_INVOICE, finalizeInvoice } from '#local/stripe/billing/invoicing.ts';
import type { Account } from '#local/stripe/records/account.ts';
import type { InvoiceRecord } from '#local/stripe/records/records.ts';
import { invoiceObject } from '../objects/invoice.ts';
import { invoiceItemObject } from '../objects/invoice-line.ts';
import { invalid, missing } from '../stripe-error.ts';
import {
  bool,
  type Call,
  call,
  get,
  int,
  isWanted,
  mergeMetadata,
  metadata,
  pageOf,
  paging,
  post,
  text,
} from './call.ts';
import { payInvoice } from './pay-invoice.ts';

const none = z.strictObject({});
const STATUSES = z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']);

export const findInvoice = ({ records }: Account, id: string, param = 'id'): InvoiceRecord => {
  const invoice = records.find('invoices', id);
  if (!invoice) throw missing('invoice', id, param);
  return invoice;
};

const NewInvoice = z.strictObject({
  customer: text,
  collection_method: z.literal('charge_automatically').optional(),
  auto_advance: bool.default(false),
  currency: z.literal('usd').default('usd'),
  description: text.optional(),
  default_payment_method: text.optional(),
  pending_invoice_items_behavior: z.literal('exclude').optional(),
  metadata,
});

const NewItem = z.strictObject({
  customer: text,
  invoice: text,
  amount: int,
  currency: z.literal('usd'),
  description: text.optional(),
  period: z.strictObject({ start: int, end: int }).optional(),
  metadata,
});

const OnlyExpected = (invoice: InvoiceRecord, status: InvoiceRecord['status'], refusal: string): void => {
  if (invoice.status !== status) throw invalid(refusal, undefined, 'invoice_not_editable');
};

export const INVOICE_CALLS: readonly Call[] = [
  call(
    'invoices.list',
    get('/v1/invoices'),
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: STATUSES.optional(),
    }),
    (account, params) => {
      const wanted = account.records.all('invoices').filter((one) => isWanted(one, params));
      return pageOf('/v1/invoices', wanted, params, (invoice) => invoiceObject(account, invoice));
    },
  ),
  call('invoices.create', post('/v1/invoices'), NewInvoice, (account, params) => {
    const { records, now } = account;
    const { customer, default_payment_method: card = null } = params;
    if (!liveCustomer(account, customer)) throw missing('customer', customer, 'customer');
    if (card && records.find('paymentMethods', card)?.customer !== customer)
      throw missing('PaymentMethod', card, 'default_payment_method');
    const invoice = records.put('invoices', {
      ...account.born('in'),
      ...BLANK_INVOICE,
      customer,
      subscription: null,
      status: 'draft',
      billingReason: 'manual',
      currency: params.currency,
      description: params.description ?? null,
      autoAdvance: params.auto_advance,
      metadata: mergeMetadata({}, params.metadata),
      periodStart: now,
      periodEnd: now,
      defaultPaymentMethod: card,
    });
    return invoiceObject(account, invoice);
  }),
  call('invoiceItems.create', post('/v1/invoiceitems'), NewItem, (account, params) => {
    const { records, now } = account;
    const invoice = findInvoice(account, params.invoice, 'invoice');
    if (invoice.customer !== params.customer) throw missing('customer', params.customer, 'customer');
    OnlyExpected(invoice, 'draft', 'This invoice is no longer editable.');
    const item = records.put('invoiceItems', {
      ...account.born('ii'),
      customer: params.customer,
      invoice: invoice.id,
      amount: params.amount,
      currency: params.currency,
      description: params.description ?? null,
      metadata: mergeMetadata({}, params.metadata),
      periodStart: params.period?.start ?? now,
      periodEnd: params.period?.end ?? now,
    });
    const { amount, description, periodStart, periodEnd } = item;
    const line = {
      id: account.newId('il'),
      amount,
      description,
      quantity: 1,
      price: null,
      invoiceItem: item.id,
      periodStart,
      periodEnd,
      metadata: item.metadata,
    };
    records.update('invoices', invoice.id, { lines: [...invoice.lines, line] });
    return invoiceItemObject(item);
  }),
  call('invoices.retrieve', get('/v1/invoices/:id'), none, (account, _, id) =>
    invoiceObject(account, findInvoice(account, id)),
  ),
  call(
    'invoices.finalizeInvoice',
    post('/v1/invoices/:id/finalize'),
    z.strictObject({ auto_advance: bool.optional() }),
    (account, params, id) => {
      OnlyExpected(findInvoice(account, id), 'draft', 'This invoice is already finalized.');
      if (params.auto_advance !== undefined)
        account.records.update('invoices', id, { autoAdvance: params.auto_advance });
      return invoiceObject(account, finalizeInvoice(account, id));
    },
  ),
  call(
    'invoices.pay',
    post('/v1/invoices/:id/pay'),
    z.strictObject({ payment_method: text.optional(), off_session: bool.default(true) }),
    (account, params, id) => payInvoice(account, findInvoice(account, id), params),
  ),
  call('invoices.voidInvoice', post('/v1/invoices/:id/void'), none, (account, _, id) => {
    const { records, now } = account;
    const invoice = findInvoice(account, id);
    OnlyExpected(invoice, 'open', 'You can only void an open invoice.');
    const voided = records.update('invoices', id, {
      status: 'void',
      voidedAt: now,
      nextStep: null,
      pendingPaymentMethod: null,
    });
    if (invoice.paymentIntent)
      records.update('paymentIntents', invoice.paymentIntent, { status: 'canceled', canceledAt: now });
    return invoiceObject(account, voided);
  }),
];
