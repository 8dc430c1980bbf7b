import { Amplify } from 'aws-amplify';
import { signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { CLIENT_TIMEOUT_SECONDS } from '#contract/timeouts.ts';
import { withDeadline } from '#web/data/api/with-deadline.ts';

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
export const answered = <T>(work: Promise<T>): Promise<T> => withDeadline(work, CLIENT_TIMEOUT_SECONDS.api);

export const dropTokens = async (): Promise<void> => {
  await withDeadline(signOut(), DROP_TIMEOUT_SECONDS).catch(() => undefined);
  tokens.clear();
};

/** Makes Amplify call the stage's user pool. */
export const callPool = ({ endpoint, userPoolId, clientId }: EmailSignInConfig): void => {
  // Amplify warns about any endpoint that isn't AWS's own; ours comes from the stage's settings.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const Auth = { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } };
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory);
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
};
