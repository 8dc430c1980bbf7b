import { existsSync, readFileSync } from 'node:fs';
import { type CloudFacts, printedIn } from '#test/support/cloud/product-process.ts';
import type { Person } from './sign-in.ts';

interface Mail {
  readonly email: string;
  readonly code: string;
}

const LINE = /Email to (\S+): your Veilcast code is (\d{6})/gu;
const MAIL_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** A product's console output, which contains the codes it would send by e-mail. */
export const mailbox = ({ dataDir }: Pick<CloudFacts, 'dataDir'>) => {
  const file = printedIn(dataDir);
  const read = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const all = (): Mail[] => [...read().matchAll(LINE)].map(([, email = '', code = '']) => ({ email, code }));
  return {
    all,
    /** The newest code sent to an address, once `count` were sent. */
    codeTo: async (email: string, count = 1): Promise<string> => {
      const deadline = Date.now() + MAIL_LIMIT_MS;
      for (;;) {
        const mails = all().filter((mail) => mail.email === email.toLowerCase());
        if (mails.length >= count) return mails.at(-1)!.code;
        if (Date.now() > deadline) throw new Error(`Found ${mails.length} emails to ${email}:\n${read()}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
  };
};

/** Creates an account in the user pool and confirms it with the emailed code. */
export const signUp = async (
  pool: ReturnType<typeof poolOf>,
  mail: ReturnType<typeof mailbox>,
  { email, name }: Person,
  Password: string,
): Promise<void> => {
  await pool.asClient('SignUp', {
    Username: email,
    Password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: name },
    ],
  });
  await pool.asClient('ConfirmSignUp', { Username: email, ConfirmationCode: await mail.codeTo(email) });
};

/** Calls the user pool's API as the browser's client does. */
export const poolOf = ({ standIns, env }: Pick<CloudFacts, 'standIns' | 'env'>) => {
  const call = async (name: string, body: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const answer = await fetch(standIns.emailPool!, {
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
    tokens: async (USERNAME: string, PASSWORD: string): Promise<{ IdToken: string; AccessToken: string }> => {
      const { body } = await call('InitiateAuth', {
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      });
      return body.AuthenticationResult;
    },
  };
};
