import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type CloudFacts, printedIn } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';
import type { Person } from './sign-in.ts';

interface Mail {
  readonly email: string;
  readonly code: string;
}

const LINE = /Email to (\S+): your Veilcast code is (\d{6})/gu;
const MAIL_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** The product’s console output, which contains the codes that would otherwise be e-mailed. */
export const mailbox = ({ dataDir }: Pick<CloudFacts, 'dataDir'>) => {
  const file = printedIn(dataDir);
  const read = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const all = (): Mail[] => [...read().matchAll(LINE)].map(([, email = '', code = '']) => ({ email, code }));
  return {
    all,
    /** Waits until `count` codes have been sent to an address, and returns the latest. */
    codeTo: async (email: string, count = 1): Promise<string> => {
      const deadline = Date.now() + MAIL_LIMIT_MS;
      for (;;) {
        const mails = all().filter((mail) => mail.email === email.toLowerCase());
        if (mails.length >= count) return defined(mails.at(-1)).code;
        if (Date.now() > deadline) throw new Error(`Found ${mails.length} emails to ${email}:\n${read()}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
  };
};

type Reached = Pick<CloudFacts, 'url' | 'standIns' | 'env'>;

const post = async (url: string, path: string, body: unknown) =>
  fetch(`${url}/api/auth/email/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * Requests a code by e-mail and uses it to set a password, as the login page does. `mails`: how many codes will have
 * been sent to the address by then, including this one.
 */
export const choosePassword = async (
  cloud: Pick<CloudFacts, 'url' | 'dataDir'>,
  { email, name }: { readonly email: string; readonly name?: string },
  password: string,
  mails = 1,
): Promise<void> => {
  const { url } = cloud;
  await post(url, 'code', { email, name });
  const code = await mailbox(cloud).codeTo(email, mails);
  const answer = await post(url, 'password', { email, name, code, password });
  if (!answer.ok) throw new Error(`The password was not set: ${await answer.text()}`);
};

/** Calls the user pool’s API the way the client in the browser does. */
export const poolOf = ({ url, standIns, env }: Reached) => {
  const call = async (name: string, body: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const answer = await fetch(defined(standIns.emailPool), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const ClientId = env['EMAIL_CLIENT_ID'];
  return {
    call,
    asClient: (name: string, body: Record<string, unknown>) => call(name, { ClientId, ...body }),
    /** Whether an account exists in the user pool. */
    knows: async (Username: string) =>
      (await call('AdminGetUser', { UserPoolId: env['USER_POOL_ID'], Username })).status === 200,
    /** Signs in with a pass, as the login page does; the body of the result is the user pool’s response. */
    signIn: async (USERNAME: string, PASSWORD: string) => {
      const { pass } = await (await post(url, 'pass', { email: USERNAME })).json();
      return call('InitiateAuth', {
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
        ClientMetadata: { pass },
      });
    },
    tokens: async (email: string, password: string): Promise<{ IdToken: string; AccessToken: string }> => {
      const { body } = await poolOf({ url, standIns, env }).signIn(email, password);
      return body.AuthenticationResult;
    },
  };
};

/**
 * Creates an account in the user pool and confirms it with the emailed code, as our API does, but without the delay
 * that stops response times from giving anything away. The network that the account was created from is not recorded.
 */
export const signUp = async (
  cloud: Reached,
  mail: ReturnType<typeof mailbox>,
  { email, name }: Person,
  password: string,
): Promise<void> => {
  const { pass } = await (await post(cloud.url, 'pass', { email })).json();
  const asked = async (call: string, body: Record<string, unknown>): Promise<void> => {
    const answer = await poolOf(cloud).asClient(call, { Username: email, ...body });
    if (answer.status !== 200) throw new Error(`${call} failed: ${JSON.stringify(answer.body)}`);
  };
  await asked('SignUp', {
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: name },
    ],
    ClientMetadata: { pass },
  });
  await asked('ConfirmSignUp', { ConfirmationCode: await mail.codeTo(email) });
};

const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (base32: string): Buffer => {
  const bits = Array.from(base32.replaceAll(/[\s=]/gu, ''))
    .map((letter) => ALPHABET.indexOf(letter.toUpperCase()).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/**
 * Turns on two-step sign-in without going through our page. Returns a function that signs in with password
 * and code and returns an id token.
 */
export const switchOnSecondFactor = async (
  pool: ReturnType<typeof poolOf>,
  AccessToken: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<() => Promise<string>> => {
  const { SecretCode } = (await pool.call('AssociateSoftwareToken', { AccessToken })).body;
  await pool.call('VerifySoftwareToken', { AccessToken, UserCode: appCode(SecretCode) });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  return async () => {
    const { body: asked } = await pool.signIn(email, password);
    const { body } = await pool.asClient('RespondToAuthChallenge', {
      ChallengeName: asked.ChallengeName,
      Session: asked.Session,
      ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: appCode(SecretCode) },
    });
    return body.AuthenticationResult.IdToken;
  };
};

/** The code that an authenticator app currently shows for a key (RFC 6238). */
export const appCode = (key: string): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS)));
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};
