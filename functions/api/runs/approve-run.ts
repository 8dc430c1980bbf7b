import type { routes } from '#contract/routes.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import {
  type AnswerPorts,
  approveAnswered as approve,
} from '#functions/services/series/answers/answer-run.ts';
import { type ShownRunPorts, shownRun } from '#functions/services/series/shown/shown-run.ts';

interface Ports extends AnswerPorts, ShownRunPorts {
  readonly filmQueue: Lazy<FilmQueue>;
}

/** Approves the script or the video in the version that the user saw; an approved script is then filmed. */
export const approveRun =
  (ports: Ports): Handle<typeof routes.approveRun> =>
  async ({ params, body }, { userId, now }) => {
    const run = await approve(ports, { ownerId: userId, runId: params.id, ...body }, now);
    return { reply: await shownRun(ports, run, now) };
  };
