import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSiteConfig } from '#web/data/api/site-config.ts';
import { useChosenPlan } from '#web/data/billing/chosen-plan.ts';
import { useAccountUser } from '#web/data/session/session.ts';
import { useAgain } from '#web/data/session/sign-in-again.ts';
import { formatPrice } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Logo } from '#web/ui/page/logo.tsx';
import { Title } from '#web/ui/page/page-head.tsx';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';
import { type EmailStep, STEPS } from './email-steps.ts';
import { SignInWays, type Way } from './sign-in-ways.tsx';
import { useSignInReturn } from './use-sign-in-return.ts';
import '#web/ui/kit/kit.css';
import './login-page.css';

/**
 * Signs visitors in or creates an account; finishes a sign-in when the visitor returns with a `session_id`.
 */
export const LoginPage = () => {
  const [step, setStep] = useState<EmailStep>('sign-in');
  const again = useAgain();
  const hasPassword = useAccountUser()?.hasPassword === true;
  const [chosen, setChosen] = useState<Way>(again !== undefined && hasPassword ? 'email' : 'social');
  const plan = useChosenPlan();
  const isAuthenticating = useSignInReturn();
  const { data: config, isPending, refetch } = useSiteConfig();
  useArrival({ isLoading: isPending });
  if (isAuthenticating) return <SpinnerScreen label="Authenticating..." visible />;
  if (isPending) return <SpinnerScreen label="Loading" />;
  const way = config?.socialSignIn === 'off' ? 'email' : chosen;
  const shown = way === 'email' || step === 'sign-up' ? step : 'sign-in';
  const title = again !== undefined && shown === 'sign-in' ? 'Sign In Again' : STEPS[shown].title;
  return (
    <main className="login">
      <Title>Sign in – Veilcast</Title>
      <div className="login__card">
        <Link to={paths.home} className="login__home" aria-label="Veilcast home">
          <Logo />
        </Link>
        <h1 className="login__title">{title}</h1>
        {plan === undefined ? null : (
          <p className="login__plan">
            {`${step === 'sign-up' ? 'Create an account' : 'Sign in'} to continue to ${plan.name}, ${formatPrice(plan.cents)} a month.`}
          </p>
        )}
        {config === undefined ? (
          <div className="login__form">
            <p role="alert">We couldn’t reach Veilcast. Check your connection and try again.</p>
            <ActionButton onClick={() => void refetch()}>Try Again</ActionButton>
          </div>
        ) : (
          <SignInWays config={config} way={way} onWay={setChosen} step={step} onStep={setStep} />
        )}
        <p className="login__legal">
          By continuing, you accept our <Link to={paths.terms}>Terms of Service</Link> and{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </div>
    </main>
  );
};
