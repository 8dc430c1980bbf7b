import type { routes } from '#contract/routes.ts';
import { checkRoom } from '#functions/domain/series/ideas/new-ideas.ts';
import { noIdeas } from '#functions/domain/series/ideas/no-model.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { checkHasSeries, type HasSeriesPorts } from '#functions/services/series/editing/check-has-series.ts';
import { type ResumePorts, resumeWithIdeas } from '#functions/services/series/editing/resume-series.ts';
import { ownSeries, type ShownIdeasPorts, shownIdeas } from '#functions/services/series/shown/shown-ideas.ts';
import { type ThinkUpPorts, thinkUpIdeas } from '#functions/services/series/think-up-ideas.ts';

interface Ports extends ShownIdeasPorts, ThinkUpPorts, HasSeriesPorts, ResumePorts {}

/** Has the model think up ideas and appends them to the queue. */
export const suggestIdeas =
  (ports: Ports): Handle<typeof routes.suggestIdeas> =>
  async ({ params }, { userId, now }) => {
    const series = await ownSeries(ports, userId, params.id);
    if ((await ports.writerModel()) === null) throw noIdeas();
    await checkHasSeries(ports, userId, now);
    checkRoom(await ports.ideas().count(userId, series.id), 1);
    await thinkUpIdeas(ports, series, now);
    await resumeWithIdeas(ports, series, now);
    return { reply: await shownIdeas(ports, userId, series.id) };
  };
