import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPayment } from '#web/features/payment-result/follow-payment.ts';

const OPEN = {
  payment_status: 'unpaid',
  status: 'open',
  plan_name: 'Growth',
  amount_total: 6900,
  currency: 'usd',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a payment', () => {
  // Proves payment-payment-time-out, state-payment-ten-polls-two-seconds, constant-payment-polling.
  it('is polled ten times, two seconds apart, before it times out', async () => {
    const read = vi.fn(async () => OPEN);
    const end = followPayment(read, new AbortController().signal);
    for (let look = 1; look <= 10; look += 1) {
      await vi.advanceTimersByTimeAsync(0);
      expect(read).toHaveBeenCalledTimes(look);
      await vi.advanceTimersByTimeAsync(1999);
      expect(read).toHaveBeenCalledTimes(look);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(await end).toEqual({ kind: 'timeout' });
    expect(read).toHaveBeenCalledTimes(10);
  });

  // Proves payment-upgrade-needs-bank-authentication.
  it('is reported as waiting for the cardholder, and is still followed after a lost connection', async () => {
    const read = vi.fn(async () => ({ ...OPEN, pay_url: 'https://pay.example/i/1' }));
    const told = vi.fn();
    const end = followPayment(read, new AbortController().signal, told);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveBeenLastCalledWith({
      kind: 'asked',
      amount: '$69.00',
      payUrl: 'https://pay.example/i/1',
    });
    read.mockRejectedValueOnce(new Error('The connection is gone.'));
    await vi.advanceTimersByTimeAsync(5000);
    read.mockResolvedValue({ ...OPEN, pay_url: 'https://pay.example/i/1', payment_status: 'paid' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await end).toEqual({ kind: 'success', plan: 'Growth', amount: '$69.00' });
  });

  it('is not polled again once it is settled or the page is closed', async () => {
    const read = vi
      .fn(async () => OPEN)
      .mockResolvedValueOnce(OPEN)
      .mockResolvedValueOnce({ ...OPEN, status: 'expired' });
    const end = followPayment(read, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await end).toEqual({ kind: 'expired' });
    expect(read).toHaveBeenCalledTimes(2);
    const left = new AbortController();
    void followPayment(read, left.signal);
    await vi.advanceTimersByTimeAsync(0);
    left.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});
