import type { EmailField } from './email-problems.ts';

/** Where somebody is in signing in by e-mail. */
export type EmailStep = 'sign-in' | 'sign-up' | 'confirm' | 'forgot' | 'reset';

interface StepWords {
  readonly title: string;
  readonly submit: string;
  readonly fields: readonly EmailField[];
  /** Whether the password is one that is chosen now. */
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
};
