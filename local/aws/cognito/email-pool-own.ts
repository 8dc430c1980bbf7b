import { CognitoError, NotAuthorizedError } from 'cognito-local/lib/errors.js';
import { ChangePassword } from 'cognito-local/lib/targets/changePassword.js';
import { GetUser } from 'cognito-local/lib/targets/getUser.js';
import { z } from 'zod';
import { checkPassword, Password, type PoolCall, type PoolServices, parse } from './email-pool-call.ts';
import { context, hashOfPassword, type People } from './email-pool-people.ts';

const Get = z.object({ AccessToken: z.string() });
const Change = Get.extend({ PreviousPassword: Password, ProposedPassword: Password });

/** The calls that need an access token. They verify the token, because `cognito-local` doesn't. */
export const ownCalls = (
  services: PoolServices,
  people: People,
  verifyAccess: (token: string) => Promise<string>,
): Record<string, PoolCall> => {
  const usernameOf = (token: string): Promise<string> =>
    verifyAccess(token).catch(() => {
      throw new NotAuthorizedError('Invalid Access Token');
    });
  return {
    GetUser: {
      run: async (body) => {
        const asked = parse(Get, body);
        await usernameOf(asked.AccessToken);
        return GetUser(services)(context, asked);
      },
    },
    ChangePassword: {
      run: async (body) => {
        const { AccessToken, PreviousPassword, ProposedPassword } = parse(Change, body);
        checkPassword(ProposedPassword);
        const username = await usernameOf(AccessToken);
        const email = (await people.addressOf(username)) ?? username;
        const [previous, proposed] = await Promise.all([
          hashOfPassword(email, PreviousPassword),
          hashOfPassword(email, ProposedPassword),
        ]);
        const asked = { AccessToken, PreviousPassword: previous, ProposedPassword: proposed };
        return ChangePassword(services)(context, asked).catch((error: unknown) => {
          const isWrong = error instanceof CognitoError && error.code === 'InvalidPasswordException';
          throw isWrong ? new NotAuthorizedError('Incorrect username or password.') : error;
        });
      },
    },
  };
};
