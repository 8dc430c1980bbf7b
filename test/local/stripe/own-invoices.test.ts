import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { type CARDS, card, idOf, subscriber } from '#test/support/billing/stripe.ts';

/** An invoice that we create ourselves, as an upgrade does, charged to the plan's card. */
async function upgrade(with_: keyof typeof CARDS) {
  const buyer = await subscriber(with_);
  const { default_payment_method } = await buyer.subscription();
  const draft = await buyer.stripe.invoices.create({
    customer: buyer.customer.id,
    collection_method: 'charge_automatically',
    auto_advance: false,
    default_payment_method: idOf(default_payment_method),
    metadata: { kind: 'upgrade', to: 'growth' },
  });
  await buyer.stripe.invoiceItems.create({
    customer: buyer.customer.id,
    invoice: draft.id,
    amount: 3000,
    currency: 'usd',
    description: 'Growth instead of Starter',
  });
  const open = await buyer.stripe.invoices.finalizeInvoice(draft.id);
  return { ...buyer, draft, open, again: () => buyer.stripe.invoices.retrieve(draft.id) };
}

test('an invoice that we create is drafted, given its items, opened and paid with the plan’s card', async () => {
  const { stripe, draft, open, again, types } = await upgrade('paid');
  expect(draft).toMatchObject({ status: 'draft', total: 0, hosted_invoice_url: null });
  expect(open).toMatchObject({ status: 'open', total: 3000, billing_reason: 'manual', parent: null });
  const paid = await stripe.invoices.pay(draft.id, { expand: ['payments.data.payment.payment_intent'] });
  expect(paid).toMatchObject({
    status: 'paid',
    amount_paid: 3000,
    metadata: { kind: 'upgrade', to: 'growth' },
    payments: { data: [{ status: 'paid', payment: { payment_intent: { status: 'succeeded' } } }] },
  });
  expect(types().at(-1)).toBe('invoice.paid');
  expect(await again()).not.toHaveProperty('payments');
  await expect(stripe.invoices.pay(draft.id)).rejects.toMatchObject({ code: 'invoice_already_paid' });
});

test('a declined upgrade is a card error, and the customer can pay on the invoice page', async () => {
  const { model, stripe, draft, open, again, types } = await upgrade('failsLater');
  const refusal: unknown = await stripe.invoices.pay(draft.id).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(refusal).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    payment_intent: { status: 'requires_payment_method' },
  });
  expect(await again()).toMatchObject({ status: 'open', attempt_count: 1 });
  expect(types().at(-1)).toBe('invoice.payment_failed');
  expect(open.hosted_invoice_url).toContain(draft.id);
  expect(model.payInvoice(draft.id, card('paid'))).toEqual({ outcome: 'done' });
  expect(await again()).toMatchObject({ status: 'paid' });
});

test('if a bank requires authentication for every payment, an upgrade waits until the customer completes the check', async () => {
  const { model, stripe, draft, again, types } = await upgrade('alwaysAuthenticates');
  const refusal: unknown = await stripe.invoices.pay(draft.id).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(refusal).toMatchObject({
    code: 'invoice_payment_intent_requires_action',
    payment_intent: { status: 'requires_action', next_action: { type: 'redirect_to_url' } },
  });
  expect(types().slice(-2)).toEqual(['invoice.payment_action_required', 'invoice.payment_failed']);
  expect(model.answerBankForInvoice(draft.id, false)).toMatchObject({ outcome: 'declined' });
  expect(model.payInvoice(draft.id, card('alwaysAuthenticates'))).toEqual({ outcome: 'authenticate' });
  expect(model.answerBankForInvoice(draft.id, true)).toEqual({ outcome: 'done' });
  expect(await again()).toMatchObject({ status: 'paid' });
});

test('a bank that required authentication at the checkout does not ask again', async () => {
  const { stripe, draft } = await upgrade('authenticates');
  expect(await stripe.invoices.pay(draft.id)).toMatchObject({ status: 'paid' });
});

test('an invoice without a card to charge cannot be paid', async () => {
  const { stripe, customer, subscription } = await subscriber();
  const draft = await stripe.invoices.create({ customer: customer.id });
  await stripe.invoiceItems.create({
    customer: customer.id,
    invoice: draft.id,
    amount: 100,
    currency: 'usd',
  });
  await expect(stripe.invoices.pay(draft.id)).rejects.toMatchObject({ statusCode: 400 });
  const { default_payment_method } = await subscription();
  const paid = await stripe.invoices.pay(draft.id, { payment_method: idOf(default_payment_method) });
  expect(paid.status).toBe('paid');
});

test('an open invoice can be voided, and can never be paid after that', async () => {
  const { model, stripe, draft, open } = await upgrade('paid');
  expect(await stripe.invoices.voidInvoice(open.id)).toMatchObject({ status: 'void' });
  await expect(stripe.invoices.pay(draft.id)).rejects.toMatchObject({ code: 'invoice_not_editable' });
  expect(model.payInvoice(draft.id, card('paid'))).toEqual({ outcome: 'over' });
});

test('an invoice for zero is paid as soon as it is opened', async () => {
  const { stripe, customer } = await subscriber();
  const { id } = await stripe.invoices.create({ customer: customer.id });
  expect(await stripe.invoices.finalizeInvoice(id)).toMatchObject({ status: 'paid', total: 0 });
});

test("lists a customer's invoices by status", async () => {
  const { stripe, customer, open, invoiceId } = await upgrade('paid');
  const ids = async (status: 'open' | 'paid') =>
    (await stripe.invoices.list({ customer: customer.id, status })).data.map(({ id }) => id);
  expect(await ids('open')).toEqual([open.id]);
  expect(await ids('paid')).toEqual([invoiceId]);
});
