import type { routes } from '#contract/routes.ts';
import type { Figures, Shares } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly shares: Lazy<Shares>;
  readonly figures: Lazy<Figures>;
}

/** Counts that a viewer with the link played a video, or watched it to its end. A viewer is a network address. */
export const recordWatchEvent =
  ({ shares, figures }: Ports): Handle<typeof routes.recordWatchEvent> =>
  async ({ params, body }, { now, viewer }) => {
    const film = await shares().find(params.share_id);
    const counted = film !== undefined && (await figures().watched(film, { viewer, ...body }, now));
    if (!counted) throw new Refusal('not_found');
    return { reply: { ok: true } };
  };
