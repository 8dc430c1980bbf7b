import type { AccountDeletion } from '#functions/domain/account/account-deletion.ts';
import type { AccountDeleter, AccountDeletions } from '#functions/domain/account/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';

interface Ports {
  readonly accountDeletions: Lazy<AccountDeletions>;
  readonly accountDeleter: Lazy<AccountDeleter>;
  readonly now: Clock;
}

/** Starts account deletions that never started, and those that failed again every hour. */
export const resumeDeletions = ({ accountDeletions, accountDeleter, now }: Ports) => ({
  name: 'ResumeDeletions',
  due: () => accountDeletions().all(),
  about: ({ userId }: AccountDeletion) => ({ userId }),
  tend: async (deletion: AccountDeletion): Promise<'started'> => {
    // An attempt that is running or has ended within its hour has the same name, and then this does nothing.
    await accountDeleter().start(deletion, now());
    return 'started';
  },
});
