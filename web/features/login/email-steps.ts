import type { EmailField } from '#web/data/pool/email-problems.ts';

/** The steps of e-mail sign-in. */
export type EmailStep = 'sign-in' | 'sign-up' | 'confirm' | 'forgot' | 'reset' | 'app-code';

interface StepWords {
  readonly title: string;
  readonly submit: string;
  readonly fields: readonly EmailField[];
  /** True when the user chooses a new password in this step. */
  readonly isNewPassword?: true;
}

export const STEPS: Readonly<Record<EmailStep, StepWords>> = {
  'sign-in': { title: 'Welcome Back', submit: 'Sign In', fields: ['email', 'password'] },
  'sign-up': {
    title: 'Create Account',
    submit: 'Create Account',
    fields: ['name', 'email', 'password'],
    isNewPassword: true,
  },
  confirm: { title: 'Check Your Email', submit: 'Confirm', fields: ['code'] },
  forgot: { title: 'Forgot Password?', submit: 'Send Code', fields: ['email'] },
  reset: {
    title: 'Choose a New Password',
    submit: 'Save Password',
    fields: ['code', 'password'],
    isNewPassword: true,
  },
  'app-code': { title: 'Enter Your Code', submit: 'Sign In', fields: ['code'] },
};
