import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { filmQueue, runs, series, stories, videos } from '#functions/wiring/stores.ts';
import { skipRun } from './skip-run.ts';

export const handler = serve(
  routes.skipRun,
  skipRun({ series, runs, stories, videos, filmQueue }),
  requestDependencies,
);
