import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { editedSeries } from '#functions/domain/series/changes/edited-series.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import type { ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { judgeSeries } from '#functions/services/series/editing/judge-series.ts';
import { type ShownSeriesPorts, shownOne } from '#functions/services/series/shown/shown-series.ts';

interface Ports extends ModerationPorts, ShownSeriesPorts {
  readonly series: Lazy<SeriesStore>;
}

/** How many times runs may change the series during an edit before the edit fails. */
const ROUNDS = 5;

/** Changes a series, unless another window has changed it in the meantime. */
export const editSeries =
  (ports: Ports): Handle<typeof routes.editSeries> =>
  async ({ params, body: { version, ...choice } }, { userId, now }) => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = await ports.series().find(userId, params.id);
      if (before === undefined) throw new Refusal('not_found');
      if (before.version !== version) throw new Refusal('series_changed');
      if (round === 1) await judgeSeries(ports, userId, choice, before.choice);
      const after = editedSeries(before, choice, now);
      if (await ports.series().replace(before, after)) {
        return { reply: await shownOne(ports, after, now) };
      }
    }
    throw new Refusal('series_changed');
  };
