import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { pronunciations } from '#functions/wiring/stores.ts';
import { listPronunciations } from './list-pronunciations.ts';

export const handler = serve(
  routes.listPronunciations,
  listPronunciations({ pronunciations }),
  requestDependencies,
);
