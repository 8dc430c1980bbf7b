import { useEffect, useRef, useState } from 'react';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { isOutcomeUnknown } from '#web/data/api/api-error.ts';
import { appProblemOf, currentProblemOf, problemOf } from '#web/data/pool/email-problems.ts';
import { commonnessOf, weaknessOf } from '#web/data/pool/new-password.ts';
import type { PasswordChange } from '#web/data/pool/password-change.ts';

export type PasswordField = 'current' | 'password' | 'code';
export type PasswordStep = 'passwords' | 'code';
type Draft = Readonly<Record<PasswordField, string>>;

interface Problem {
  readonly text: string;
  readonly field?: PasswordField;
}

interface Owner {
  readonly email: string;
  readonly name: string;
}

const EMPTY: Draft = { current: '', password: '', code: '' };
const SAME: Problem = { text: 'Choose a password that differs from the current one.', field: 'password' };
const UNCLEAR: Problem = {
  text: 'We can’t tell whether your password was changed. Sign out, and sign in with the new one to find out.',
};

/** What is wrong with a new password; doesn’t check the list of common passwords. */
const faultOf = ({ current, password }: Draft): { readonly text: string } | undefined =>
  weaknessOf(password) ?? (password === current ? SAME : undefined);

/** The message when the change failed, or may have failed. */
const refusalOf = (error: unknown): Problem =>
  isOutcomeUnknown(error) ? UNCLEAR : { text: problemOf(error).text, field: 'password' };

const loadPasswordChange = async (config: EmailSignInConfig): Promise<PasswordChange> =>
  (await import('#web/data/pool/password-change.ts')).passwordChange(config);

/** Changes the password, given the current one and, if two-step sign-in is on, a code. */
export const usePasswordChange = (config: EmailSignInConfig, owner: Owner, onDone: () => void) => {
  const [step, setStep] = useState<PasswordStep>('passwords');
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const pool = useRef<PasswordChange>(undefined);
  useEffect(() => () => void pool.current?.end(), []);
  const { current, password } = draft;

  const finish = async (at: PasswordChange): Promise<void> => {
    try {
      await at.finish(current, password);
      onDone();
    } catch (error) {
      setStep('passwords');
      setProblem(refusalOf(error));
    }
  };

  const offer = async (): Promise<void> => {
    const objection = faultOf(draft) ?? (await commonnessOf(password, owner));
    if (objection !== undefined) return setProblem({ text: objection.text, field: 'password' });
    try {
      pool.current ??= await loadPasswordChange(config);
      if ((await pool.current.begin(owner.email, current)) === 'needs-code') return setStep('code');
    } catch (error) {
      return setProblem({ text: currentProblemOf(error).text, field: 'current' });
    }
    return finish(pool.current);
  };

  const prove = async (): Promise<void> => {
    if (pool.current === undefined) return setStep('passwords');
    try {
      await pool.current.giveCode(draft.code.trim());
    } catch (error) {
      return setProblem({ text: appProblemOf(error).text, field: 'code' });
    }
    return finish(pool.current);
  };

  return {
    step,
    draft,
    problem,
    isBusy,
    type: (field: PasswordField, text: string): void => {
      setDraft((typed) => ({ ...typed, [field]: text }));
      setProblem(undefined);
    },
    submit: async (): Promise<void> => {
      if (isBusy) return;
      setBusy(true);
      setProblem(undefined);
      await (step === 'passwords' ? offer() : prove());
      setBusy(false);
    },
  };
};
