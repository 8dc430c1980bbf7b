import type { z } from 'zod';
import type { AccountDeletions, IdentityPool } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { LeavingUser } from './messages.ts';

interface Ports {
  readonly accountDeletions: Lazy<AccountDeletions>;
  readonly identityPool: Lazy<IdentityPool>;
}

/**
 * Deletes the departing user from the user pool, as the first step; until then, they can sign in as usual.
 */
export const deleteIdentityStep = ({ accountDeletions, identityPool }: Ports) => ({
  name: 'DeleteIdentity',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    const username = await accountDeletions().usernameToForget(userId);
    if (username !== undefined) await identityPool().forget(username);
    return { userId };
  },
});
