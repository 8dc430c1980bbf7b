import { useEffect, useId, useRef } from 'react';
import { SUPPORT_EMAIL } from '#contract/catalogue.ts';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { mailTo } from '#web/lib/contact.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LineField } from '#web/ui/kit/fields.tsx';
import { type Step, useSecondFactor } from './use-second-factor.ts';
import './second-factor.css';
import type { AppKey } from '#web/data/pool/second-factor.ts';

const GROUP = /.{1,4}/gu;

/**
 * A key for an authenticator app, as a QR code and as text. Scanners expect a dark code on a light background,
 * whatever the theme.
 */
const AppKeyPicture = ({ secret, picture }: AppKey) => (
  <>
    <img
      className="second-factor__picture"
      src={picture}
      alt="QR code with the key"
      width={224}
      height={224}
    />
    <p className="second-factor__key">
      <span>Key</span> <code>{secret.match(GROUP)?.join(' ')}</code>
    </p>
  </>
);

interface SecondFactorDialogProps {
  readonly config: EmailSignInConfig;
  readonly email: string;
  readonly onClose: () => void;
}

const WORDS: Readonly<Record<Step, { readonly says: string; readonly submit?: string }>> = {
  password: { says: 'Enter your password to go on.', submit: 'Continue' },
  code: { says: 'Two-step sign-in is on. Enter the code your app shows to change it.', submit: 'Continue' },
  key: {
    says: 'Scan this with your authenticator app, or type the key into it. Then enter the code the app shows.',
    submit: 'Turn On',
  },
  on: {
    says: 'You can turn two-step sign-in off. Your password alone then opens your account.',
    submit: 'Turn Off',
  },
  'turned-on': { says: 'Two-step sign-in is on. From now on, sign-in asks for a code from your app.' },
  'turned-off': { says: 'Two-step sign-in is off. Sign-in asks only for your password.' },
};
const FIELDS: Partial<Record<Step, { readonly label: string; readonly autoComplete: string }>> = {
  password: { label: 'Password', autoComplete: 'current-password' },
  code: { label: 'Code', autoComplete: 'one-time-code' },
  key: { label: 'Code', autoComplete: 'one-time-code' },
};

interface FactorButtonsProps extends Pick<SecondFactorDialogProps, 'onClose'> {
  readonly formId: string;
  readonly step: Step;
  readonly isBusy: boolean;
}

/** The buttons that close the dialog and, if the step asks for something, continue. */
const FactorButtons = ({ formId, step, isBusy, onClose }: FactorButtonsProps) => {
  const { submit } = WORDS[step];
  return (
    <>
      <ActionButton look="quiet" onClick={onClose}>
        {submit === undefined ? 'Close' : 'Cancel'}
      </ActionButton>
      {submit === undefined ? null : (
        <ActionButton
          look={step === 'on' ? 'danger-solid' : 'primary'}
          type="submit"
          form={formId}
          isBusy={isBusy}
          busyText="Processing..."
        >
          {submit}
        </ActionButton>
      )}
    </>
  );
};

/** Asks for the password, then sets up two-step sign-in or turns it off. */
export const SecondFactorDialog = ({ config, email, onClose }: SecondFactorDialogProps) => {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { step, typed, key, problem, isBusy, type, submit } = useSecondFactor(config, email);
  const field = FIELDS[step];
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>(FIELDS[step] === undefined ? 'p' : 'input:not([hidden])')
      ?.focus();
  }, [step]);
  return (
    <Dialog
      title="Two-step sign-in"
      onClose={onClose}
      footer={<FactorButtons formId={formId} step={step} isBusy={isBusy} onClose={onClose} />}
    >
      <form
        ref={form}
        id={formId}
        className="second-factor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (field === undefined || typed.trim() !== '') void submit();
        }}
      >
        <p tabIndex={-1}>{WORDS[step].says}</p>
        {step === 'key' && key !== undefined ? <AppKeyPicture {...key} /> : null}
        {step === 'password' ? (
          <input hidden readOnly name="username" autoComplete="username" value={email} />
        ) : null}
        {field === undefined ? null : (
          <LineField
            key={step}
            {...field}
            type={step === 'password' ? 'password' : 'text'}
            value={typed}
            problem={problem?.text}
            onChange={type}
          />
        )}
        {field === undefined && problem !== undefined ? <p role="alert">{problem.text}</p> : null}
        {step === 'key' || step === 'turned-on' ? (
          <p className="second-factor__recovery">
            Keep the key somewhere safe: it sets up a new app if you lose your phone. Without either, only we
            can let you in again. Write to <a href={mailTo('Two-step sign-in')}>{SUPPORT_EMAIL}</a>; we check
            who you are first, which can take a few days.
          </p>
        ) : null}
      </form>
    </Dialog>
  );
};
