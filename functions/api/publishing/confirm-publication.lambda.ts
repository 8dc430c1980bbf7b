import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { publications } from '#functions/wiring/stores.ts';
import { confirmPublication } from './confirm-publication.ts';

export const handler = serve(
  routes.confirmPublication,
  confirmPublication({ publications }),
  requestDependencies,
);
