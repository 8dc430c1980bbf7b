import { useEffect, useRef, useState } from 'react';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { appProblemOf, type EmailProblem, problemOf } from '#web/data/pool/email-problems.ts';
import type { AppKey, SecondFactor } from '#web/data/pool/second-factor.ts';

/** What the dialog shows; `code` asks for a code because two-step sign-in is on. */
export type Step = 'password' | 'code' | 'key' | 'on' | 'turned-on' | 'turned-off';

const loadSecondFactor = async (config: EmailSignInConfig): Promise<SecondFactor> =>
  (await import('#web/data/pool/second-factor.ts')).secondFactor(config);

/** Sets up two-step sign-in or turns it off, step by step. */
export const useSecondFactor = (config: EmailSignInConfig, email: string) => {
  const [step, setStep] = useState<Step>('password');
  const [typed, setTyped] = useState('');
  const [key, setKey] = useState<AppKey>();
  const [problem, setProblem] = useState<EmailProblem>();
  const [isBusy, setBusy] = useState(false);
  const pool = useRef<SecondFactor>(undefined);
  useEffect(() => () => void pool.current?.end(), []);

  const goTo = (next: Step): void => {
    setTyped('');
    setStep(next);
  };

  const work: Readonly<Partial<Record<Step, (pool: SecondFactor) => Promise<void>>>> = {
    password: async (at) => {
      if ((await at.begin(email, typed)) === 'needs-code') return goTo('code');
      setKey(await at.newKey(email));
      goTo('key');
    },
    code: async (at) => {
      await at.giveCode(typed.trim());
      goTo('on');
    },
    key: async (at) => {
      await at.turnOn(typed.trim());
      goTo('turned-on');
    },
    on: async (at) => {
      await at.turnOff();
      goTo('turned-off');
    },
  };

  return {
    step,
    typed,
    key,
    problem,
    isBusy,
    type: (text: string): void => {
      setTyped(text);
      setProblem(undefined);
    },
    submit: async (): Promise<void> => {
      if (isBusy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        pool.current ??= await loadSecondFactor(config);
        await work[step]?.(pool.current);
      } catch (error) {
        setProblem(step === 'password' ? problemOf(error) : appProblemOf(error));
      } finally {
        setBusy(false);
      }
    },
  };
};
