import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, ideas, runs, series } from '#functions/wiring/stores.ts';
import { listSeries } from './list-series.ts';

export const handler = serve(
  routes.listSeries,
  listSeries({ series, ideas, runs, balances: credits, outbox }),
  requestDependencies,
);
