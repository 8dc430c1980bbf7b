import type { routes } from '#contract/routes.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ShownRunPorts, shownRun } from '#functions/services/series/shown/shown-run.ts';

interface Ports extends ShownRunPorts {
  readonly runs: Lazy<Runs>;
  readonly filmQueue: Lazy<FilmQueue>;
}

/** One run as it is now. */
export const readRun =
  (ports: Ports): Handle<typeof routes.readRun> =>
  async ({ params }, { userId, now }) => {
    const run = await ports.runs().find(userId, params.id);
    if (run === undefined) throw new Refusal('not_found');
    return { reply: await shownRun(ports, run, now) };
  };
