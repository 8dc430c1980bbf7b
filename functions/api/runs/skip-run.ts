import type { routes } from '#contract/routes.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type AnswerPorts, skipAnswered as skip } from '#functions/services/series/answers/answer-run.ts';
import { type ShownRunPorts, shownRun } from '#functions/services/series/shown/shown-run.ts';

interface Ports extends Pick<AnswerPorts, 'runs'>, ShownRunPorts {
  readonly filmQueue: Lazy<FilmQueue>;
}

/** Skips an airing, so that no video is made for it. */
export const skipRun =
  (ports: Ports): Handle<typeof routes.skipRun> =>
  async ({ params, body }, { userId, now }) => {
    const run = await skip(ports, { ownerId: userId, runId: params.id, ...body }, now);
    return { reply: await shownRun(ports, run, now) };
  };
