import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { runs, series, stories, videos } from '#functions/wiring/stores.ts';
import { listWaitingRuns } from './list-waiting-runs.ts';

export const handler = serve(
  routes.listWaitingRuns,
  listWaitingRuns({ series, runs, stories, videos }),
  requestDependencies,
);
