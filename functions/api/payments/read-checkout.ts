import type { routes } from '#contract/routes.ts';
import type { CheckoutStatus } from '#contract/schemas/payments.ts';
import type { Order } from '#functions/domain/billing/order.ts';
import type { Billing, CheckoutFact, Payments } from '#functions/domain/billing/ports.ts';
import { CURRENCY, planOf } from '#functions/domain/plans/plans.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { fulfil } from '#functions/services/billing/fulfil.ts';
import { providerOf } from './provider.ts';

const CHECKOUT_ID = /^cs_\w{1,250}$/u;

interface Ports {
  readonly payments: Payments;
  readonly billing: Billing;
}

/**
 * Returns the state of a purchase, and fulfils it once it is paid. Accepts the provider's checkout ID or our
 * order's ID. Creators who leave the provider’s page by going back return with our order’s ID; that page is then
 * closed for good.
 */
export const readCheckout =
  ({
    payments,
    billing,
  }: {
    readonly payments: Lazy<Payments | undefined>;
    readonly billing: Lazy<Billing>;
  }): Handle<typeof routes.readCheckout> =>
  async ({ params }, { userId, now }) => {
    const store = billing();
    const customerId = await store.customerOf(userId);
    if (customerId === undefined) throw new Refusal('not_found');
    const ports = { payments: providerOf(payments), billing: store };
    const order = await store.findOrder(userId, params.session_id);
    if (order?.kind === 'change') return { reply: await changeStatus(ports, order, now) };
    const checkoutId = order === undefined ? params.session_id : order.checkoutId;
    if (checkoutId === undefined || !CHECKOUT_ID.test(checkoutId)) throw new Refusal('not_found');
    if (order !== undefined) await ports.payments.expireCheckout(checkoutId);
    const checkout = await ports.payments.findCheckout(checkoutId);
    if (checkout === undefined || checkout.userId !== userId || checkout.customerId !== customerId)
      throw new Refusal('not_found');
    return { reply: await checkoutStatus(ports, checkout, { userId, now, isBack: order !== undefined }) };
  };

interface Asked {
  readonly userId: string;
  readonly now: Date;
  /** Whether the buyer returned through the cancel URL. */
  readonly isBack: boolean;
}

/** Whether an invoice's credits have been granted; calls the provider only if our records don't show it. */
const isGranted = async (
  ports: Ports,
  userId: string,
  invoiceId: string | undefined,
  now: Date,
): Promise<boolean> => {
  const granted = (rows: readonly { readonly id: string }[] = []) => rows.some(({ id }) => id === invoiceId);
  if (granted(await ports.billing.invoices(userId))) return true;
  return granted((await fulfil(ports, userId, now))?.invoices);
};

const checkoutStatus = async (
  ports: Ports,
  checkout: CheckoutFact,
  { userId, now, isBack }: Asked,
): Promise<CheckoutStatus> => {
  const facts = {
    plan_name: checkout.plan === undefined ? '' : planOf(checkout.plan).name,
    amount_total: checkout.cents,
    currency: checkout.currency,
  };
  if (checkout.status !== 'complete')
    return { payment_status: 'unpaid', status: isBack ? 'cancelled' : checkout.status, ...facts };
  const isPaid = checkout.isPaid && (await isGranted(ports, userId, checkout.invoiceId, now));
  return { payment_status: isPaid ? 'paid' : 'unpaid', status: 'complete', ...facts };
};

const changeStatus = async (ports: Ports, order: Order, now: Date): Promise<CheckoutStatus> => {
  const { ownerId, plan, cents, invoiceId } = order;
  const facts = { plan_name: planOf(plan).name, amount_total: cents, currency: CURRENCY };
  if (invoiceId === undefined || (await isGranted(ports, ownerId, invoiceId, now)))
    return { payment_status: 'paid', status: 'complete', ...facts };
  const known = await fulfil(ports, ownerId, now);
  const invoice = known?.facts.invoices.find(({ id }) => id === invoiceId);
  if (invoice?.status !== 'open') return { payment_status: 'unpaid', status: 'cancelled', ...facts };
  const pay = invoice.url === undefined ? {} : { pay_url: invoice.url };
  return { payment_status: 'unpaid', status: 'open', ...facts, ...pay };
};
