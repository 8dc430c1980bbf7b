import type { routes } from '#contract/routes.ts';
import type { Figures } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** Counts that the owner played one of their own videos, or watched it to its end, on any page. */
export const recordEvent =
  ({ figures }: { readonly figures: Lazy<Figures> }): Handle<typeof routes.recordEvent> =>
  async ({ params, body }, { userId, now }) => {
    const film = { ownerId: userId, videoId: params.id };
    if (!(await figures().watched(film, { viewer: userId, ...body }, now))) throw new Refusal('not_found');
    return { reply: { ok: true } };
  };
