import { Link, useSearchParams } from 'react-router-dom';
import { capitalise } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Icon } from '#web/ui/icons.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { messageOf, NO_SESSION, type PaymentState } from './payment-outcome.ts';
import { usePayment } from './use-payment.ts';
import './payment-result-page.css';

const TITLES = {
  verifying: 'Verifying your payment',
  success: 'Payment successful',
  expired: 'Payment expired',
  cancelled: 'Payment cancelled',
  timeout: 'Still waiting for your payment',
  error: 'Payment not verified',
} as const satisfies Record<PaymentState['kind'], string>;

const Details = ({ state }: { readonly state: PaymentState }) => {
  switch (state.kind) {
    case 'verifying':
      return <p>We are asking the payment provider. This takes a few seconds.</p>;
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
  return (
    <span className={kind === 'success' ? 'payment__mark payment__good' : 'payment__mark payment__bad'}>
      <Icon name={kind === 'success' ? 'check' : 'warning'} />
    </span>
  );
};

/** Where the payment provider sends people back to. */
export const PaymentResultPage = () => {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const sessionId = isHydrated ? search.get('session_id') : null;
  const followed = usePayment(sessionId === '' ? null : sessionId);
  const state: PaymentState =
    isHydrated && (sessionId ?? '') === '' ? { kind: 'error', message: NO_SESSION } : followed;
  const isOver = state.kind !== 'verifying';
  return (
    <section className="payment" aria-busy={!isOver}>
      <PageHead title="Payment – Veilcast" description="The result of your payment." />
      <div className="payment__card">
        <Mark kind={state.kind} />
        <div role={isOver && state.kind !== 'success' ? 'alert' : 'status'} className="payment__words">
          <h1 className="payment__title">{TITLES[state.kind]}</h1>
          <Details state={state} />
        </div>
        {isOver ? (
          <div className="payment__buttons">
            {state.kind === 'success' ? null : (
              <Link className="button" to={paths.pricing}>
                Try Again
              </Link>
            )}
            <Link className="button button--primary" to={paths.dashboard}>
              Go to Dashboard
            </Link>
          </div>
        ) : null}
      </div>
    </section>
  );
};
