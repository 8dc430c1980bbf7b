import type { routes } from '#contract/routes.ts';
import type { Lazy, MediaAccess, Sessions } from '#functions/domain/ports.ts';
import type { Handle } from '#functions/domain/visit.ts';

interface Ports {
  readonly sessions: Lazy<Sessions>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** Ends the session on the server and in the browser; signing out twice is no error. */
export const signOut =
  ({ sessions, mediaAccess }: Ports): Handle<typeof routes.signOut> =>
  async (_, { sessionToken }) => {
    if (sessionToken !== undefined) await sessions().end(sessionToken);
    return { reply: { ok: true }, session: 'end', mediaCookies: mediaAccess().clearedCookies() };
  };
