import type { z } from 'zod';
import type { AccountDeletions, Users } from '#functions/domain/account/ports.ts';
import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import { tidyAddress } from '#functions/domain/mail/mail.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { LeavingUser } from './messages.ts';

interface Ports {
  readonly accountDeletions: Lazy<AccountDeletions>;
  readonly users: Lazy<Users>;
  readonly newsletter: Lazy<Newsletter>;
}

/**
 * Unsubscribes the account's address from the newsletter, unless it is unverified and so might be somebody else’s.
 */
const endNewsletter = async ({ users, newsletter }: Ports, userId: string): Promise<void> => {
  const user = await users().find(userId);
  if (user === undefined || (user.emailStanding ?? 'unverified') === 'unverified') return;
  await newsletter().remove(newsletter().idOf(tidyAddress(user.email)));
};

/** Deletes rows of the departing user; `done` is false if there are more rows than one call can delete. */
export const deleteRowsStep = (ports: Ports) => ({
  name: 'DeleteRows',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    await endNewsletter(ports, userId);
    return { userId, done: await ports.accountDeletions().removeRows(userId) };
  },
});
