import { describe, expect, it } from 'vitest';
import { messageOf, NO_SESSION, stateOf } from '#web/features/payment-result/payment-outcome.ts';

const status = (facts: { payment_status?: string; status?: string; currency?: string; pay_url?: string }) =>
  stateOf({
    payment_status: 'unpaid',
    status: 'open',
    plan_name: 'starter',
    amount_total: 3900,
    currency: 'usd',
    ...facts,
  });

describe('a payment', () => {
  // Proves payment-success-plan-amount-completed.
  it('is successful once it is paid, even if its session has expired', () => {
    expect(status({ payment_status: 'paid', status: 'expired' })).toEqual({
      kind: 'success',
      plan: 'starter',
      amount: '$39.00',
    });
  });

  it('still shows its amount when the currency is unknown', () =>
    expect(status({ payment_status: 'paid', currency: '?' })).toMatchObject({ amount: '39.00 ?' }));

  it('is checked again while it is open', () => expect(status({})).toEqual({ kind: 'verifying' }));

  it('has a link to the payment page while it waits for the cardholder', () =>
    expect(status({ pay_url: 'https://pay.example/i/1' })).toEqual({
      kind: 'asked',
      amount: '$39.00',
      payUrl: 'https://pay.example/i/1',
    }));

  // Proves payment-expired-cancelled-payments, message-payment-expired-cancelled-timed-out.
  it('is reported in the product’s own words when it was not completed', () => {
    expect(messageOf(status({ status: 'expired' }))).toBe('Payment session expired. Please try again.');
    expect(messageOf(status({ status: 'cancelled' }))).toBe('Payment was cancelled.');
    expect(messageOf({ kind: 'timeout' })).toBe('Payment verification timed out. Please contact support.');
    expect(messageOf({ kind: 'error', message: NO_SESSION })).toBe('No payment session found');
    expect(messageOf(status({}))).toBe('Something went wrong with your payment.');
  });
});
