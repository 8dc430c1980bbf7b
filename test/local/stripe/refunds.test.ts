import { expect, test } from 'vitest';
import { idOf, subscriber } from '#test/support/billing/stripe.ts';
import { defined, takeFrom } from '#test/support/values.ts';

/** A customer who paid, with the payment for their invoice. */
async function payment(with_: 'paid' | 'disputed' = 'paid') {
  const buyer = await subscriber(with_);
  const [made] = (await buyer.stripe.invoicePayments.list({ invoice: buyer.invoiceId })).data;
  const paymentIntent = idOf(made?.payment.payment_intent);
  const charge = async () => {
    const intent = await buyer.stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] });
    return buyer.stripe.charges.retrieve(
      typeof intent.latest_charge === 'string' ? intent.latest_charge : defined(intent.latest_charge).id,
      { expand: ['refunds'] },
    );
  };
  return { ...buyer, paymentIntent, charge };
}

test('finds a payment by its invoice, and an invoice by its payment', async () => {
  const { stripe, paymentIntent, invoiceId, customer } = await payment();
  const found = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
  });
  expect(found.data).toMatchObject([{ invoice: invoiceId, status: 'paid', amount_paid: 3900 }]);
  expect((await stripe.charges.list({ customer: customer.id })).data).toMatchObject([
    { paid: true, amount: 3900, payment_intent: paymentIntent },
  ]);
});

test('refunds part of a payment, then the rest, and not a cent more', async () => {
  const { stripe, paymentIntent, charge, types } = await payment();
  const first = await stripe.refunds.create({
    payment_intent: paymentIntent,
    amount: 900,
    reason: 'requested_by_customer',
    metadata: { by: 'support' },
  });
  expect(first).toMatchObject({
    object: 'refund',
    amount: 900,
    status: 'succeeded',
    payment_intent: paymentIntent,
  });
  expect(await charge()).toMatchObject({
    amount_refunded: 900,
    refunded: false,
    refunds: { data: [{ id: first.id }] },
  });
  await expect(stripe.refunds.create({ payment_intent: paymentIntent, amount: 3001 })).rejects.toMatchObject({
    param: 'amount',
  });
  const rest = await stripe.refunds.create({ charge: (await charge()).id });
  expect(rest.amount).toBe(3000);
  expect(await charge()).toMatchObject({ amount_refunded: 3900, refunded: true });
  await expect(stripe.refunds.create({ payment_intent: paymentIntent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await stripe.refunds.list({ payment_intent: paymentIntent })).data.map(({ id }) => id)).toEqual([
    rest.id,
    first.id,
  ]);
  expect(await stripe.refunds.retrieve(first.id)).toMatchObject({ metadata: { by: 'support' } });
  expect(types().slice(-4)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.created',
    'charge.refunded',
  ]);
});

test.each(['won', 'lost'] as const)(
  'the cardholder opens a dispute, and the bank decides that it is %s',
  async (end) => {
    const { model, stripe, paymentIntent, charge, types } = await payment();
    model.openDispute(paymentIntent, 'product_not_received');
    const [dispute] = (await stripe.disputes.list({ payment_intent: paymentIntent })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 3900, reason: 'product_not_received' });
    expect((await charge()).disputed).toBe(true);
    await expect(stripe.refunds.create({ payment_intent: paymentIntent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    model.closeDispute(defined(dispute).id, end);
    expect(await stripe.disputes.retrieve(defined(dispute).id)).toMatchObject({ status: end });
    expect(() => model.closeDispute(defined(dispute).id, end)).toThrow('already closed');
    expect(types().slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
  },
);

test('Stripe’s own test card opens a dispute, and Stripe’s test evidence decides it', async () => {
  const won = await payment('disputed');
  const [dispute] = (await won.stripe.disputes.list({ payment_intent: won.paymentIntent })).data;
  expect(dispute?.reason).toBe('fraudulent');
  const evidence = { uncategorized_text: 'winning_evidence' };
  expect(await won.stripe.disputes.update(defined(dispute).id, { evidence })).toMatchObject({
    status: 'won',
  });
  const lost = await payment('disputed');
  const [other] = takeFrom((await lost.stripe.disputes.list()).data);
  expect(await lost.stripe.disputes.close(other.id)).toMatchObject({ status: 'lost' });
});
