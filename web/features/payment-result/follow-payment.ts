import type { CheckoutStatus } from '#contract/schemas/payments.ts';
import { type PaymentState, stateOf } from './payment-outcome.ts';

const POLL_MILLISECONDS = 2000;
const MAX_POLLS = 10;
/** Paying manually on the provider's page takes longer, so ten minutes are allowed. */
const ASKED_POLL_MILLISECONDS = 5000;
const MAX_POLLS_ASKED = 120;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Polls until the payment is settled, at most ten times, and stops when a call fails. Reports each pending
 * state to `tell`. While the card holder has to pay on the provider's page, polling continues for longer and despite
 * failed calls, because connections may drop.
 */
export const followPayment = async (
  read: () => Promise<CheckoutStatus>,
  signal: AbortSignal,
  tell: (state: PaymentState) => void = () => {},
): Promise<PaymentState> => {
  let asked: PaymentState | undefined;
  for (let poll = 1; poll <= (asked ? MAX_POLLS_ASKED : MAX_POLLS) && !signal.aborted; poll += 1) {
    const state = await read().then(stateOf, (error: unknown) => {
      if (asked === undefined) throw error;
      return asked;
    });
    if (state.kind !== 'verifying' && state.kind !== 'asked') return state;
    if (state.kind === 'asked') asked = state;
    if (!signal.aborted) tell(state);
    await pause(asked ? ASKED_POLL_MILLISECONDS : POLL_MILLISECONDS, signal);
  }
  return { kind: 'timeout' };
};
