import { Link, useSearchParams } from 'react-router-dom';
import { capitalise } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { messageOf, NO_SESSION, NOT_VERIFIED, type PaymentState } from './payment-outcome.ts';
import '#web/ui/states/spinner.css';
import './payment-result-page.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckoutStatus } from '#contract/schemas/payments.ts';
import { followPayment } from './follow-payment.ts';

const FAILED: PaymentState = { kind: 'error', message: NOT_VERIFIED };

const readStatus = async (sessionId: string, signal: AbortSignal): Promise<CheckoutStatus> => {
  const { api } = await import('#web/data/api/api.ts');
  return api.readCheckout({ params: { session_id: sessionId }, signal });
};

/** The payment state of a checkout session. */
const usePayment = (sessionId: string | null): PaymentState => {
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

const TITLES = {
  verifying: 'Verifying your payment',
  asked: 'One more step',
  success: 'Payment successful',
  expired: 'Payment expired',
  cancelled: 'Payment cancelled',
  timeout: 'Still waiting for your payment',
  error: 'Payment not verified',
} as const satisfies Record<PaymentState['kind'], string>;

const Details = ({ state }: { readonly state: PaymentState }) => {
  switch (state.kind) {
    case 'verifying':
      return <p>We’re checking with the payment provider. This takes a few seconds.</p>;
    case 'asked':
      return (
        <p>
          Your card wasn’t charged. Your bank either declined the payment or needs your approval. Pay{' '}
          {state.amount} on the payment provider’s page, which opens in a new tab. This page updates once
          you’ve paid.
        </p>
      );
    case 'success':
      return (
        <dl className="payment__facts">
          <dt>Plan</dt>
          <dd>{capitalise(state.plan)}</dd>
          <dt>Amount</dt>
          <dd>{state.amount}</dd>
          <dt>Status</dt>
          <dd className="payment__good">Completed</dd>
        </dl>
      );
    case 'expired':
    case 'cancelled':
    case 'timeout':
    case 'error':
      return <p>{messageOf(state)}</p>;
  }
};

const Mark = ({ kind }: { readonly kind: PaymentState['kind'] }) => {
  if (kind === 'verifying') return <span className="spinner" aria-hidden="true" />;
  if (kind === 'asked')
    return (
      <span className="payment__mark">
        <Icon name="warning" />
      </span>
    );
  return (
    <span className={kind === 'success' ? 'payment__mark payment__good' : 'payment__mark payment__bad'}>
      <Icon name={kind === 'success' ? 'check' : 'warning'} />
    </span>
  );
};

/** The next steps, with the most likely one highlighted, which after a failed payment is to try again. */
const Ways = ({ state }: { readonly state: PaymentState }) => {
  if (state.kind === 'verifying') return null;
  const mayPay = state.kind === 'asked' || state.kind === 'expired' || state.kind === 'cancelled';
  const first = 'button button--primary';
  return (
    <div className="payment__buttons">
      {state.kind === 'asked' ? (
        <a className={first} href={state.payUrl} target="_blank" rel="noreferrer">
          Pay {state.amount}
        </a>
      ) : null}
      {state.kind === 'asked' || state.kind === 'success' ? null : (
        <Link className={mayPay ? first : 'button'} to={paths.pricing}>
          Try Again
        </Link>
      )}
      <Link className={mayPay ? 'button' : first} to={paths.dashboard}>
        Go to Dashboard
      </Link>
    </div>
  );
};

/** The page that the payment provider returns to. */
export const PaymentResultPage = () => {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const sessionId = isHydrated ? search.get('session_id') : null;
  const followed = usePayment(sessionId === '' ? null : sessionId);
  const state: PaymentState =
    isHydrated && (sessionId ?? '') === '' ? { kind: 'error', message: NO_SESSION } : followed;
  const isCalm = state.kind === 'verifying' || state.kind === 'asked' || state.kind === 'success';
  return (
    <section className="payment" aria-busy={state.kind === 'verifying'}>
      <PageHead title="Payment – Veilcast" description="The result of your payment." />
      <div className="payment__card">
        <Mark kind={state.kind} />
        <div role={isCalm ? 'status' : 'alert'} className="payment__words">
          <h1 className="payment__title">{TITLES[state.kind]}</h1>
          <Details state={state} />
        </div>
        <Ways state={state} />
      </div>
    </section>
  );
};
