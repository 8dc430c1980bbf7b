import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import type { EmailAuth, Entry } from '#web/data/pool/email-auth.ts';
import {
  appProblemOf,
  type EmailField,
  type EmailProblem,
  problemOf,
} from '#web/data/pool/email-problems.ts';
import { commonnessOf, weaknessOf } from '#web/data/pool/new-password.ts';
import { useAccountUser, useExchangeEmail } from '#web/data/session/session.ts';
import { pathOfScreen, useAgain } from '#web/data/session/sign-in-again.ts';
import { type EmailStep, STEPS } from './email-steps.ts';

export type Draft = Readonly<Record<EmailField, string>>;

const EMPTY: Draft = { name: '', email: '', password: '', code: '' };

interface Options {
  readonly config: EmailSignInConfig;
  readonly step: EmailStep;
  readonly onStep: (step: EmailStep) => void;
}

/** The error that can be found in the browser before the pool is called. */
const missingIn = (step: EmailStep, { password }: Draft): EmailProblem | undefined => {
  const { fields, isNewPassword } = STEPS[step];
  return isNewPassword === true && fields.includes('password') ? weaknessOf(password) : undefined;
};

/** Sign-up, confirmation, sign-in and a forgotten password, one step after the other. */
export const useEmailSignIn = ({ config, step, onStep }: Options) => {
  const again = useAgain();
  const known = useAccountUser();
  const [draft, setDraft] = useState<Draft>(() =>
    again !== undefined && known?.hasPassword === true ? { ...EMPTY, email: known.email } : EMPTY,
  );
  const [problem, setProblem] = useState<EmailProblem>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync: exchange } = useExchangeEmail();
  const navigate = useNavigate();
  const loaded = useRef<Promise<EmailAuth>>(undefined);

  const load = async (): Promise<EmailAuth> => {
    loaded.current ??= import('#web/data/pool/email-auth.ts').then((module) => module.emailAuth(config));
    try {
      return await loaded.current;
    } catch (error) {
      loaded.current = undefined;
      throw error;
    }
  };

  const [email, name, code] = [draft.email.trim(), draft.name.trim(), draft.code.trim()];

  const goTo = (next: EmailStep, words?: string): void => {
    setProblem(undefined);
    setNotice(words);
    setDraft((typed) => ({ ...typed, code: '', password: next === 'confirm' ? typed.password : '' }));
    onStep(next);
  };

  const goOn = async (entry: Entry): Promise<void> => {
    if (entry === 'needs-code') {
      goTo('app-code', 'Two-step sign-in is on. Enter the code your authenticator app shows.');
    } else {
      await exchange(entry.idToken);
      if (again !== undefined) await navigate(pathOfScreen(again), { replace: true });
    }
  };
  const enter = async (auth: EmailAuth): Promise<void> => goOn(await auth.enter(email, draft.password));

  /** If signing in after a finished step fails, the step stays done and the user signs in by hand. */
  const enterAfter = async (auth: EmailAuth, done: string): Promise<void> => {
    try {
      await enter(auth);
    } catch (error) {
      goTo('sign-in', done);
      throw error;
    }
  };

  const work: Readonly<Record<EmailStep, (auth: EmailAuth) => Promise<void>>> = {
    'sign-in': enter,
    'sign-up': async (auth) => {
      await auth.sendCode(email, name);
      goTo('confirm', `We sent a six-digit code to ${email}.`);
    },
    confirm: async (auth) => {
      await auth.setPassword({ email, code, password: draft.password, name });
      await enterAfter(auth, 'Your address is confirmed. Sign in.');
    },
    forgot: async (auth) => {
      await auth.sendCode(email);
      goTo('reset', `If ${email} has an account, a six-digit code is on its way.`);
    },
    reset: async (auth) => {
      await auth.setPassword({ email, code, password: draft.password });
      await enterAfter(auth, 'Your new password is saved. Sign in.');
    },
    'app-code': async (auth) => goOn(await auth.enterWithCode(code)),
  };

  const attempt = async (action: (auth: EmailAuth) => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await action(await load());
    } catch (error) {
      setProblem(step === 'app-code' ? appProblemOf(error) : problemOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    draft,
    problem,
    notice,
    isBusy,
    goTo,
    /** Preloads the code that calls the pool; called when a field gets the focus. */
    prepare: () => void load().catch(() => undefined),
    type: (field: EmailField, value: string) => setDraft((typed) => ({ ...typed, [field]: value })),
    submit: async () => {
      const missing = missingIn(step, draft);
      setProblem(missing);
      if (missing !== undefined || isBusy) return;
      setBusy(true);
      const common =
        STEPS[step].isNewPassword === true ? await commonnessOf(draft.password, draft) : undefined;
      setBusy(false);
      if (common !== undefined) setProblem(common);
      else await attempt(work[step]);
    },
    sendCodeAgain: () =>
      attempt(async (auth) => {
        await auth.sendCode(email, step === 'confirm' ? name : undefined);
        setNotice(`If ${email} is waiting for a code, a new one is on its way.`);
      }),
  };
};
