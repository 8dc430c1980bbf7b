import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ShownRunPorts, shownRuns } from '#functions/services/series/shown/shown-run.ts';

interface Ports extends ShownRunPorts {
  readonly runs: Lazy<Runs>;
}

/** The runs waiting for the user’s answer, from all of the user’s series, earliest airing first. */
export const listWaitingRuns =
  (ports: Ports): Handle<typeof routes.listWaitingRuns> =>
  async (_, { userId }) => ({ reply: await shownRuns(ports, userId, await ports.runs().waiting(userId)) });
