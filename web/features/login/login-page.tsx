import { Tabs } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { Logo } from '#web/ui/page/logo.tsx';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';
import { EmailPanel } from './email-panel.tsx';
import { type EmailStep, STEPS } from './email-steps.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useSignInReturn } from './use-sign-in-return.ts';
import '#web/ui/kit/kit.css';
import './login-page.css';

/** Sign in, or create an account; finishes a sign-in when the visitor comes back with a `session_id`. */
export const LoginPage = () => {
  const [step, setStep] = useState<EmailStep>('sign-in');
  const [tab, setTab] = useState('social');
  const isAuthenticating = useSignInReturn();
  const title = STEPS[tab === 'email' || step === 'sign-up' ? step : 'sign-in'].title;
  useArrival();
  if (isAuthenticating) return <SpinnerScreen label="Authenticating..." visible />;
  return (
    <main className="login">
      <title>Sign in – Veilcast</title>
      <div className="login__card">
        <Link to={paths.home} className="login__home" aria-label="Veilcast home">
          <Logo />
        </Link>
        <h1 className="login__title">{title}</h1>
        <Tabs.Container value={tab} onValueChange={setTab}>
          <Tabs.List aria-label="Ways to sign in">
            <Tabs.Item value="social">Social Login</Tabs.Item>
            <Tabs.Item value="email">Email & Password</Tabs.Item>
          </Tabs.List>
          <Tabs.Panel value="social">
            <SocialButtons />
          </Tabs.Panel>
          <Tabs.Panel value="email">
            <EmailPanel step={step} onStep={setStep} />
          </Tabs.Panel>
        </Tabs.Container>
        <p className="login__legal">
          By going on you accept our <Link to={paths.terms}>Terms of Service</Link> and{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </div>
    </main>
  );
};
