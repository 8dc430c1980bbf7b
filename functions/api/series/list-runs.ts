import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ShownRunPorts, shownRuns } from '#functions/services/series/shown/shown-run.ts';

interface Ports extends ShownRunPorts {
  readonly runs: Lazy<Runs>;
}

/** The runs of a series, the latest airing first. */
export const listRuns =
  (ports: Ports): Handle<typeof routes.listRuns> =>
  async ({ params, query }, { userId }) => {
    if ((await ports.series().find(userId, params.id)) === undefined) throw new Refusal('not_found');
    const { items, nextCursor } = await ports.runs().list(userId, params.id, query.cursor);
    return { reply: await shownRuns(ports, userId, items), nextCursor };
  };
