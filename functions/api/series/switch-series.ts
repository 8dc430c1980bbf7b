import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ResumePorts, resumeSeries } from '#functions/services/series/editing/resume-series.ts';
import { type PausePorts, pauseSeries } from '#functions/services/series/pause-series.ts';
import { type ShownSeriesPorts, shownOne } from '#functions/services/series/shown/shown-series.ts';

interface Ports extends PausePorts, ResumePorts, ShownSeriesPorts {}

/** Pauses a series, or resumes it. */
export const switchSeries =
  (ports: Ports): Handle<typeof routes.switchSeries> =>
  async ({ params, body }, { userId, now }) => {
    const series =
      body.status === 'active'
        ? await resumeSeries(ports, userId, params.id, now)
        : await pauseSeries(ports, { ownerId: userId, id: params.id }, 'creator', now);
    if (series === undefined) throw new Refusal('not_found');
    return { reply: await shownOne(ports, series, now) };
  };
