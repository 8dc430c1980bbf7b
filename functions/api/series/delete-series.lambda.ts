import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { series } from '#functions/wiring/stores.ts';
import { deleteSeries } from './delete-series.ts';

export const handler = serve(routes.deleteSeries, deleteSeries({ series }), requestDependencies);
