import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { editedIdea } from '#functions/domain/series/ideas/edited-idea.ts';
import { checkScripts } from '#functions/domain/series/ideas/new-ideas.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import type { ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { judgeIdeas } from '#functions/services/series/editing/judge-series.ts';
import { ownSeries, type ShownIdeasPorts, shownIdeas } from '#functions/services/series/shown/shown-ideas.ts';

interface Ports extends ShownIdeasPorts, ModerationPorts {}

/** Changes a queued idea, or its position in the queue. */
export const editIdea =
  (ports: Ports): Handle<typeof routes.editIdea> =>
  async ({ params, body }, { userId }) => {
    const series = await ownSeries(ports, userId, params.id);
    const idea = editedIdea(await ports.ideas().list(userId, series.id), params.ideaId, body);
    if (body.script !== undefined) checkScripts([idea]);
    if (body.text !== undefined || body.script !== undefined) await judgeIdeas(ports, userId, [idea]);
    if (!(await ports.ideas().replace(idea))) throw new Refusal('not_found');
    return { reply: await shownIdeas(ports, userId, series.id) };
  };
