import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { receipts, runs, series, videos } from '#functions/wiring/stores.ts';
import { readResults } from './read-results.ts';

export const handler = serve(
  routes.readSeriesResults,
  readResults({ series, runs, videos, receipts }),
  requestDependencies,
);
