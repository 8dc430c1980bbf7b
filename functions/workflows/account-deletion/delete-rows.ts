import type { z } from 'zod';
import type { AccountDeletions } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { LeavingUser } from './messages.ts';

/** Deletes rows of the leaving user; `done` is false when more remain than one call can delete. */
export const deleteRows = ({ accountDeletions }: { readonly accountDeletions: Lazy<AccountDeletions> }) => ({
  name: 'DeleteRows',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => ({
    userId,
    done: await accountDeletions().removeRows(userId),
  }),
});
