import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckoutStatus } from '#contract/schemas/payments.ts';
import { followPayment } from './follow-payment.ts';
import { NOT_VERIFIED, type PaymentState } from './payment-outcome.ts';

const FAILED: PaymentState = { kind: 'error', message: NOT_VERIFIED };

const readStatus = async (sessionId: string, signal: AbortSignal): Promise<CheckoutStatus> => {
  const { api } = await import('#web/data/api/api.ts');
  return api.readCheckout({ params: { session_id: sessionId }, signal });
};

/** The payment state of a checkout session. */
export const usePayment = (sessionId: string | null): PaymentState => {
  const [state, setState] = useState<PaymentState>({ kind: 'verifying' });
  const queries = useQueryClient();
  useEffect(() => {
    if (sessionId === null) return undefined;
    const given = new AbortController();
    const follow = async (): Promise<void> => {
      const read = () => readStatus(sessionId, given.signal);
      const next = await followPayment(read, given.signal, setState).catch(() => FAILED);
      if (given.signal.aborted) return;
      setState(next);
      // The user's plan and credits have changed.
      if (next.kind === 'success') await queries.invalidateQueries();
    };
    void follow();
    return () => given.abort();
  }, [queries, sessionId]);
  return state;
};
