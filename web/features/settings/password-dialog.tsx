import { PasswordField, TextField } from '@aws-amplify/ui-react';
import { useEffect, useId, useRef } from 'react';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { PASSWORD_RULE } from '#web/data/pool/email-problems.ts';
import { useSessionsChanged } from '#web/data/session/sessions.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { type PasswordField as Field, usePasswordChange } from './use-password-change.ts';
import '#web/ui/kit/kit.css';
import './password.css';

interface PasswordDialogProps {
  readonly config: EmailSignInConfig;
  readonly owner: { readonly email: string; readonly name: string };
  readonly onClose: () => void;
}

/** The current password and a new one, or the code from an authenticator app. */
const PasswordFields = ({
  step,
  draft,
  problem,
  type,
}: Pick<ReturnType<typeof usePasswordChange>, 'step' | 'draft' | 'problem' | 'type'>) => {
  const field = (name: Field) => ({
    name,
    value: draft[name],
    isRequired: true,
    hasError: problem?.field === name,
    errorMessage: problem?.field === name ? problem.text : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(name, target.value),
  });
  return step === 'passwords' ? (
    <>
      <PasswordField {...field('current')} label="Current Password" autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label="New Password"
        autoComplete="new-password"
        descriptiveText={problem?.field === 'password' ? undefined : PASSWORD_RULE}
      />
    </>
  ) : (
    <>
      <p>Two-step sign-in is on. Enter the code your app shows.</p>
      <TextField {...field('code')} label="Code" autoComplete="one-time-code" inputMode="numeric" />
    </>
  );
};

/** Asks for the current password and a new one, then for a code if two-step sign-in is on. */
export const PasswordDialog = ({ config, owner, onClose }: PasswordDialogProps) => {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const tellSessions = useSessionsChanged();
  const { step, draft, problem, isBusy, type, submit } = usePasswordChange(config, owner, () => {
    tellSessions();
    onClose();
    toast({ title: 'Password changed', text: 'All your other devices are signed out.' });
  });
  useEffect(() => {
    const first = step === 'code' ? 'code' : 'current';
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [step]);
  useEffect(() => {
    if (problem?.field !== undefined)
      form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
  }, [problem]);
  const isSendable =
    step === 'code' ? draft.code.trim() !== '' : draft.current !== '' && draft.password !== '';
  return (
    <Dialog
      title="Change password"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label="Change Password"
          busyText="Changing…"
          isSendable={isSendable}
          isBusy={isBusy}
          onClose={onClose}
        />
      }
    >
      <form
        ref={form}
        id={formId}
        className="password"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSendable) void submit();
        }}
      >
        <input hidden readOnly name="username" autoComplete="username" value={owner.email} />
        <PasswordFields step={step} draft={draft} problem={problem} type={type} />
        <p className="password__problem" role="alert">
          {problem?.field === undefined ? problem?.text : null}
        </p>
      </form>
    </Dialog>
  );
};
