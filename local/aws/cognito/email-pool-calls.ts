import { CognitoError, ExpiredCodeError } from 'cognito-local/lib/errors.js';
import { DefaultConfig } from 'cognito-local/lib/server/config.js';
import { attributesToRecord } from 'cognito-local/lib/services/userPoolService.js';
import { ConfirmForgotPassword } from 'cognito-local/lib/targets/confirmForgotPassword.js';
import { ConfirmSignUp } from 'cognito-local/lib/targets/confirmSignUp.js';
import { ForgotPassword } from 'cognito-local/lib/targets/forgotPassword.js';
import { InitiateAuth } from 'cognito-local/lib/targets/initiateAuth.js';
import { RevokeToken } from 'cognito-local/lib/targets/revokeToken.js';
import { SignUp } from 'cognito-local/lib/targets/signUp.js';
import { z } from 'zod';
import { adminCalls } from './email-pool-admin.ts';
import { checkPassword, Password, type PoolCall, type PoolServices, parse } from './email-pool-call.ts';
import { codeCalls } from './email-pool-codes.ts';
import { ownCalls } from './email-pool-own.ts';
import {
  clock,
  context,
  type DeliverCode,
  hashOfPassword,
  messagesOf,
  noTriggers,
  openPeople,
  otp,
  type People,
} from './email-pool-people.ts';
import type { AskTriggers } from './email-pool-triggers.ts';
import type { EmailTokens } from './email-tokens.ts';

const ClientId = z.string();
const Username = z.string().trim().toLowerCase().pipe(z.email());
const ConfirmationCode = z.string();
const ClientMetadata = z.record(z.string(), z.string()).default({});
const Ask = z.object({ ClientId, Username });
const Confirm = z.object({ ClientId, Username, ConfirmationCode });
const SignUpRequest = z.object({
  ClientId,
  Username,
  Password,
  UserAttributes: z
    .array(z.object({ Name: z.enum(['name', 'email']), Value: z.string().max(2048) }))
    .default([]),
  ClientMetadata,
});
const AuthRequest = z.object({
  ClientId,
  AuthFlow: z.literal('USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: Username, PASSWORD: Password }),
  ClientMetadata,
});

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

/** What the calls need. */
interface Pool {
  readonly services: PoolServices;
  readonly people: People;
  readonly deliver: DeliverCode;
  readonly askTriggers: AskTriggers;
}

const signUpCalls = ({ services, people, deliver, askTriggers }: Pool): Record<string, PoolCall> => ({
  SignUp: {
    run: async (body) => {
      const asked = parse(SignUpRequest, body);
      checkPassword(asked.Password);
      const hash = await hashOfPassword(asked.Username, asked.Password);
      const UserAttributes = asked.UserAttributes.map(({ Name, Value }) => ({
        Name,
        Value: Name === 'email' ? asked.Username : Value,
      }));
      await askTriggers('preSignUp', {
        userName: asked.Username,
        request: {
          userAttributes: attributesToRecord(UserAttributes),
          clientMetadata: asked.ClientMetadata,
        },
      });
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
});

/** `remember` receives the response to each sign-in with a correct password. */
const signInCalls = (
  { services, people, askTriggers }: Pool,
  remember: (answer: unknown) => void,
): Record<string, PoolCall> => ({
  InitiateAuth: {
    run: async (body) => {
      const asked = parse(AuthRequest, body);
      const { USERNAME, PASSWORD } = asked.AuthParameters;
      const user = await people.find(USERNAME);
      await askTriggers('preAuthentication', {
        userName: user?.Username ?? USERNAME,
        request: {
          userAttributes: attributesToRecord(user?.Attributes),
          validationData: asked.ClientMetadata,
          userNotFound: user === null,
        },
      });
      const AuthParameters = { USERNAME, PASSWORD: await hashOfPassword(USERNAME, PASSWORD) };
      try {
        const answer = await InitiateAuth(services)(context, { ...asked, AuthParameters });
        remember(answer);
        return answer;
      } catch (error) {
        throw isOneOf(error, 'InvalidPasswordException', 'NotAuthorizedException') ? wrongPassword() : error;
      }
    },
  },
  RevokeToken: {
    run: async (body) =>
      RevokeToken(services)(context, parse(z.object({ ClientId, Token: z.string() }), body)),
  },
});

const forgottenPasswordCalls = ({ services, people, askTriggers }: Pool): Record<string, PoolCall> => ({
  ForgotPassword: {
    run: async (body) => {
      const asked = parse(Ask, body);
      const user = await people.find(asked.Username);
      if (user?.UserStatus === 'CONFIRMED') await ForgotPassword(services)(context, asked);
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
      const answer = await ConfirmForgotPassword(services)(context, { ...asked, Password: hash });
      await askTriggers('postConfirmation', {
        userName: user.Username,
        request: { userAttributes: attributesToRecord(user.Attributes) },
      });
      return answer;
    },
  },
});

/**
 * `cognito-local` plus the Cognito features that it lacks: enforcing the password policy, verifying an address by a
 * code, resending codes, and never revealing who has an account.
 */
export async function poolCalls(
  folder: string,
  deliver: DeliverCode,
  { generator: tokenGenerator, verifyAccess }: EmailTokens,
  askTriggers: AskTriggers,
): Promise<ReadonlyMap<string, PoolCall>> {
  const people = await openPeople(folder);
  const messages = messagesOf(deliver);
  const { cognito } = people;
  const services: PoolServices = {
    clock,
    cognito,
    messages,
    otp,
    tokenGenerator,
    triggers: noTriggers,
    config: DefaultConfig,
  };
  const pool = { services, people, deliver, askTriggers };
  const codes = codeCalls(services, verifyAccess);
  const calls: Record<string, PoolCall> = {
    ...codes.calls,
    ...adminCalls(services, people),
    ...ownCalls(services, people, verifyAccess),
    ...signUpCalls(pool),
    ...signInCalls(pool, codes.remember),
    ...forgottenPasswordCalls(pool),
  };
  return new Map(Object.entries(calls));
}
