import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { ideas, runs, series } from '#functions/wiring/stores.ts';
import { editSeries } from './edit-series.ts';

export const handler = serve(
  routes.editSeries,
  editSeries({ ...moderation, series, ideas, runs }),
  requestDependencies,
);
