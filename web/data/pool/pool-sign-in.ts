import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn } from 'aws-amplify/auth';
import { poolApi } from './pool-api.ts';
import { answered } from './pool-client.ts';

/** The state of a user pool sign-in after a correct password. */
export type PoolSignIn = 'signed-in' | 'needs-code';

const standOf = ({ nextStep: { signInStep } }: SignInOutput): PoolSignIn => {
  if (signInStep === 'DONE') return 'signed-in';
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'needs-code';
  throw new Error(`The sign-in stopped at ${signInStep}.`);
};

/** Tries a password. The pool checks it only with a pass from our API, which counts guesses. */
export const signInAtPool = async (email: string, password: string): Promise<PoolSignIn> => {
  const { pass } = await poolApi.beginEmailSignIn({ body: { email } });
  const options = { authFlowType: 'USER_PASSWORD_AUTH', clientMetadata: { pass } } as const;
  return standOf(await answered(signIn({ username: email, password, options })));
};

/** Continues with the code from the user's authenticator app. */
export const giveCode = async (code: string): Promise<PoolSignIn> =>
  standOf(await answered(confirmSignIn({ challengeResponse: code })));

const tokensNow = async () => {
  const { tokens } = await fetchAuthSession();
  if (tokens === undefined) throw new Error('The sign-in left no token.');
  return tokens;
};

export const idTokenNow = async (): Promise<string> => {
  const idToken = (await tokensNow()).idToken?.toString();
  if (idToken === undefined) throw new Error('The sign-in left no token.');
  return idToken;
};

export const accessTokenNow = async (): Promise<string> => (await tokensNow()).accessToken.toString();
