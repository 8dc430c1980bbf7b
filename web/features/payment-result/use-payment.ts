import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckoutStatus } from '#contract/payments.ts';
import { NOT_VERIFIED, type PaymentState, stateOf } from './payment-outcome.ts';

const POLL_MILLISECONDS = 2000;
const MAX_POLLS = 10;
const FAILED: PaymentState = { kind: 'error', message: NOT_VERIFIED };

const readStatus = async (sessionId: string, signal: AbortSignal): Promise<CheckoutStatus> => {
  const { api } = await import('#web/lib/api.ts');
  return api.readCheckout({ params: { session_id: sessionId }, signal });
};

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_MILLISECONDS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks until the payment is settled, at most ten times; a call that fails ends it. */
const followPayment = async (sessionId: string, signal: AbortSignal): Promise<PaymentState> => {
  for (let poll = 1; poll <= MAX_POLLS && !signal.aborted; poll += 1) {
    const state = stateOf(await readStatus(sessionId, signal));
    if (state.kind !== 'verifying') return state;
    await pause(signal);
  }
  return { kind: 'timeout' };
};

/** The state of the payment of a checkout session. */
export const usePayment = (sessionId: string | null): PaymentState => {
  const [state, setState] = useState<PaymentState>({ kind: 'verifying' });
  const queries = useQueryClient();
  useEffect(() => {
    if (sessionId === null) return undefined;
    const given = new AbortController();
    const follow = async (): Promise<void> => {
      const next = await followPayment(sessionId, given.signal).catch(() => FAILED);
      if (given.signal.aborted) return;
      setState(next);
      // Plan and credits of the person are new now.
      if (next.kind === 'success') await queries.invalidateQueries();
    };
    void follow();
    return () => given.abort();
  }, [queries, sessionId]);
  return state;
};
