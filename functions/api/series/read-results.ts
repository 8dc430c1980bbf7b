import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ResultPorts, seriesResults } from '#functions/services/series/shown/series-results.ts';

interface Ports extends ResultPorts {
  readonly series: Lazy<SeriesStore>;
}

export const readResults =
  (ports: Ports): Handle<typeof routes.readSeriesResults> =>
  async ({ params }, { userId, now }) => {
    if ((await ports.series().find(userId, params.id)) === undefined) throw new Refusal('not_found');
    return { reply: await seriesResults(ports, userId, params.id, now) };
  };
