import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { filmQueue, runs, series, stories, videos } from '#functions/wiring/stores.ts';
import { readRun } from './read-run.ts';

export const handler = serve(
  routes.readRun,
  readRun({ series, runs, stories, videos, filmQueue }),
  requestDependencies,
);
