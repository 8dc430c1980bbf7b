import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type FitPorts, pauseBeyondPlan } from '#functions/services/series/pause-beyond-plan.ts';
import { type ShownSeriesPorts, shownSeries } from '#functions/services/series/shown/shown-series.ts';

interface Ports extends FitPorts, ShownSeriesPorts {}

/** All of the user’s series, after pausing those that the plan no longer covers. */
export const listSeries =
  (ports: Ports): Handle<typeof routes.listSeries> =>
  async (_, { userId, now }) => {
    const { series, allowed } = await pauseBeyondPlan(ports, userId, now);
    return { reply: { series: await shownSeries(ports, userId, series, now), allowed } };
  };
