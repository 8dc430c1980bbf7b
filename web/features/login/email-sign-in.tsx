import { useEffect, useRef } from 'react';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { EmailFields } from './email-fields.tsx';
import { type EmailStep, STEPS } from './email-steps.ts';
import { useEmailSignIn } from './use-email-sign-in.ts';

interface EmailSignInProps {
  readonly config: EmailSignInConfig;
  readonly step: EmailStep;
  readonly onStep: (step: EmailStep) => void;
}

interface Way {
  readonly question?: string;
  readonly words: string;
  readonly to: EmailStep;
  /** The notice to show when the user gets to that step with this button. */
  readonly notice?: string;
}

const WAYS: Readonly<Record<EmailStep, readonly Way[]>> = {
  'sign-in': [
    {
      words: 'Forgot your password?',
      to: 'forgot',
      notice: 'We’ll email you a code. Use it to choose a new password.',
    },
    { question: 'No account yet?', words: 'Create one', to: 'sign-up' },
  ],
  'sign-up': [{ question: 'Already have an account?', words: 'Sign in', to: 'sign-in' }],
  confirm: [{ words: 'Back to sign in', to: 'sign-in' }],
  forgot: [{ words: 'Back to sign in', to: 'sign-in' }],
  reset: [{ words: 'Back to sign in', to: 'sign-in' }],
  'app-code': [{ words: 'Back to sign in', to: 'sign-in' }],
};
const AWAITS_CODE: readonly EmailStep[] = ['confirm', 'reset'];

/** Sign-in by e-mail, one form for each of its steps. */
export const EmailSignIn = ({ config, step, onStep }: EmailSignInProps) => {
  const { draft, problem, notice, isBusy, goTo, prepare, type, submit, sendCodeAgain } = useEmailSignIn({
    config,
    step,
    onStep,
  });
  const first = useRef<HTMLInputElement>(null);
  const faulty = useRef<HTMLInputElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    first.current?.focus();
  }, [step]);
  useEffect(() => {
    if (problem?.field !== undefined) faulty.current?.focus();
  }, [problem]);
  return (
    <form
      className="login__form"
      aria-label={STEPS[step].title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <output className="login__notice">{notice}</output>
      {/* Password managers store the new password under this address. */}
      {step === 'reset' ? (
        <input hidden readOnly name="username" autoComplete="username" value={draft.email} />
      ) : null}
      <EmailFields key={step} {...{ step, draft, problem, first, faulty }} onFocus={prepare} onType={type} />
      <p className="login__problem" role="alert">
        {problem?.field === undefined ? problem?.text : null}
      </p>
      <ActionButton look="primary" type="submit" isWide isBusy={isBusy} busyText="Processing...">
        {STEPS[step].submit}
      </ActionButton>
      {AWAITS_CODE.includes(step) ? (
        <p className="login__toggle">
          Didn’t get a code?{' '}
          <button type="button" className="login__toggle-button" onClick={() => void sendCodeAgain()}>
            Send a new code
          </button>
        </p>
      ) : null}
      {WAYS[step].map(({ question, words, to, notice: next }) => (
        <p key={to} className="login__toggle">
          {question}{' '}
          <button type="button" className="login__toggle-button" onClick={() => goTo(to, next)}>
            {words}
          </button>
        </p>
      ))}
    </form>
  );
};
