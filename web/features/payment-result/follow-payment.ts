import type { CheckoutStatus } from '#contract/payments.ts';
import { type PaymentState, stateOf } from './payment-outcome.ts';

const POLL_MILLISECONDS = 2000;
const MAX_POLLS = 10;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_MILLISECONDS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks until the payment is settled, at most ten times; a call that fails ends it. */
export const followPayment = async (
  read: () => Promise<CheckoutStatus>,
  signal: AbortSignal,
): Promise<PaymentState> => {
  for (let poll = 1; poll <= MAX_POLLS && !signal.aborted; poll += 1) {
    const state = stateOf(await read());
    if (state.kind !== 'verifying') return state;
    await pause(signal);
  }
  return { kind: 'timeout' };
};
