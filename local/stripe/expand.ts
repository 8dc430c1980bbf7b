import { z } from 'zod';
import { balanceTransactionObject } from './objects/balance-transaction.ts';
import { anyCustomerObject, paymentMethodObject } from './objects/customer.ts';
import { invoiceObject, invoicePaymentObject } from './objects/invoice.ts';
import { listOf } from './objects/list.ts';
import { chargeObject, paymentIntentObject } from './objects/payment.ts';
import { productObject } from './objects/price.ts';
import { refundObject } from './objects/refund.ts';
import { subscriptionObject } from './objects/subscription.ts';
import type { Account } from './records/account.ts';
import { invalid } from './stripe-error.ts';

const MAX_DEPTH = 4;
const Fields = z.record(z.string(), z.unknown());
const List = z.object({ object: z.literal('list'), data: z.array(z.unknown()) });
const Expand = z.array(z.string());

type Lookup = (account: Account, id: string) => object;
const subscription: Lookup = (account, id) =>
  subscriptionObject(account, account.records.get('subscriptions', id));
const invoice: Lookup = (account, id) => invoiceObject(account, account.records.get('invoices', id));
const paymentMethod: Lookup = ({ records }, id) => paymentMethodObject(records.get('paymentMethods', id));
const charge: Lookup = (account, id) => chargeObject(account, account.records.get('charges', id));

/** Fields that hold an id, and the kind of object they expand to. */
const REFERENCES: Readonly<Record<string, Lookup>> = {
  customer: ({ records }, id) => anyCustomerObject(records.get('customers', id)),
  product: ({ records }, id) => productObject(records.get('products', id)),
  subscription,
  invoice,
  latest_invoice: invoice,
  default_payment_method: paymentMethod,
  payment_method: paymentMethod,
  payment_intent: (account, id) => paymentIntentObject(account, account.records.get('paymentIntents', id)),
  charge,
  latest_charge: charge,
  balance_transaction: balanceTransactionObject,
};

/** Fields omitted unless a request includes them, by object and name. */
const INCLUDED: Readonly<Record<string, Lookup>> = {
  'invoice.payments': (account, id) => {
    const payment = invoicePaymentObject(account, account.records.get('invoices', id));
    return listOf(`/v1/invoice_payments?invoice=${id}`, payment ? [payment] : []);
  },
  'charge.refunds': (account, id) => {
    const refunds = account.records.all('refunds').filter((refund) => refund.charge === id);
    return listOf(
      `/v1/charges/${id}/refunds`,
      refunds.toReversed().map((refund) => refundObject(account, refund)),
    );
  },
  'customer.subscriptions': (account, id) => {
    const own = account.records
      .all('subscriptions')
      .filter((one) => one.customer === id && one.status !== 'canceled');
    return listOf(
      `/v1/customers/${id}/subscriptions`,
      own.toReversed().map((one) => subscriptionObject(account, one)),
    );
  },
};

function expandIn(account: Account, value: unknown, path: readonly string[], whole: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined || value === null) return value;
  const list = List.safeParse(value).data;
  const fields = Fields.safeParse(value).data;
  if (list && name === 'data')
    return { ...fields, data: list.data.map((item) => expandIn(account, item, rest, whole)) };
  if (!fields) throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  const included = INCLUDED[`${String(fields['object'])}.${name}`];
  const current = fields[name] ?? included?.(account, String(fields['id'])) ?? null;
  const reference = REFERENCES[name];
  if (typeof current === 'string' && !reference)
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  if (current === null && !(name in fields) && !included)
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  const object = typeof current === 'string' ? reference?.(account, current) : current;
  return { ...fields, [name]: expandIn(account, object, rest, whole) };
}

/** Separates `expand` from the other parameters. */
export function takeExpand(params: Readonly<Record<string, unknown>>) {
  const { expand = [], ...rest } = params;
  const paths = Expand.safeParse(expand).data;
  if (!paths) throw invalid('Invalid expand', 'expand');
  for (const path of paths) {
    if (path.split('.').length > MAX_DEPTH) {
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`, 'expand');
    }
  }
  return { paths, rest };
}

/** Replaces ids with whole objects, and adds omitted fields, along each path. */
export const expand = (account: Account, body: unknown, paths: readonly string[]): unknown =>
  paths.reduce((value, path) => expandIn(account, value, path.split('.'), path), body);
