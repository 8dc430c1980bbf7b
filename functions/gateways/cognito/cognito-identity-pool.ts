import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  paginateListUsers,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { IdentityPool } from '#functions/domain/account/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 4;

/** The users in a Cognito user pool, whether they have a password or come from another identity provider. */
export const cognitoIdentityPool = (userPoolId: string): IdentityPool => {
  const client = new CognitoIdentityProviderClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });
  return {
    forget: async (username) => {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username }));
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error;
      }
    },
    asksForCode: async (username) => {
      try {
        const { UserMFASettingList = [] } = await client.send(
          new AdminGetUserCommand({ UserPoolId: userPoolId, Username: username }),
        );
        return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA');
      } catch (error) {
        if (error instanceof UserNotFoundException) return false;
        throw new Refusal('provider_unavailable', undefined, { cause: error });
      }
    },
    unconfirmedBefore: async function* (time) {
      const pages = paginateListUsers(
        { client },
        { UserPoolId: userPoolId, Filter: 'cognito:user_status = "UNCONFIRMED"' },
      );
      for await (const { Users = [] } of pages)
        for (const { Username, UserCreateDate } of Users)
          if (Username !== undefined && UserCreateDate !== undefined && UserCreateDate < time) yield Username;
    },
  };
};
