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

/** The error, if any, that the browser can detect before it calls the pool. */
const missingIn = (step: EmailStep, { password }: Draft): EmailProblem | undefined => {
  const { fields, isNewPassword } = STEPS[step];
  return isNewPassword === true && fields.includes('password') ? weaknessOf(password) : undefined;
};

/** The draft as it is sent. A password may start or end with a space. */
const trimmed = (draft: Draft): Draft => ({
  ...draft,
  email: draft.email.trim(),
  name: draft.name.trim(),
  code: draft.code.trim(),
});

/** The initial draft, which already holds the address if the user is signing in again. */
const useFirstDraft = (): Draft => {
  const again = useAgain();
  const known = useAccountUser();
  return again !== undefined && known?.hasPassword === true ? { ...EMPTY, email: known.email } : EMPTY;
};

/** Loads the code that calls the pool only once, unless loading failed. */
const useEmailAuth = (config: EmailSignInConfig) => {
  const loaded = useRef<Promise<EmailAuth>>(undefined);
  return async (): Promise<EmailAuth> => {
    loaded.current ??= import('#web/data/pool/email-auth.ts').then((module) => module.emailAuth(config));
    try {
      return await loaded.current;
    } catch (error) {
      loaded.current = undefined;
      throw error;
    }
  };
};

type GoTo = (next: EmailStep, words?: string) => void;
type GoOn = (entry: Entry) => Promise<void>;

/**
 * Continues once the pool has accepted a password: into the product, or to the step for the authenticator
 * app’s code.
 */
const useGoOn = (goTo: GoTo): GoOn => {
  const again = useAgain();
  const { mutateAsync: exchange } = useExchangeEmail();
  const navigate = useNavigate();
  return async (entry) => {
    if (entry === 'needs-code') {
      goTo('app-code', 'Two-step sign-in is on. Enter the code your authenticator app shows.');
    } else {
      await exchange(entry.idToken);
      if (again !== undefined) await navigate(pathOfScreen(again), { replace: true });
    }
  };
};

type Work = (auth: EmailAuth) => Promise<void>;

/** What each step does with a trimmed draft. */
const workOf = (
  { email, name, password, code }: Draft,
  goTo: GoTo,
  goOn: GoOn,
): Readonly<Record<EmailStep, Work>> => {
  const enter: Work = async (auth) => goOn(await auth.enter(email, password));

  /** If the sign-in after a completed step fails, the step stays completed and the user signs in manually. */
  const enterAfter = async (auth: EmailAuth, done: string): Promise<void> => {
    try {
      await enter(auth);
    } catch (error) {
      goTo('sign-in', done);
      throw error;
    }
  };

  return {
    'sign-in': enter,
    'sign-up': async (auth) => {
      await auth.sendCode(email, name);
      goTo('confirm', `We sent a six-digit code to ${email}.`);
    },
    confirm: async (auth) => {
      await auth.setPassword({ email, code, password, name });
      await enterAfter(auth, 'Your address is confirmed. Sign in.');
    },
    forgot: async (auth) => {
      await auth.sendCode(email);
      goTo('reset', `If ${email} has an account, a six-digit code is on its way.`);
    },
    reset: async (auth) => {
      await auth.setPassword({ email, code, password });
      await enterAfter(auth, 'Your new password is saved. Sign in.');
    },
    'app-code': async (auth) => goOn(await auth.enterWithCode(code)),
  };
};

/** Sign-up, confirmation, sign-in and password reset, step by step. */
export const useEmailSignIn = ({ config, step, onStep }: Options) => {
  const firstDraft = useFirstDraft();
  const [draft, setDraft] = useState(firstDraft);
  const [problem, setProblem] = useState<EmailProblem>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const goTo = (next: EmailStep, words?: string): void => {
    setProblem(undefined);
    setNotice(words);
    setDraft((typed) => ({ ...typed, code: '', password: next === 'confirm' ? typed.password : '' }));
    onStep(next);
  };
  const goOn = useGoOn(goTo);
  const load = useEmailAuth(config);
  const sent = trimmed(draft);

  const attempt = async (action: Work): Promise<void> => {
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
    /** Preloads the code that calls the pool. Runs when a field gets the focus. */
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
      else await attempt(workOf(sent, goTo, goOn)[step]);
    },
    sendCodeAgain: () =>
      attempt(async (auth) => {
        await auth.sendCode(sent.email, step === 'confirm' ? sent.name : undefined);
        setNotice(`If ${sent.email} is waiting for a code, a new one is on its way.`);
      }),
  };
};
