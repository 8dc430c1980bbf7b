import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly series: Lazy<SeriesStore>;
}

/** Deletes a series along with its ideas and runs. The runs’ stories and videos stay. */
export const deleteSeries =
  (ports: Ports): Handle<typeof routes.deleteSeries> =>
  async ({ params }, { userId }) => {
    if (!(await ports.series().remove(userId, params.id))) throw new Refusal('not_found');
    return { reply: { ok: true } };
  };
