import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { ideas, runs, series } from '#functions/wiring/stores.ts';
import { readSeries } from './read-series.ts';

export const handler = serve(routes.readSeries, readSeries({ series, ideas, runs }), requestDependencies);
