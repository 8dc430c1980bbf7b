import type { AccountDeletion } from '#functions/domain/account/account-deletion.ts';
import type { AccountDeleter, AccountDeletions } from '#functions/domain/account/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';

interface Ports {
  readonly accountDeletions: Lazy<AccountDeletions>;
  readonly accountDeleter: Lazy<AccountDeleter>;
  readonly now: Clock;
}

/** Starts account deletions that never started, and retries failed ones every hour. */
export const resumeDeletions = ({ accountDeletions, accountDeleter, now }: Ports) => ({
  name: 'ResumeDeletions',
  due: () => accountDeletions().all(),
  about: ({ userId }: AccountDeletion) => ({ userId }),
  tend: async (deletion: AccountDeletion): Promise<'started'> => {
    // Does nothing if a deletion attempt is running or ended within the last hour, because the new attempt would have
    // the same execution name.
    await accountDeleter().start(deletion, now());
    return 'started';
  },
});
