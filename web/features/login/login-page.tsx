import { Tabs } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SpinnerScreen } from '#web/ui/spinner-screen.tsx';
import { EmailForm } from './email-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useSignInReturn } from './use-sign-in-return.ts';
import '#web/ui/kit/kit.css';
import './login-page.css';

/** Sign in, or create an account; finishes a sign-in when the visitor comes back with a `session_id`. */
export const LoginPage = () => {
  const [mode, setMode] = useState<'sign-in' | 'sign-up'>('sign-in');
  const [tab, setTab] = useState('social');
  const isAuthenticating = useSignInReturn();
  useArrival();
  if (isAuthenticating) return <SpinnerScreen label="Authenticating..." visible />;
  return (
    <main className="login">
      <title>Sign in – Veilcast</title>
      <div className="login__card">
        <Link to={paths.home} className="login__home" aria-label="Veilcast home">
          <Logo />
        </Link>
        <h1 className="login__title">{mode === 'sign-in' ? 'Welcome Back' : 'Create Account'}</h1>
        <Tabs.Container value={tab} onValueChange={setTab}>
          <Tabs.List aria-label="Ways to sign in">
            <Tabs.Item value="social">Social Login</Tabs.Item>
            <Tabs.Item value="email">Email & Password</Tabs.Item>
          </Tabs.List>
          <Tabs.Panel value="social">
            <SocialButtons />
          </Tabs.Panel>
          <Tabs.Panel value="email">
            <EmailForm mode={mode} onToggle={() => setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')} />
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
