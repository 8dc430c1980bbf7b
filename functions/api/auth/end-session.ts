import type { routes } from '#contract/routes.ts';
import type { Sessions, Users } from '#functions/domain/account/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly sessions: Lazy<Sessions>;
  readonly users: Lazy<Users>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** Ends one of the user's sessions: the caller's own (a sign-out), or another after a recent sign-in. */
export const endSession =
  ({ sessions, users, mediaAccess }: Ports): Handle<typeof routes.endSession> =>
  async ({ params }, { userId, sessionToken, now }) => {
    if (sessionToken === undefined) throw new Refusal('not_signed_in');
    const isThis = sessions().idOf(sessionToken) === params.id;
    if (!isThis && !(await sessions().isRecent(sessionToken, now))) throw new Refusal('sign_in_again');
    if (!(await sessions().endOne(userId, params.id)))
      throw new Refusal('not_found', 'This session has already ended.');
    if (!isThis) return { reply: { ok: true } };
    const user = await users().find(userId);
    return {
      reply: { ok: true },
      session: 'end',
      ...(user === undefined ? {} : { mediaCookies: mediaAccess().clearedCookies(user.mediaFolder) }),
    };
  };
