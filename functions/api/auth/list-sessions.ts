import type { routes } from '#contract/routes.ts';
import type { Sessions } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly sessions: Lazy<Sessions>;
}

/** The user's sessions, with the caller's own marked. */
export const listSessions =
  ({ sessions }: Ports): Handle<typeof routes.listSessions> =>
  async (_, { userId, sessionToken, now }) => {
    const own = sessionToken === undefined ? undefined : sessions().idOf(sessionToken);
    const open = await sessions().list(userId, now);
    return {
      reply: open.map(({ id, device, openedAt, usedAt }) => ({
        id,
        device,
        openedAt: openedAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isThis: id === own,
      })),
    };
  };
