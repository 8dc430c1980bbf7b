import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { ownSeries, type ShownIdeasPorts, shownIdeas } from '#functions/services/series/shown/shown-ideas.ts';

/** Deletes a queued idea. */
export const deleteIdea =
  (ports: ShownIdeasPorts): Handle<typeof routes.deleteIdea> =>
  async ({ params }, { userId }) => {
    const series = await ownSeries(ports, userId, params.id);
    if (!(await ports.ideas().remove(userId, series.id, params.ideaId))) throw new Refusal('not_found');
    return { reply: await shownIdeas(ports, userId, series.id) };
  };
