import { PasswordField, TextField } from '@aws-amplify/ui-react';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import '#web/ui/kit/kit.css';

interface EmailFormProps {
  readonly mode: 'sign-in' | 'sign-up';
  readonly onToggle: () => void;
}

const WORDS = {
  'sign-in': { verb: 'Sign in', submit: 'Sign In', question: 'No account yet?', toggle: 'Create one' },
  'sign-up': {
    verb: 'Sign up',
    submit: 'Create Account',
    question: 'Already have an account?',
    toggle: 'Sign in',
  },
} as const;

/** The e-mail form on a stage without e-mail sign-in. Submitting it shows that this is coming soon. */
export const EmailForm = ({ mode, onToggle }: EmailFormProps) => {
  const { alert } = useMessages();
  const words = WORDS[mode];
  return (
    <form
      className="login__form"
      onSubmit={(event) => {
        event.preventDefault();
        void alert(`${words.verb} with email is coming soon! Please use social login for now.`);
      }}
    >
      {mode === 'sign-up' ? <TextField label="Full Name" name="name" autoComplete="name" isRequired /> : null}
      <TextField label="Email Address" name="email" type="email" autoComplete="email" isRequired />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        isRequired
      />
      <ActionButton look="primary" type="submit" isWide>
        {words.submit}
      </ActionButton>
      <p className="login__toggle">
        {words.question}{' '}
        <button type="button" className="login__toggle-button" onClick={onToggle}>
          {words.toggle}
        </button>
      </p>
    </form>
  );
};
