import type { CheckoutStatus } from '#contract/payments.ts';
import { type PaymentState, stateOf } from './payment-outcome.ts';

const POLL_MILLISECONDS = 2000;
const MAX_POLLS = 10;
/** A person who pays on the provider's page needs longer than a machine: ten minutes. */
const MAX_POLLS_ASKED = 300;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_MILLISECONDS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Asks until the payment is settled, at most ten times; a call that fails ends it. What its holder is to do is told
 * meanwhile, and waited for.
 */
export const followPayment = async (
  read: () => Promise<CheckoutStatus>,
  signal: AbortSignal,
  tell: (state: PaymentState) => void = () => {},
): Promise<PaymentState> => {
  let most = MAX_POLLS;
  for (let poll = 1; poll <= most && !signal.aborted; poll += 1) {
    const state = stateOf(await read());
    if (state.kind !== 'verifying' && state.kind !== 'asked') return state;
    if (state.kind === 'asked') most = MAX_POLLS_ASKED;
    if (!signal.aborted) tell(state);
    await pause(signal);
  }
  return { kind: 'timeout' };
};
