import type { routes } from '#contract/routes.ts';
import type { Sessions, Users } from '#functions/domain/account/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly sessions: Lazy<Sessions>;
  readonly users: Lazy<Users>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** Ends the session on the server and in the browser; signing out twice succeeds. */
export const signOut =
  ({ sessions, users, mediaAccess }: Ports): Handle<typeof routes.signOut> =>
  async (_, { sessionToken, now }) => {
    const userId = sessionToken === undefined ? undefined : await sessions().find(sessionToken, now);
    const user = userId === undefined ? undefined : await users().find(userId);
    if (sessionToken !== undefined) await sessions().end(sessionToken);
    return {
      reply: { ok: true },
      session: 'end',
      ...(user === undefined ? {} : { mediaCookies: mediaAccess().clearedCookies(user.mediaFolder) }),
    };
  };
