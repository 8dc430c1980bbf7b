import { CognitoError, ExpiredCodeError, InvalidParameterError } from 'cognito-local/lib/errors.js';
import { DefaultConfig } from 'cognito-local/lib/server/config.js';
import type { TokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { AdminDeleteUser } from 'cognito-local/lib/targets/adminDeleteUser.js';
import { AdminGetUser } from 'cognito-local/lib/targets/adminGetUser.js';
import { ConfirmForgotPassword } from 'cognito-local/lib/targets/confirmForgotPassword.js';
import { ConfirmSignUp } from 'cognito-local/lib/targets/confirmSignUp.js';
import { ForgotPassword } from 'cognito-local/lib/targets/forgotPassword.js';
import { InitiateAuth } from 'cognito-local/lib/targets/initiateAuth.js';
import { RevokeToken } from 'cognito-local/lib/targets/revokeToken.js';
import { SignUp } from 'cognito-local/lib/targets/signUp.js';
import { z } from 'zod';
import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import {
  clock,
  context,
  type DeliverCode,
  hashOfPassword,
  messagesOf,
  noTriggers,
  openPeople,
  otp,
} from './email-pool-people.ts';

const ClientId = z.string();
const Username = z.string().trim().toLowerCase().pipe(z.email());
const ConfirmationCode = z.string();
const Password = z.string().max(PASSWORD_CHARS.max);
const Ask = z.object({ ClientId, Username });
const Confirm = z.object({ ClientId, Username, ConfirmationCode });
const Admin = z.object({ UserPoolId: z.string(), Username: z.string() });
const SignUpRequest = z.object({
  ClientId,
  Username,
  Password,
  UserAttributes: z
    .array(z.object({ Name: z.enum(['name', 'email']), Value: z.string().max(2048) }))
    .default([]),
});
const AuthRequest = z.object({
  ClientId,
  AuthFlow: z.literal('USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: Username, PASSWORD: Password }),
});

/** One call of the user pool API. `signed` calls are for programs: Cognito requires an account's signature. */
export interface PoolCall {
  readonly signed?: true;
  run(body: unknown): Promise<unknown>;
}

const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new InvalidParameterError(z.prettifyError(parsed.error));
};

const checkPassword = (password: string): void => {
  if (password.length < PASSWORD_CHARS.min)
    throw new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
};

const sentTo = (email: string) => ({
  CodeDeliveryDetails: {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: email.replace(/^(.).*@(.).*$/u, '$1***@$2***'),
  },
});

const wrongPassword = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
const isOneOf = (error: unknown, ...codes: string[]): boolean =>
  error instanceof CognitoError && codes.includes(error.code);

/**
 * `cognito-local` with the features it lacks: Cognito enforces the password policy, verifies an address by its code,
 * resends codes, and never reveals who has an account.
 */
export async function poolCalls(
  folder: string,
  deliver: DeliverCode,
  tokenGenerator: TokenGenerator,
): Promise<ReadonlyMap<string, PoolCall>> {
  const people = await openPeople(folder);
  const messages = messagesOf(deliver);
  const { cognito } = people;
  const services = {
    clock,
    cognito,
    messages,
    otp,
    tokenGenerator,
    triggers: noTriggers,
    config: DefaultConfig,
  };
  const isConfirmed = async (email: string) => (await people.find(email))?.UserStatus === 'CONFIRMED';

  const calls: Record<string, PoolCall> = {
    SignUp: {
      run: async (body) => {
        const asked = parse(SignUpRequest, body);
        checkPassword(asked.Password);
        const hash = await hashOfPassword(asked.Username, asked.Password);
        const UserAttributes = asked.UserAttributes.map(({ Name, Value }) => ({
          Name,
          Value: Name === 'email' ? asked.Username : Value,
        }));
        const { UserSub } = await SignUp(services)(context, { ...asked, UserAttributes, Password: hash });
        return { UserConfirmed: false, UserSub, ...sentTo(asked.Username) };
      },
    },
    ConfirmSignUp: {
      run: async (body) => {
        const asked = parse(Confirm, body);
        if ((await people.find(asked.Username)) === null) throw new ExpiredCodeError();
        await ConfirmSignUp(services)(context, asked);
        await people.verify(asked.Username);
        return {};
      },
    },
    ResendConfirmationCode: {
      run: async (body) => {
        const { Username: email } = parse(Ask, body);
        const user = await people.find(email);
        if (user?.UserStatus === 'UNCONFIRMED') deliver(email, await people.giveCode(user));
        return sentTo(email);
      },
    },
    InitiateAuth: {
      run: async (body) => {
        const asked = parse(AuthRequest, body);
        const { USERNAME, PASSWORD } = asked.AuthParameters;
        const AuthParameters = { USERNAME, PASSWORD: await hashOfPassword(USERNAME, PASSWORD) };
        return InitiateAuth(services)(context, { ...asked, AuthParameters }).catch((error: unknown) => {
          throw isOneOf(error, 'InvalidPasswordException', 'NotAuthorizedException')
            ? wrongPassword()
            : error;
        });
      },
    },
    ForgotPassword: {
      run: async (body) => {
        const asked = parse(Ask, body);
        if (await isConfirmed(asked.Username)) await ForgotPassword(services)(context, asked);
        return sentTo(asked.Username);
      },
    },
    ConfirmForgotPassword: {
      run: async (body) => {
        const asked = parse(Confirm.extend({ Password }), body);
        checkPassword(asked.Password);
        const user = await people.find(asked.Username);
        if (user?.ConfirmationCode === undefined) throw new ExpiredCodeError();
        const hash = await hashOfPassword(asked.Username, asked.Password);
        return ConfirmForgotPassword(services)(context, { ...asked, Password: hash });
      },
    },
    RevokeToken: {
      run: async (body) =>
        RevokeToken(services)(context, parse(z.object({ ClientId, Token: z.string() }), body)),
    },
    AdminGetUser: { signed: true, run: async (body) => AdminGetUser(services)(context, parse(Admin, body)) },
    AdminDeleteUser: {
      signed: true,
      run: async (body) => AdminDeleteUser(services)(context, parse(Admin, body)),
    },
  };
  return new Map(Object.entries(calls));
}
