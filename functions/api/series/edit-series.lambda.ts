import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { ideas, runs, series } from '#functions/wiring/stores.ts';
import { editSeries } from './edit-series.ts';

export const handler = serve(
  routes.editSeries,
  editSeries({ series, ideas, runs, moderator, moderationActions }),
  requestDependencies,
);
