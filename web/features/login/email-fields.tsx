import { PasswordField, TextField } from '@aws-amplify/ui-react';
import type { RefObject } from 'react';
import { type EmailField, type EmailProblem, PASSWORD_RULE } from '#web/data/pool/email-problems.ts';
import { type EmailStep, STEPS } from './email-steps.ts';
import type { Draft } from './use-email-sign-in.ts';

interface EmailFieldsProps {
  readonly step: EmailStep;
  readonly draft: Draft;
  readonly problem: EmailProblem | undefined;
  readonly onFocus: () => void;
  readonly onType: (field: EmailField, value: string) => void;
  /** The first field of the step. */
  readonly first: RefObject<HTMLInputElement | null>;
  /** The field with the error. */
  readonly faulty: RefObject<HTMLInputElement | null>;
}

const KINDS = {
  name: { label: 'Full Name', type: 'text', autoComplete: 'name' },
  email: { label: 'Email Address', type: 'email', autoComplete: 'username' },
  code: {
    label: 'Code',
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    pattern: '\\s*[0-9]{6}\\s*',
    title: 'Six digits',
  },
} as const;

/** The fields of a step, each with its error beside it. */
export const EmailFields = ({ step, draft, problem, onFocus, onType, first, faulty }: EmailFieldsProps) => {
  const { fields, isNewPassword } = STEPS[step];
  return fields.map((field, index) => {
    const isFaulty = problem?.field === field;
    const common = {
      name: field,
      value: draft[field],
      isRequired: true,
      hasError: isFaulty,
      errorMessage: isFaulty ? problem.text : undefined,
      ref: (element: HTMLInputElement | null) => {
        if (index === 0) first.current = element;
        if (isFaulty) faulty.current = element;
      },
      onFocus,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onType(field, target.value),
    };
    if (field !== 'password') return <TextField key={field} {...common} {...KINDS[field]} />;
    return (
      <PasswordField
        key={field}
        {...common}
        label={step === 'reset' ? 'New Password' : 'Password'}
        autoComplete={isNewPassword === true ? 'new-password' : 'current-password'}
        descriptiveText={isNewPassword === true && !isFaulty ? PASSWORD_RULE : undefined}
      />
    );
  });
};
