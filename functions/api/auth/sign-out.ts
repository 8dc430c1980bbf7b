import type { routes } from '#contract/routes.ts';
import type { Sessions } from '#functions/domain/account/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly sessions: Lazy<Sessions>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** Ends the session on the server and in the browser; signing out twice is no error. */
export const signOut =
  ({ sessions, mediaAccess }: Ports): Handle<typeof routes.signOut> =>
  async (_, { sessionToken, now }) => {
    const userId = sessionToken === undefined ? undefined : await sessions().find(sessionToken, now);
    if (sessionToken !== undefined) await sessions().end(sessionToken);
    return {
      reply: { ok: true },
      session: 'end',
      ...(userId === undefined ? {} : { mediaCookies: mediaAccess().clearedCookies(userId) }),
    };
  };
