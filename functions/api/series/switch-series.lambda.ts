import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, ideas, runs, series } from '#functions/wiring/stores.ts';
import { switchSeries } from './switch-series.ts';

export const handler = serve(
  routes.switchSeries,
  switchSeries({
    series,
    ideas,
    runs,
    balances: credits,
    outbox,
    writerModel,
  }),
  requestDependencies,
);
