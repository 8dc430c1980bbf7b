import type { routes } from '#contract/routes.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type RemakePorts, remakeAnswered as remake } from '#functions/services/series/answers/remake-run.ts';
import { type ShownRunPorts, shownRun } from '#functions/services/series/shown/shown-run.ts';

interface Ports extends RemakePorts, ShownRunPorts {
  readonly filmQueue: Lazy<FilmQueue>;
}

/** Remakes a run according to the user's note. */
export const remakeRun =
  (ports: Ports): Handle<typeof routes.remakeRun> =>
  async ({ params, body }, { userId, now }) => {
    const run = await remake(ports, { ownerId: userId, runId: params.id, ...body }, now);
    return { reply: await shownRun(ports, run, now) };
  };
