import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ShownSeriesPorts, seenSeries } from '#functions/services/series/shown/shown-series.ts';

interface Ports extends ShownSeriesPorts {
  readonly series: Lazy<SeriesStore>;
}

/** One series as it is now. */
export const readSeries =
  (ports: Ports): Handle<typeof routes.readSeries> =>
  async ({ params }, { userId, now }) => ({ reply: await seenSeries(ports, userId, params.id, now) });
