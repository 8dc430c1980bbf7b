import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { ownSeries, type ShownIdeasPorts, shownIdeas } from '#functions/services/series/shown/shown-ideas.ts';

/** The queued ideas, the next one first. */
export const listIdeas =
  (ports: ShownIdeasPorts): Handle<typeof routes.listIdeas> =>
  async ({ params }, { userId }) => {
    await ownSeries(ports, userId, params.id);
    return { reply: await shownIdeas(ports, userId, params.id) };
  };
