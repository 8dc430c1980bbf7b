import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, ideas, idempotency, runs, series } from '#functions/wiring/stores.ts';
import { createSeries } from './create-series.ts';

export const handler = serve(
  routes.createSeries,
  createSeries({ ...moderation, series, ideas, runs, balances: credits, newId }),
  { ...requestDependencies, idempotency },
);
