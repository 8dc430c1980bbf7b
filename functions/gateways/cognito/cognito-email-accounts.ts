import { randomBytes } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ExpiredCodeException,
  ForgotPasswordCommand,
  LimitExceededException,
  NotAuthorizedException,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  TooManyFailedAttemptsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { EmailAccounts } from '#functions/domain/account/ports.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 3;
/** A code only works once, so if a response was lost, retrying would fail even with the right code. */
const CODE_LIMIT_MS = 15_000;
const CODE_ATTEMPTS = 1;
/** Nobody ever sees this password: the person who receives the code chooses a new one. */
const PASSWORD_BYTES = 48;

/** The pool's errors for an invalid code. */
const REFUSED = [
  CodeMismatchException,
  ExpiredCodeException,
  LimitExceededException,
  NotAuthorizedException,
  TooManyFailedAttemptsException,
  UserNotFoundException,
] as const;

const accepted = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (REFUSED.some((kind) => error instanceof kind)) return false;
    throw error;
  }
};

interface Pool {
  readonly userPoolId: string;
  /** The browser's client, which has no secret. */
  readonly clientId: string;
}

/** Accounts with a password in a Cognito user pool. A trigger blocks browsers from the pool’s own sign-up. */
export const cognitoEmailAccounts = ({ userPoolId, clientId }: Pool): EmailAccounts => {
  const client = new CognitoIdentityProviderClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });
  const codeClient = new CognitoIdentityProviderClient({
    maxAttempts: CODE_ATTEMPTS,
    requestHandler: timeLimits(CODE_LIMIT_MS),
  });
  const asClient = (email: string) => ({ ClientId: clientId, Username: email });
  const asAdmin = (email: string) => ({ UserPoolId: userPoolId, Username: email });
  return {
    standOf: async (email) => {
      try {
        const { UserStatus } = await client.send(new AdminGetUserCommand(asAdmin(email)));
        return UserStatus === 'UNCONFIRMED' ? 'unconfirmed' : 'confirmed';
      } catch (error) {
        if (error instanceof UserNotFoundException) return 'none';
        throw error;
      }
    },
    create: async ({ email, name, pass }) => {
      await client.send(
        new SignUpCommand({
          ...asClient(email),
          Password: randomBytes(PASSWORD_BYTES).toString('base64url'),
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'name', Value: name },
          ],
          ClientMetadata: { pass },
        }),
      );
    },
    sendCodeAgain: async (email) => {
      await client.send(new ResendConfirmationCodeCommand(asClient(email)));
    },
    sendResetCode: async (email) => {
      await client.send(new ForgotPasswordCommand(asClient(email)));
    },
    confirm: (email, code) =>
      accepted(codeClient.send(new ConfirmSignUpCommand({ ...asClient(email), ConfirmationCode: code }))),
    reset: (email, code, password) =>
      accepted(
        codeClient.send(
          new ConfirmForgotPasswordCommand({
            ...asClient(email),
            ConfirmationCode: code,
            Password: password,
          }),
        ),
      ),
    complete: async (email, password, name) => {
      await client.send(
        new AdminSetUserPasswordCommand({ ...asAdmin(email), Password: password, Permanent: true }),
      );
      if (name === undefined) return;
      await client.send(
        new AdminUpdateUserAttributesCommand({
          ...asAdmin(email),
          UserAttributes: [{ Name: 'name', Value: name }],
        }),
      );
    },
  };
};
