import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { CLIENT_TIMEOUT_SECONDS } from '#contract/timeouts.ts';
import { inTime } from '#web/data/api/in-time.ts';

/* The user pool's API through Amplify. Load it on demand: only e-mail sign-in needs it. */

const DROP_TIMEOUT_SECONDS = 3;

const tokens = new Map<string, string>();
/** Tokens live in memory only, between the pool's response and our own session. */
const memory = {
  setItem: async (key: string, value: string) => void tokens.set(key, value),
  getItem: async (key: string) => tokens.get(key) ?? null,
  removeItem: async (key: string) => void tokens.delete(key),
  clear: async () => tokens.clear(),
};

/** Amplify retries when the pool is busy or unreachable, but has no timeout of its own. */
const answered = <T>(work: Promise<T>): Promise<T> => inTime(work, CLIENT_TIMEOUT_SECONDS.api);

/** The pool's calls behind the login page. All throw the pool's named errors. */
export interface EmailAuth {
  signUp(person: { name: string; email: string; password: string }): Promise<void>;
  confirm(email: string, code: string): Promise<void>;
  sendCodeAgain(email: string): Promise<void>;
  /** Returns an id token, or undefined when the address is not confirmed yet. Keeps no token. */
  idTokenOf(email: string, password: string): Promise<string | undefined>;
  askForNewPassword(email: string): Promise<void>;
  setPassword(email: string, code: string, password: string): Promise<void>;
}

const dropTokens = async (): Promise<void> => {
  await inTime(signOut(), DROP_TIMEOUT_SECONDS).catch(() => undefined);
  tokens.clear();
};

export const emailAuth = ({ endpoint, userPoolId, clientId }: EmailSignInConfig): EmailAuth => {
  // Amplify warns about every endpoint that is not AWS's own; ours comes from the stage's settings.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const Auth = { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } };
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory);
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
  return {
    signUp: async ({ name, email, password }) => {
      await answered(signUp({ username: email, password, options: { userAttributes: { email, name } } }));
    },
    confirm: async (email, code) => {
      await answered(confirmSignUp({ username: email, confirmationCode: code }));
    },
    sendCodeAgain: async (email) => {
      await answered(resendSignUpCode({ username: email }));
    },
    idTokenOf: async (email, password) => {
      try {
        const { nextStep } = await answered(
          signIn({ username: email, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } }),
        );
        if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return undefined;
        const session = await fetchAuthSession();
        const idToken = session.tokens?.idToken?.toString();
        if (idToken === undefined) throw new Error(`The sign-in stopped at ${nextStep.signInStep}.`);
        return idToken;
      } finally {
        await dropTokens();
      }
    },
    askForNewPassword: async (email) => {
      await answered(resetPassword({ username: email }));
    },
    setPassword: async (email, code, password) => {
      await answered(
        confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
      );
    },
  };
};
