import type { routes } from '#contract/routes.ts';
import type { Sessions } from '#functions/domain/account/ports.ts';
import type { Figures, Shares } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly shares: Lazy<Shares>;
  readonly figures: Lazy<Figures>;
  readonly sessions: Lazy<Pick<Sessions, 'find'>>;
}

/**
 * Counts a play or a full viewing of a video by someone with its link. Viewers are identified by network address; the
 * signed-in owner gets the same response but is not counted.
 */
export const recordWatchEvent =
  ({ shares, figures, sessions }: Ports): Handle<typeof routes.recordWatchEvent> =>
  async ({ params, body }, { now, viewer, sessionToken }) => {
    const film = await shares().find(params.share_id);
    if (film === undefined) throw new Refusal('not_found');
    const signedIn = sessionToken === undefined ? undefined : await sessions().find(sessionToken, now);
    if (signedIn === film.ownerId) return { reply: { ok: true } };
    if (!(await figures().watched(film, { viewer, ...body }, now))) throw new Refusal('not_found');
    return { reply: { ok: true } };
  };
