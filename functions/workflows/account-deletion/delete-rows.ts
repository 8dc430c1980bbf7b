import type { z } from 'zod';
import type { AccountDeletions } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { LeavingUser } from './messages.ts';

/** Removes rows of somebody who is leaving; `done` is false when there are more than one call can remove. */
export const deleteRows = ({ accountDeletions }: { readonly accountDeletions: Lazy<AccountDeletions> }) => ({
  name: 'DeleteRows',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => ({
    userId,
    done: await accountDeletions().removeRows(userId),
  }),
});
