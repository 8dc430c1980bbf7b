import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  LimitExceededException,
  NotAuthorizedException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Passwords } from '#functions/domain/account/passwords/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 8_000;
const READ_ATTEMPTS = 3;
/**
 * If a change succeeded but the response was lost, retrying would fail, because the current password is a different
 * one by then.
 */
const CHANGE_ATTEMPTS = 1;

const refusedOr = (error: unknown): undefined => {
  if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return undefined;
  if (error instanceof LimitExceededException || error instanceof TooManyRequestsException)
    throw new Refusal('too_many_requests', undefined, { cause: error });
  throw new Refusal('provider_unavailable', undefined, { cause: error });
};

const clientOf = (maxAttempts: number): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({ maxAttempts, requestHandler: timeLimits(ANSWER_LIMIT_MS) });

/** Passwords in a Cognito user pool; the calls need the user’s access token but no IAM permissions. */
export const cognitoPasswords = (issuer: string): Passwords => {
  const [reading, changing] = [clientOf(READ_ATTEMPTS), clientOf(CHANGE_ATTEMPTS)];
  return {
    ownerOf: async (accessToken) => {
      const found = await reading.send(new GetUserCommand({ AccessToken: accessToken })).catch(refusedOr);
      const subject = found?.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
      return subject === undefined ? undefined : { issuer, subject };
    },
    change: async ({ accessToken, current, password }) => {
      const asked = { AccessToken: accessToken, PreviousPassword: current, ProposedPassword: password };
      return (await changing.send(new ChangePasswordCommand(asked)).catch(refusedOr)) !== undefined;
    },
  };
};
