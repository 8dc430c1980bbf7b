import type { routes } from '#contract/routes.ts';
import type { AccountDeleter, AccountDeletions, Sessions, Users } from '#functions/domain/account/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly accountDeletions: Lazy<AccountDeletions>;
  readonly sessions: Lazy<Sessions>;
  readonly users: Lazy<Users>;
  readonly accountDeleter: Lazy<AccountDeleter>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/**
 * Frees the identity and ends every session at once; the workflow deletes the rest. If the workflow fails to start,
 * ResumeDeletions starts it.
 */
export const deleteAccount =
  ({
    accountDeletions,
    sessions,
    users,
    accountDeleter,
    mediaAccess,
  }: Ports): Handle<typeof routes.deleteAccount> =>
  async (_, { userId, now }) => {
    const user = await users().find(userId);
    const deletion = await accountDeletions().begin(userId, now);
    await sessions().endAll(userId, now);
    const answer = {
      reply: { ok: true },
      session: 'end',
      mediaCookies: user === undefined ? [] : mediaAccess().clearedCookies(user.mediaFolder),
    } as const;
    try {
      if (deletion !== undefined) await accountDeleter().start(deletion, now);
      return answer;
    } catch (trouble) {
      return { ...answer, trouble };
    }
  };
