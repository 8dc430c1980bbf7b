import type { routes } from '#contract/routes.ts';
import type { NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { checkRoom, checkScripts, fullQueue, newIdeas } from '#functions/domain/series/ideas/new-ideas.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import type { ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { judgeIdeas } from '#functions/services/series/editing/judge-series.ts';
import { type ResumePorts, resumeWithIdeas } from '#functions/services/series/editing/resume-series.ts';
import { ownSeries, type ShownIdeasPorts, shownIdeas } from '#functions/services/series/shown/shown-ideas.ts';

interface Ports extends ShownIdeasPorts, ModerationPorts, ResumePorts {
  readonly newId: NewId;
}

/**
 * Appends the creator’s own ideas and scripts to the queue, either all of them or none. A series that had run out of
 * ideas resumes.
 */
export const addIdeas =
  (ports: Ports): Handle<typeof routes.addIdeas> =>
  async ({ params, body }, { userId, now }) => {
    const series = await ownSeries(ports, userId, params.id);
    const queue = await ports.ideas().list(userId, series.id);
    checkRoom(queue.length, body.ideas.length);
    checkScripts(body.ideas);
    await judgeIdeas(ports, userId, body.ideas);
    const last = queue.at(-1)?.place;
    const added = newIdeas(series, body.ideas, 'creator', { last, newId: ports.newId, now });
    const outcome = await ports.ideas().add(added);
    if (outcome === 'gone') throw new Refusal('not_found');
    if (outcome === 'full') throw fullQueue();
    if (outcome === 'busy')
      throw new Refusal('conflict', 'Other ideas came at the same moment. Add yours again.');
    await resumeWithIdeas(ports, series, now);
    return { reply: await shownIdeas(ports, userId, series.id) };
  };
